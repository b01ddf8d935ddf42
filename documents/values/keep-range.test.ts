/** The shortest and the longest time of a table, whatever words stand around them. */
import { expect, test } from 'vitest';
import { keepRange } from './keep-range.ts';

const table = (...times: string[]) => [['Kind', 'How long'], ...times.map((time) => ['x', time])];

test.each([
  [['30 days', '7 years', '2 years after the last order'], 'From 30 days to 7 years'],
  [['12 months', 'a week', '90 days'], 'From a week to 12 months'],
  [['two years', '2 years'], 'For 2 years'],
  [['2 years; invoices 7 years', '1 month'], 'From 1 month to 7 years'],
  [['30 days', 'until you unsubscribe'], 'For 30 days, or as the first table says'],
  [['13 months, because we compare two years', '7 years'], 'From 13 months to 7 years'],
  [['until you unsubscribe'], 'By the rules in the table'],
  [[''], 'By the rules in the table'],
] as const)('%j: %s', (times, words) => {
  expect(keepRange(table(...times))).toBe(words);
});

test('without a table nothing is said', () => {
  expect(keepRange(undefined)).toBeUndefined();
  expect(keepRange(['Email addresses'])).toBeUndefined();
  expect(keepRange([['Kind', 'How long']])).toBeUndefined();
});
