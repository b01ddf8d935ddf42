/** Finds passages again, of which only length, rolling sum and hash are kept. */
import { createHash } from 'node:crypto';

/** What is kept of a passage: its words are those of `wordsOnly`. */
export interface Passage {
  readonly length: number;
  readonly rolling: string;
  readonly sha256: string;
}

/** Odd, so that no character is lost modulo 2^32. */
const BASE = 16_777_619;

const hex = (sum: number) => (sum >>> 0).toString(16).padStart(8, '0');
const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');

/** Sum of the characters times powers of the base, modulo 2^32; the last one has power 0. */
function sumOf(words: string): number {
  let sum = 0;
  for (let at = 0; at < words.length; at++) sum = (Math.imul(sum, BASE) + words.charCodeAt(at)) | 0;
  return sum;
}

/** What is kept of these words. */
export const passageOf = (words: string): Passage => ({
  length: words.length,
  rolling: hex(sumOf(words)),
  sha256: sha256(words),
});

/** Where each of the passages stands in the words: one walk for each length. */
export function placesOf<P extends Passage>(
  words: string,
  passages: readonly P[],
): Map<P, number[]> {
  const places = new Map<P, number[]>(passages.map((passage) => [passage, []]));
  for (const [length, alike] of Map.groupBy(passages, (passage) => passage.length)) {
    const wanted = Map.groupBy(alike, ({ rolling }) => Number.parseInt(rolling, 16) | 0);
    walk(words, length, (sum, at) => {
      const here = wanted.get(sum);
      if (!here) return;
      const hash = sha256(words.slice(at, at + length));
      for (const passage of here) if (passage.sha256 === hash) places.get(passage)?.push(at);
    });
  }
  return places;
}

/** The sum of each window of that length, from left to right. */
function walk(words: string, length: number, visit: (sum: number, at: number) => void): void {
  if (words.length < length) return;
  let power = 1;
  for (let at = 0; at < length; at++) power = Math.imul(power, BASE);
  let sum = sumOf(words.slice(0, length));
  visit(sum, 0);
  for (let at = length; at < words.length; at++) {
    const leaving = Math.imul(words.charCodeAt(at - length), power);
    sum = (Math.imul(sum, BASE) + words.charCodeAt(at) - leaving) | 0;
    visit(sum, at - length + 1);
  }
}
