/** Files as one ZIP with a list of their SHA-256 hashes: the same files and day are the same bytes. */
import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';

/** Path within the ZIP → bytes. */
export type Files = Readonly<Record<string, Uint8Array>>;

const LIST = 'SHA256SUMS.txt';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** One line for each file, in the format of `sha256sum --check`. */
export const hashList = (files: Files) =>
  Object.keys(files)
    .toSorted()
    .map((path) => `${sha256(files[path] ?? new Uint8Array())}  ${path}\n`)
    .join('');

/** The ZIP. `day` (ISO) is the date of every file in it; no other time enters it. Throws if a path is not a plain relative path. */
export function binderOf(files: Files, day: string): Uint8Array {
  for (const path of Object.keys(files))
    if (!/^[\w][\w .()/-]*$/.test(path) || path.includes('..') || path === LIST)
      throw new Error(`${path} is not a valid path in a binder`);
  const all = { ...files, [LIST]: new TextEncoder().encode(hashList(files)) };
  // sorted, so that the order in which they were added does not matter
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return zipSync(sorted, { level: 6, mtime: new Date(Math.max(1980, year), month - 1, date, 12) });
}
