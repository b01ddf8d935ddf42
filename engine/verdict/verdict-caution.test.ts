import { expect, test } from 'vitest';
import { FACT_BOOK, LAWS, lawOf } from '#law/corpus.server.ts';
import { indexFacts } from '../facts/facts.ts';
import { decide } from './verdict.ts';

const index = indexFacts(FACT_BOOK);

test("a day before the record's tests carries a caution", () => {
  const connecticut = lawOf('CT');
  if (!connecticut) throw new Error('no record');
  expect(decide(connecticut, { consumers: 200_000 }, '2026-01-15', index).caution).toMatch(
    /2026-07-01/,
  );
  expect(decide(connecticut, { consumers: 200_000 }, '2026-07-01', index).caution).toBeUndefined();
});

test('today and on coming days no law carries one', () => {
  for (const law of LAWS) {
    for (const day of ['2026-11-21', '2027-01-01', '2028-01-01']) {
      expect(decide(law, {}, day, index).caution).toBeUndefined();
    }
  }
});
