/** Every file of the repository that people write; files of code are read once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './modules.ts';

const root = join(import.meta.dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'build', 'data', 'test-results']);

function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const hidden = entry.name.startsWith('.') && entry.name !== '.github';
    if (hidden || NOT_OURS.has(entry.name)) return [];
    return entry.isDirectory() ? pathsIn(path) : [path];
  });
}

export const PATHS: readonly string[] = pathsIn('');

const filesNamed = (pattern: RegExp): readonly SourceFile[] =>
  PATHS.filter((path) => pattern.test(path)).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));

export const SOURCES = filesNamed(/\.(ts|tsx|mjs)$/);
export const STYLE_SHEETS = filesNamed(/\.css$/);
/** Documentation of the project; templates of documents and invented notices are data. */
export const GUIDES = filesNamed(/^(?!documents\/templates\/|tests\/notices\/).*\.md$/);
