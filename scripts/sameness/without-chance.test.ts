import { expect, test } from 'vitest';
import { withoutBuild, withoutChance } from './without-chance.ts';

test('an id keeps its number in all its places', () => {
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const names = new Map([[two, 'bakery']]);
  expect(withoutChance(`${one} of ${two}, ${one}`, names)).toBe('id-1 of bakery, id-1');
});

test('times of the clock go, days of the law stay', () => {
  expect(withoutChance('2026-11-23T15:00:20.123Z until 2027-01-01', new Map())).toBe(
    'time until 2027-01-01',
  );
});

test('only what a build makes by chance is taken out of a page', () => {
  expect(withoutBuild('<link href="/assets/guide-C6fGkGBZ.css"><p>12 § 12D-103</p>')).toBe(
    '<link href="/assets/guide.css"><p>12 § 12D-103</p>',
  );
});
