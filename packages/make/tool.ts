/** The tools that make and check packages: in a folder of their own, which only they need. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(new URL('../tools/package.json', import.meta.url));

/** A tool, as far as the caller says what of it is used. */
export const tool = async <Tool>(name: string): Promise<Tool> =>
  import(pathToFileURL(require.resolve(name)).href) as Promise<Tool>;
