/** A state of the law data, named on a command line. */
import { readFileSync, statSync } from 'node:fs';
import { DATA_FILES, hashOfFiles, type LawFile } from '#law/data-files.server.ts';
import { filesInFolder, lawBooksOf, packOf, UnreadablePack } from '#law/packs.server.ts';
import { Unusable } from '../command/one-file.ts';

/** The law data of this program, file by file. */
export const currentFiles = (): LawFile[] =>
  DATA_FILES.map((name) => [
    name,
    readFileSync(new URL(`../../law/${name}`, import.meta.url), 'utf8'),
  ]);

export interface NamedData {
  readonly hash: string;
  readonly books: ReturnType<typeof lawBooksOf>;
}

/**
 * `current`, the hash of a pack (its first eight digits are enough), or a folder with records.
 * Throws `Unusable`.
 */
export function lawNamed(name: string): NamedData {
  try {
    const files = filesNamed(name);
    return { hash: hashOfFiles(files), books: lawBooksOf(files) };
  } catch (error) {
    if (error instanceof UnreadablePack) throw new Unusable(`${name}: ${error.message}`);
    throw error;
  }
}

function filesNamed(name: string): readonly LawFile[] {
  if (name === 'current') return currentFiles();
  const isFolder = statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? filesInFolder(name, currentFiles()) : packOf(name).files;
}
