import { describe, expect, test } from 'vitest';
import { averageReceipts, decideSize, limitOf } from './size.ts';
import type { Affiliates, SizeFigures, SizeLimit } from './size.ts';

const NINE: SizeLimit = { measure: 'receipts', most: 9_000_000 };
const FORTY: SizeLimit = { measure: 'receipts', most: 40_000_000 };
const CREW: SizeLimit = { measure: 'employees', most: 150 };
const given = (part: Partial<SizeFigures>): SizeFigures => ({
  limits: [NINE],
  figure: 1_000_000,
  affiliates: 'none',
  ...part,
});

describe('limits in units', () => {
  test.each([
    [{ kind: 'receipts', millionsUSD: 11.5 } as const, { measure: 'receipts', most: 11_500_000 }],
    [{ kind: 'receipts', millionsUSD: 2.25 } as const, { measure: 'receipts', most: 2_250_000 }],
    [{ kind: 'employees', count: 500 } as const, { measure: 'employees', most: 500 }],
    [{ kind: 'assets', millionsUSD: 850 } as const, { measure: 'assets', most: 850_000_000 }],
  ])('%j', (standard, limit) => expect(limitOf(standard)).toEqual(limit));
});

describe('averages (13 CFR 121.104(c))', () => {
  test('five fiscal years', () => expect(averageReceipts(10_000_000)).toBe(2_000_000));
  test('a firm of 26 weeks', () => expect(averageReceipts(1_000_000, 26)).toBe(2_000_000));
});

describe('at the limit', () => {
  test.each([
    [8_999_999, true, 'within'],
    [9_000_000, true, 'within'],
    [9_000_001, false, 'over'],
  ])('%i', (figure, small, reason) => {
    for (const affiliates of ['none', 'counted'] as const)
      expect(decideSize(given({ figure, affiliates }))).toMatchObject({ small, reason });
  });

  test.each([
    [8_099_999, false],
    [8_100_000, true],
    [9_900_000, true],
    [9_900_001, false],
  ])('%i is near: %s', (figure, near) => expect(decideSize(given({ figure })).near).toBe(near));

  test('the margin is the way to the limit on either side', () => {
    expect(decideSize(given({ figure: 7_800_000 })).margin).toBe(1_200_000);
    expect(decideSize(given({ figure: 9_500_000 })).margin).toBe(500_000);
  });
});

describe('affiliates not known (13 CFR 121.103)', () => {
  const affiliates: Affiliates = 'unknown';
  test('above the limit alone: not small, whatever the affiliates have', () =>
    expect(decideSize(given({ figure: 9_000_001, affiliates })).small).toBe(false));
  test('within the limit alone: cannot tell', () =>
    expect(decideSize(given({ affiliates }))).toMatchObject({ small: null, reason: 'affiliates' }));
});

describe('what cannot be told', () => {
  test.each([
    ['no standard', { limits: [] }],
    ['no figure', { figure: undefined }],
    ['which industry', { limits: [NINE, CREW] }],
    ['which industry', { limits: [NINE, FORTY], figure: 20_000_000 }],
  ] as const)('%s', (reason, part) =>
    expect(decideSize(given(part))).toMatchObject({ small: null, reason }),
  );

  test('it does not matter which exception fits where both agree', () => {
    const limits = [NINE, FORTY];
    expect(decideSize(given({ limits, figure: 9_000_000 })).small).toBe(true);
    expect(decideSize(given({ limits, figure: 40_000_001 })).small).toBe(false);
    expect(decideSize(given({ limits, figure: 30_000_000 })).limit).toBe(FORTY);
  });
});

test('for every figure: over all limits is not small, within all is small, else open', () => {
  for (let figure = 0; figure <= 45_000_000; figure += 250_000) {
    const { small } = decideSize(given({ limits: [NINE, FORTY], figure }));
    expect(small).toBe(figure <= 9_000_000 ? true : figure > 40_000_000 ? false : null);
  }
});
