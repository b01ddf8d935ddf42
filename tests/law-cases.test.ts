/**
 * Each case of law/cases, derived from the statute by a person, compared with the engine: one row,
 * one test.
 */
import { describe, expect, test } from 'vitest';
import { indexFacts } from '#engine/facts/facts.ts';
import { FACT_BOOK, lawOf } from '#law/corpus.server.ts';
import { differences } from './law-cases/compare.ts';
import { LAW_CASES } from '#law/cases.server.ts';

const index = indexFacts(FACT_BOOK);

describe.each(LAW_CASES)('law cases of $state', ({ state, cases }) => {
  const law = lawOf(state);
  test.each(cases)('$id: $title', (one) => {
    expect(law && differences(law, one, index)).toEqual([]);
  });
});
