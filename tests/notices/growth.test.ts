/** The time of the notice checker grows with its text, not with the square of it. */
import { expect, test } from 'vitest';
import { readPasted } from '#web/pages/notice-checker/read/notice-file.ts';
import { nodeTrees } from '../../scripts/notice-check/trees.ts';
import { checked } from './asking.ts';
import { FULL } from '../full.ts';

const WORDS = 'We collect names and mail addresses from our customers in Delaware. ';
const many = (piece: string | ((at: number) => string), count: number) =>
  typeof piece === 'string'
    ? piece.repeat(count)
    : Array.from({ length: count }, (_, at) => piece(at)).join('');
const MANY = FULL ? 4_000 : 1_000;
const took = (text: string) => {
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    checked(readPasted(text, nodeTrees), ['DE'], {});
    return performance.now() - start;
  });
  return Math.min(...times);
};

test.each<[string, string | ((at: number) => string)]>([
  ['different blanks', (at) => `[name ${at}] `],
  ['different sites', (at) => `https://a${at}.com/x `],
  ['addresses', 'a@'],
  ['different addresses', 'a@b.c '],
  ['brackets', 'a[@'],
  ['open elements', '<div>'],
  ['lists in lists', '<ul><li>'],
  ['links', '<a href="mailto:a@a">x</a>'],
])('eight times as many %s take less than 24 times as long', (_, piece) => {
  const text = (count: number) => `<p>${WORDS}</p>${WORDS.repeat(20)}${many(piece, count)}`;
  took(text(100));
  const small = took(text(MANY));
  const large = took(text(8 * MANY));
  expect(large / small).toBeLessThan(24);
});
