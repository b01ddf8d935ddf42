/** Files as one ZIP with a list of their SHA-256 hashes: the same files and day are the same bytes. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

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

/** Compressed at once: more would hold up whoever waits meanwhile. */
const STEP = 256_000;

/**
 * The ZIP, piece by piece, so that others have their time between two. `day` (ISO) is the date of every file in it; no
 * other time enters it. Throws if a path is not a plain relative path.
 */
export async function* binderOf(files: Files, day: string): AsyncGenerator<Uint8Array> {
  for (const path of Object.keys(files))
    if (!/^[\w][\w .()/-]*$/.test(path) || path.includes('..') || path === LIST)
      throw new Error(`${path} is not a valid path in a binder`);
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  const mtime = new Date(Math.max(1980, year), month - 1, date, 12);
  const all = { ...files, [LIST]: new TextEncoder().encode(hashList(files)) };
  const made: Uint8Array[] = [];
  const zip = new Zip((fault, piece) => {
    if (fault) throw fault;
    made.push(piece);
  });
  // sorted, so that the order in which they were added does not matter
  for (const [path, bytes] of Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = mtime;
    zip.add(entry);
    for (let from = 0; from === 0 || from < bytes.length; from += STEP) {
      entry.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
      yield* made.splice(0);
      await setImmediate();
    }
  }
  zip.end();
  yield* made.splice(0);
}
