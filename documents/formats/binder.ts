/**
 * Files as one ZIP with a list of their SHA-256 hashes: the same files and day are the same bytes.
 */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** Path within the ZIP → bytes. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** A path within the ZIP, and its bytes, whole or made while they are read. */
export type Part = readonly [path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>];

const LIST = 'SHA256SUMS.txt';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** One line for each file, in the format of `sha256sum --check`. */
export const hashList = (files: Files) =>
  listOf(Object.entries(files).map(([path, bytes]) => [path, sha256(bytes)]));

const listOf = (hashes: readonly (readonly [path: string, hash: string])[]) =>
  hashes
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, hash]) => `${hash}  ${path}\n`)
    .join('');

/** Compressed at once: more would hold up whoever waits meanwhile. */
const STEP = 64_000;

/**
 * The ZIP, piece by piece, so that others have their time between two (`rest`), and no more than a
 * piece is held. Parts come in their order, files in that of their paths, the list of hashes last.
 * `day` (ISO) is the date of every file in it; no other time enters it. Throws if a path is not a
 * plain relative path.
 */
export async function* binderOf(
  parts: Files | AsyncIterable<Part>,
  day: string,
  rest: () => Promise<unknown> = setImmediate,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((fault, piece) => {
    if (fault) throw fault;
    made.push(piece);
  });
  const each = { mtime: noonOf(day), rest: resting(rest) };
  const hashes: [path: string, hash: string][] = [];
  for await (const [path, bytes] of isFiles(parts) ? inOrder(parts) : parts) {
    if (!/^[\w][\w .()/-]*$/.test(path) || path.includes('..') || path === LIST)
      throw new Error(`${path} is not a valid path in a binder`);
    const hash = createHash('sha256');
    for await (const piece of compressed(zip, { path, ...each }, bytes)) {
      hash.update(piece);
      yield* made.splice(0);
    }
    hashes.push([path, hash.digest('hex')]);
  }
  const list = new TextEncoder().encode(listOf(hashes));
  for await (const _ of compressed(zip, { path: LIST, ...each }, list)) yield* made.splice(0);
  zip.end();
  yield* made.splice(0);
}

const isFiles = (parts: Files | AsyncIterable<Part>): parts is Files =>
  !(Symbol.asyncIterator in parts);

/** Sorted, so that the order in which they were added does not matter. */
const inOrder = (files: Files): Part[] =>
  Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));

function noonOf(day: string): Date {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Math.max(1980, year), month - 1, date, 12);
}

interface Entry {
  readonly path: string;
  readonly mtime: Date;
  /** Asked after each piece, with its bytes. */
  readonly rest: (bytes: number) => Promise<unknown> | undefined;
}

/** Rests once as much was compressed as is at once: small files together are one piece. */
function resting(rest: () => Promise<unknown>): Entry['rest'] {
  let since = 0;
  return (bytes) => {
    since += bytes;
    if (since < STEP) return undefined;
    since = 0;
    return rest();
  };
}

/** Adds one file to the ZIP; gives each piece that went in. */
async function* compressed(
  zip: Zip,
  { path, mtime, rest }: Entry,
  bytes: Part[1],
): AsyncGenerator<Uint8Array> {
  const entry = new ZipDeflate(path, { level: 6 });
  entry.mtime = mtime;
  zip.add(entry);
  for await (const whole of bytes instanceof Uint8Array ? [bytes] : bytes)
    for (let from = 0; from < whole.length; from += STEP) {
      const piece = whole.subarray(from, from + STEP);
      entry.push(piece);
      yield piece;
      await rest(piece.length);
    }
  entry.push(new Uint8Array(), true);
  yield new Uint8Array();
}
