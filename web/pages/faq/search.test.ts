import { expect, test } from 'vitest';
import { FAQ } from '#web/words/faq.ts';
import { matchesSearch } from './search.ts';

test.each(['penalties', 'penalty', 'fines', 'cookie', 'cookies', 'CCPA', 'vendors', 'policies'])(
  '%s finds an answer',
  (typed) => {
    expect(FAQ.filter((entry) => matchesSearch(entry, typed, '')).length).toBeGreaterThan(0);
  },
);

test('nonsense and a word of another category find none', () => {
  expect(FAQ.filter((entry) => matchesSearch(entry, 'qqqq', ''))).toEqual([]);
  expect(FAQ.filter((entry) => matchesSearch(entry, 'penalties', 'no such category'))).toEqual([]);
});
