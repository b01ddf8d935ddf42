/**
 * Everyday words for lines of work: there are enough, each with industries that the size table has.
 */
import { expect, test } from 'vitest';
import { SIZE_STANDARDS, TRADES } from './data.server.ts';

test('at least 400 words and phrases in English and Spanish, none twice in its language', () => {
  for (const language of ['en', 'es'] as const) {
    const words = TRADES.flatMap((trade) => trade[language]);
    expect(words.length).toBeGreaterThan(400);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    for (const word of words) expect(word).toBe(word.trim().toLowerCase());
  }
});

test('every industry that is meant is in the table', () => {
  const known = new Set(
    [...SIZE_STANDARDS.industries, ...SIZE_STANDARDS.noStandard].map(({ naics }) => naics),
  );
  for (const { codes, en } of TRADES)
    for (const code of codes) expect(known.has(code), `${en[0]}: ${code}`).toBe(true);
});
