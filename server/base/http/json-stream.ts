/** JSON that is written piece by piece, so that a long list is never in memory as a whole. */
import { Readable } from 'node:stream';
import { madeByThisCall } from '#server/base/pacing/long-work.ts';

/** A list whose entries come one after the other, page by page. */
export class Rows<T> {
  readonly pages: AsyncIterable<readonly T[]>;

  constructor(pages: AsyncIterable<readonly T[]>) {
    this.pages = pages;
  }
}

/** The type of a reply in which any list may be sent as rows. */
export type Streamed<T> = T extends readonly (infer Item)[]
  ? T | Rows<Streamed<Item>>
  : T extends object
    ? { readonly [Key in keyof T]: Streamed<T[Key]> }
    : T;

/**
 * Pieces are gathered up to this length: a write to the socket for each row would take most of the
 * time.
 */
const PIECE = 64_000;

/**
 * The value as a stream of JSON. A reader that does not read holds it: the next page is read when
 * there is room.
 */
export const jsonStream = (value: unknown): Readable =>
  Readable.from(madeByThisCall(gathered(piecesOf(value))), {
    objectMode: false,
    highWaterMark: 2 * PIECE,
  });

async function* gathered(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

async function* piecesOf(value: unknown): AsyncGenerator<string> {
  if (value instanceof Rows) return yield* piecesOfRows(value);
  if (!holdsRows(value)) return yield JSON.stringify(value ?? null);
  let before = '{';
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* piecesOf(inner);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

async function* piecesOfRows({ pages }: Rows<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    let text = '';
    for (const row of page) {
      if (holdsRows(row)) {
        yield `${text}${before}`;
        yield* piecesOf(row);
        text = '';
      } else text += `${before}${JSON.stringify(row ?? null)}`;
      before = ',';
    }
    if (text !== '') yield text;
  }
  yield before === '[' ? '[]' : ']';
}

const holdsRows = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).some((inner) => inner instanceof Rows || holdsRows(inner));
