/** Files for builders that take one: a plugin, a container, a configuration. */
import type { KitBuilder } from './kit-steps.ts';
import type { StopKit } from './stop-kit.ts';
import { optInConfiguration } from './adapters/opt-in.ts';
import { tagContainer } from './adapters/tag-container.ts';
import { wordpressPlugin } from './adapters/wordpress.ts';

export interface AdapterFile {
  readonly name: string;
  readonly text: string;
}

/** The file of a builder; undefined where it takes none. */
export function adapterFile(
  builder: KitBuilder | undefined,
  kit: StopKit,
): AdapterFile | undefined {
  if (builder?.file === 'wordpress')
    return { name: 'statewise-stop-kit.php', text: wordpressPlugin(kit) };
  if (builder?.file === 'gtm') return { name: 'statewise-container.json', text: tagContainer() };
  if (builder?.file === 'opt-in')
    return { name: 'cookie-consent-config.js', text: optInConfiguration() };
  return undefined;
}
