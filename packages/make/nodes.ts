/** The Nodes on which the packages are tried: this one, and older ones from the registry. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const TOOLS = resolve(import.meta.dirname, '../tools/node_modules');
/** Names in packages/tools/package.json; binaries for Linux on x64 alone. */
const OLDER = ['node-20', 'node-22', 'node-24'];

/** Each with its version; where no older one is installed, this one alone. */
export function nodes(): { version: string; path: string }[] {
  const older = OLDER.map((name) => ({
    version: name.slice('node-'.length),
    path: join(TOOLS, name, 'bin/node'),
  }));
  return [
    ...older.filter(({ path }) => existsSync(path)),
    { version: process.versions.node, path: process.execPath },
  ];
}
