/**
 * What the engine's bench relies on: its compressed size, that it generates no code, and that plain
 * functions agree.
 */
import { expect, test } from 'vitest';
import { weigh } from '#engine/rules/applicability.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { bundleOf, DECIDING, packed, WHOLE } from '../bench/engine/bundle.ts';
import { manyBusinesses } from '../bench/engine/businesses.ts';
import { decisionOf } from '../bench/engine/decisions.ts';
import { plainFunctions } from '../bench/engine/plain.ts';

/**
 * Bytes, brotli 11. The code that decides a law must meet the goal; with reasons it is larger, and
 * must not grow unnoticed.
 */
test.each([
  ['deciding', DECIDING, 2500],
  ['with reasons and what would settle it', WHOLE, 3500],
])('%s, without data, is small and makes no code at run time', async (_, parts, most) => {
  const code = await bundleOf(parts);
  expect(code).not.toMatch(/\beval\b|\bnew Function\b|\bFunction\(|\bimport\(/);
  expect(packed(code)).toBeLessThanOrEqual(most);
});

test('plain functions made from the records, without the engine, come to the same verdicts', () => {
  const index = indexFacts(FACT_BOOK);
  const source = { laws: LAWS, book: FACT_BOOK, index };
  const seen = new Set<string>();
  for (const day of ['2025-06-01', '2026-11-21', '2028-06-01']) {
    const plain = plainFunctions(LAWS.map((law) => decisionOf(law, day)));
    for (const facts of manyBusinesses(source, { count: 40, unknown: 0, seed: 11 })) {
      const verdicts = LAWS.map((law, at) => weigh(law, facts[at] ?? {}, day, index).verdict);
      verdicts.forEach((verdict) => seen.add(verdict));
      expect(plain(facts)).toEqual(verdicts);
    }
  }
  expect([...seen].toSorted()).toEqual(['applies', 'applies in part', 'does not apply', 'exempt']);
});
