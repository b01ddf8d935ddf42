import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACT_BOOK } from '#law/corpus.server.ts';
import { randomFacts } from '../../tests/random-facts.ts';
import { inventedFacts, is } from '../../tests/invented-law.ts';
import { NO_UPPER_BOUND } from './fact-value.ts';
import { closeFacts, indexFacts, valueProblem } from './facts.ts';
import type { Facts } from '../rules/truth.ts';

const index = inventedFacts(
  {
    consumers: { type: 'count', perState: true },
    sensitiveConsumers: { type: 'count', perState: true, partOf: 'consumers' },
    bank: { silent: true },
    glbaInstitution: { silent: true },
    insurer: {},
    sellsForMoney: {},
    sellsPersonalData: {},
  },
  [
    // The last step comes first, so that closing takes more than one round.
    [is('glbaInstitution', true), is('insurer', false)],
    [is('bank', true), is('glbaInstitution', true)],
    [is('sellsForMoney', true), is('sellsPersonalData', true)],
  ],
);

describe('closing facts', () => {
  test('fills what is missing, over several steps', () => {
    expect(closeFacts({ bank: true }, index)).toEqual({
      facts: { bank: true, glbaInstitution: true, insurer: false },
      implied: ['glbaInstitution', 'insurer'],
    });
  });

  test('leaves what was given', () => {
    const given: Facts = { bank: true, glbaInstitution: true, insurer: false };
    expect(closeFacts(given, index)).toEqual({ facts: given, implied: [] });
  });

  test('does not change what it was given', () => {
    const given: Facts = Object.freeze({ bank: true });
    closeFacts(given, index);
    expect(given).toEqual({ bank: true });
  });

  test('implies nothing from the other value, and nothing from silence', () => {
    expect(closeFacts({ bank: false }, index)).toEqual({ facts: { bank: false }, implied: [] });
    expect(closeFacts({}, index)).toEqual({ facts: {}, implied: [] });
  });

  test('names both answers that contradict one another, at any distance', () => {
    expect(closeFacts({ sellsForMoney: true, sellsPersonalData: false }, index)).toEqual({
      contradiction: { facts: ['sellsForMoney', 'sellsPersonalData'], why: 'Invented.' },
    });
    expect(closeFacts({ bank: true, insurer: true }, index)).toEqual({
      contradiction: { facts: ['glbaInstitution', 'insurer'], why: 'Invented.' },
    });
  });

  test.each([
    [{ consumers: 10, sensitiveConsumers: 11 }, true],
    [{ consumers: 10, sensitiveConsumers: 10 }, false],
    [{ sensitiveConsumers: 11 }, false],
  ])('a part beyond its whole: %o', (given, contradicts) => {
    const closed = closeFacts(given, index);
    expect('contradiction' in closed).toBe(contradicts);
    if ('contradiction' in closed) {
      expect(closed.contradiction.facts).toEqual(['sensitiveConsumers', 'consumers']);
    }
  });
});

