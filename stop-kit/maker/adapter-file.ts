/** Files for builders that take one: a plugin, a container, a configuration. */
import type { KitBuilder } from './kit-steps.ts';
import type { StopKit } from './stop-kit.ts';
import { optInConfiguration } from './adapters/opt-in.ts';
import { optInBundled } from './adapters/opt-in-bundled.ts';
import { tagContainer } from './adapters/tag-container.ts';
import { wordpressPlugin } from './adapters/wordpress.ts';

export interface AdapterFile {
  readonly name: string;
  /** What an owner saves: the file itself, or a ZIP file around it. */
  readonly saved: string;
  readonly text: string;
}

/** The file of a builder; undefined where it takes none. */
export function adapterFile(
  builder: KitBuilder | undefined,
  kit: StopKit,
): AdapterFile | undefined {
  if (builder?.file === 'wordpress')
    return {
      name: 'stop-kit.php',
      saved: 'stop-kit.zip',
      text: wordpressPlugin(kit),
    };
  if (builder?.file === 'gtm') return plainFile('stop-kit-container.json', tagContainer());
  if (builder?.file === 'opt-in') return plainFile('opt-in-config.js', optInConfiguration());
  if (builder?.file === 'opt-in-bundled') return plainFile('opt-in.js', optInBundled());
  return undefined;
}

const plainFile = (name: string, text: string): AdapterFile => ({ name, saved: name, text });
