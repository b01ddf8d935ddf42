/**
 * Files of the packages in this folder, which `npm run test:site -- software` installs. A site
 * serves them unchanged, as its owner would.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from '../shape.ts';

const PACKAGES = join(import.meta.dirname, 'node_modules');
/** What the project itself has for its development. */
const OWN_PACKAGES = join(import.meta.dirname, '../../../node_modules');

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.c?js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.json$/, 'application/json'],
];

/** A file of a package, by its path below `node_modules`. */
export function packageFile(path: string): Reply {
  const place = [PACKAGES, OWN_PACKAGES].map((root) => join(root, path)).find(existsSync);
  if (place === undefined) return { status: 404, body: `not installed: ${path}` };
  const type = TYPES.find(([ending]) => ending.test(path))?.[1] ?? 'application/octet-stream';
  return { type, body: readFileSync(place) };
}
