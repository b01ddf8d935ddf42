import { expect, test } from 'vitest';
import { readNumber } from './figures.ts';

test.each([
  ['6,400,000', 6_400_000],
  ['$6400000', 6_400_000],
  ['$2.4M', 2_400_000],
  ['2.3 million', 2_300_000],
  ['850k', 850_000],
  ['1.2 B', 1_200_000_000],
  ['12 %', 12],
  ['-5', -5],
  ['.5', 0.5],
  ['', undefined],
  ['  ', undefined],
  ['many', Number.NaN],
  ['2.4x', Number.NaN],
  ['1.2.3', Number.NaN],
  ['m', Number.NaN],
])('%j reads as %s', (typed, value) => expect(readNumber(typed)).toBe(value));
