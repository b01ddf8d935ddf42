import { expect, test } from 'vitest';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import { matchesSearch } from './search.ts';

const FAQ = faqOn(LAWS, FACT_BOOK.reviewed);

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