describe('the real book of facts', () => {
  const real = indexFacts(FACT_BOOK);

  test('is read once', () => expect(indexFacts(FACT_BOOK)).toBe(real));

  test('closing twice is closing once', () => {
    fc.assert(
      fc.property(randomFacts(FACT_BOOK.facts), (given) => {
        const closed = closeFacts(given, real);
        if ('contradiction' in closed) return;
        expect(closeFacts(closed.facts, real)).toEqual({ facts: closed.facts, implied: [] });
        expect(closed.facts).toMatchObject(given);
      }),
      { numRuns: 2000 },
    );
  });

  test('the order of answers makes no difference', () => {
    fc.assert(
      fc.property(randomFacts(FACT_BOOK.facts), (given) => {
        const turned = Object.fromEntries(Object.entries(given).toReversed());
        const one = closeFacts(given, real);
        const other = closeFacts(turned, real);
        expect('contradiction' in other).toBe('contradiction' in one);
        if (!('contradiction' in one) && !('contradiction' in other)) {
          expect(other.facts).toEqual(one.facts);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a value for a fact', () => {
  const typed = inventedFacts({
    consumers: { type: 'count' },
    annualRevenueUSD: { type: 'money' },
    saleRevenuePercent: { type: 'percent' },
    nonprofit: {},
  });
  const problem = (
    key: 'consumers' | 'annualRevenueUSD' | 'saleRevenuePercent' | 'nonprofit',
    value: unknown,
  ) => {
    const definition = typed.byKey.get(key);
    if (!definition) throw new Error(key);
    return valueProblem(definition, value);
  };

  test.each([
    ['consumers', 0],
    ['consumers', 400_000_000],
    ['consumers', { least: 9, most: NO_UPPER_BOUND }],
    ['saleRevenuePercent', { least: 50, most: NO_UPPER_BOUND }],
    ['annualRevenueUSD', 0.5],
    ['saleRevenuePercent', 0],
    ['saleRevenuePercent', 12.5],
    ['saleRevenuePercent', 100],
    ['nonprofit', false],
    ['consumers', { least: 0, most: 9 }],
    ['consumers', { least: 9, most: 9 }],
  ] as const)('%s takes %s', (key, value) => expect(problem(key, value)).toBeUndefined());

  test.each([
    ['consumers', {}, 'must be a number'],
    ['consumers', { least: 2, most: 1 }, 'has its least above its most'],
    ['consumers', { least: 0, most: 1.5 }, 'must be a whole number'],
    ['consumers', { least: null, most: 1 }, 'must be a number, or least and most'],
    ['nonprofit', { least: 0, most: 1 }, 'must be true or false'],
    ['nonprofit', 1, 'must be true or false'],
    ['nonprofit', null, 'must be true or false'],
    ['consumers', '5', 'must be a number'],
    ['consumers', Number.NaN, 'must be a number'],
    ['consumers', Infinity, 'must be a number'],
    ['consumers', -1, 'must be zero or more'],
    ['consumers', 1.5, 'must be a whole number'],
    ['annualRevenueUSD', 1e17, 'is too large'],
    ['consumers', 400_000_001, 'is too large'],
    ['consumers', { least: 1, most: 400_000_001 }, 'is too large'],
    ['saleRevenuePercent', 100.1, 'must be at most 100 percent'],
    ['saleRevenuePercent', -0.1, 'must be zero or more'],
  ] as const)('%s refuses %s: %s', (key, value, words) =>
    expect(problem(key, value)).toBe(`${key} ${words}`),
  );
});

describe('a part and its whole', () => {
  const parts = inventedFacts({
    consumers: { type: 'count' },
    sensitiveConsumers: { type: 'count', partOf: 'consumers' },
  });
  const closed = (given: Parameters<typeof closeFacts>[0]) => {
    const result = closeFacts(given, parts);
    return 'contradiction' in result ? result.contradiction.facts : result.facts;
  };
  const bounds = (least: number, most: number) => ({ least, most });

  test.each([
    [{ consumers: 5 }, { consumers: 5, sensitiveConsumers: bounds(0, 5) }],
    [{ consumers: bounds(3, 5) }, { consumers: bounds(3, 5), sensitiveConsumers: bounds(0, 5) }],
    [
      { consumers: 5, sensitiveConsumers: bounds(2, 9) },
      { consumers: 5, sensitiveConsumers: bounds(2, 5) },
    ],
    [
      { consumers: 5, sensitiveConsumers: 2 },
      { consumers: 5, sensitiveConsumers: 2 },
    ],
    [{ sensitiveConsumers: 2 }, { sensitiveConsumers: 2 }],
    [{ consumers: 5, sensitiveConsumers: 6 }, ['sensitiveConsumers', 'consumers']],
    [{ consumers: 5, sensitiveConsumers: bounds(6, 9) }, ['sensitiveConsumers', 'consumers']],
    [{ consumers: bounds(0, 5), sensitiveConsumers: 6 }, ['sensitiveConsumers', 'consumers']],
  ])('%o', (given, expected) => expect(closed(given)).toEqual(expected));
});
