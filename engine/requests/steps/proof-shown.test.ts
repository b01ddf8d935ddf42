/** California's facts are counted as 11 CCR §§ 7061 and 7062 name them. */
import { expect, test } from 'vitest';
import { proofShort } from './proof-shown.ts';

const DATA = [{ facts: 3, signed: true }];
const CATEGORIES = [{ facts: 2, signed: false }];

test('specific pieces want three facts and a signed declaration', () => {
  expect(proofShort(DATA, ['order', 'purchase'])).toEqual({
    matched: 2,
    wanted: 3,
    unsigned: true,
  });
  expect(proofShort(DATA, ['order', 'purchase', 'contact'])).toMatchObject({ unsigned: true });
  expect(proofShort(DATA, ['order', 'purchase', 'contact', 'declaration'])).toBeUndefined();
  expect(proofShort(DATA, ['order', 'declaration'])).toMatchObject({ matched: 1, unsigned: false });
});

test('the same fact twice is one', () => {
  expect(proofShort(DATA, ['order', 'order', 'order', 'declaration'])).toMatchObject({
    matched: 1,
    wanted: 3,
  });
});

test('categories want two, and no declaration', () => {
  expect(proofShort(CATEGORIES, ['order'])).toEqual({ matched: 1, wanted: 2, unsigned: false });
  expect(proofShort(CATEGORIES, ['order', 'known-address'])).toBeUndefined();
});

test('of several things asked the strictest counts', () => {
  expect(proofShort([...CATEGORIES, ...DATA], ['order', 'purchase'])).toMatchObject({ wanted: 3 });
});

test('an account is enough; permission and acquaintance are no facts; without a number nothing lacks', () => {
  expect(proofShort(DATA, ['account'])).toBeUndefined();
  expect(proofShort(CATEGORIES, ['in-person', 'permission'])).toMatchObject({ matched: 0 });
  expect(proofShort([{ facts: null, signed: false }], [])).toBeUndefined();
});
