/** Every file of code in the repository, read once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './modules.ts';

const root = join(import.meta.dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'runtime', 'build', 'data', 'test-results']);

function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return [];
    if (entry.isDirectory()) return pathsIn(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

export const SOURCES: readonly SourceFile[] = pathsIn('').map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));
