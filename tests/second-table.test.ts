/**
 * docs/quality.md R8: the full prongs of the laws in force on November 20, 2026, written a second
 * time, by hand and in another form than the records: which facts bring a business under the whole
 * law, without exemptions.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weigh } from '#engine/rules/applicability.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { conditionsOf, counts } from '#engine/rules/truth.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { Rule } from '#law/schema.ts';
import { completeFacts } from './random-facts.ts';
import { FULL } from './full.ts';

const DAY = '2026-11-20';
const RUNS = FULL ? 100_000 : 5_000;

interface Business {
  readonly people: number;
  readonly revenue: number;
  /** Percent of revenue from selling data. */
  readonly share: number;
  readonly sells: boolean;
  readonly sellsForMoney: boolean;
  readonly is: (fact: keyof Facts) => boolean;
  readonly count: (fact: keyof Facts) => number;
}

const million = 1_000_000;

const WHOLE_LAW: Record<string, (b: Business) => boolean> = {
  // More than $26.625 million; or 100,000 people whose data is bought, sold or shared; or half the
  // revenue.
  CA: (b) => {
    const passesOn = b.sells || b.is('targetedAdvertising');
    const many = b.people >= 100_000 && b.count('sellsOrSharesConsumers') >= 100_000;
    if (b.revenue > 26.625 * million || b.is('sharesBrandAndControl')) return true;
    if ((passesOn || b.is('acquiresPersonalData')) && many) return true;
    return passesOn && b.share >= 50;
  },
  CO: (b) => b.people >= (b.sells ? 25_000 : 100_000),
  // Since July 1, 2026; sensitive data or an offer for sale needs no count.
  CT: (b) =>
    b.people > 34_999 || b.is('processesSensitiveData') || b.sells || b.is('offersDataForSale'),
  // Until the end of 2026.
  DE: (b) => b.people >= 35_000 || (b.sells && b.people >= 10_000 && b.share > 20),
  FL: (b) =>
    b.revenue > 1000 * million &&
    (b.count('adRevenuePercent') >= 50 ||
      b.is('smartSpeaker') ||
      b.count('appStoreApps') >= 250_000),
  IA: (b) => b.people >= 100_000 || (b.people >= 25_000 && b.share > 50 && b.sellsForMoney),
  IN: (b) => b.people >= 100_000 || (b.people >= 25_000 && b.share > 50 && b.sellsForMoney),
  KY: (b) => b.people >= 100_000 || (b.people >= 25_000 && b.share > 50 && b.sellsForMoney),
  MD: (b) => b.people >= 35_000 || (b.sells && b.people >= 10_000 && b.share > 20),
  MN: (b) => b.people >= 100_000 || (b.sells && b.people >= 25_000 && b.share > 25),
  MT: (b) => b.people >= 25_000 || (b.sells && b.people >= 15_000 && b.share > 25),
  NE: (b) => !b.is('sbaSmallBusiness'),
  NH: (b) => b.people >= 35_000 || (b.sells && b.people >= 10_000 && b.share > 25),
  // No share of revenue: any sale at all.
  NJ: (b) => b.people >= (b.sells ? 25_000 : 100_000),
  // Exactly 25 percent is enough here; a car maker needs no count.
  OR: (b) =>
    b.is('carMaker') || b.people >= 100_000 || (b.sells && b.people >= 25_000 && b.share >= 25),
  RI: (b) => b.people >= 35_000 || (b.sells && b.people >= 10_000 && b.share > 20),
  TN: (b) =>
    b.revenue > 25 * million &&
    (b.people >= 175_000 || (b.sellsForMoney && b.people >= 25_000 && b.share > 50)),
  TX: (b) => !b.is('sbaSmallBusiness'),
  // $25 million exactly is enough here. Car makers follow in 2027.
  UT: (b) =>
    b.revenue >= 25 * million &&
    (b.people >= 100_000 || (b.sellsForMoney && b.people >= 25_000 && b.share > 50)),
  VA: (b) => b.people >= 100_000 || (b.people >= 25_000 && b.share > 50 && b.sellsForMoney),
};

const laws = LAWS.filter((law) => law.effective <= DAY);
const index = indexFacts(FACT_BOOK);

function businessOf(facts: Facts): Business {
  const is = (fact: keyof Facts) => facts[fact] === true;
  const count = (fact: keyof Facts) => Number(facts[fact]);
  return {
    people: count('consumers'),
    revenue: count('annualRevenueUSD'),
    share: count('saleRevenuePercent'),
    sells: is('sellsPersonalData'),
    sellsForMoney: is('sellsForMoney'),
    is,
    count,
  };
}

test('the second table has every law in force on that day, and no other', () => {
  expect(Object.keys(WHOLE_LAW).toSorted()).toEqual(laws.map((law) => law.state).toSorted());
});

/** Answers by which no prong is met, and those by which one is, barely. */
const NOTHING: Facts = Object.fromEntries(
  FACT_BOOK.facts.map(({ key, type }) => [
    key,
    type === 'boolean' ? key === 'sbaSmallBusiness' : 0,
  ]),
);
const barely = (rule: Rule): Facts =>
  Object.fromEntries(
    conditionsOf(rule).map(({ fact, op, value }) => [
      fact,
      typeof value === 'number' && op === '>' ? value + 1 : value,
    ]),
  );

const boundaries = laws.flatMap((law) =>
  law.applicability.prongs
    .filter((prong) => prong.reach === 'full' && counts(prong, DAY))
    .flatMap((prong) =>
      conditionsOf(prong.if).flatMap(({ fact, value }) =>
        typeof value === 'number'
          ? [value - 1, value, value + 1].map((at) => ({
              law,
              name: `${law.state} ${prong.id}: ${fact} ${at}`,
              facts: { ...NOTHING, ...barely(prong.if), [fact]: at },
            }))
          : [],
      ),
    ),
);

test.each(boundaries)('R8: $name', ({ law, facts }) => {
  expect(weigh(law, facts, DAY, index).F).toBe(WHOLE_LAW[law.state]?.(businessOf(facts)));
});

test('R8: both sides of every number are among them', () => {
  expect(boundaries.length).toBeGreaterThan(140);
  const truths = new Set(boundaries.map(({ law, facts }) => weigh(law, facts, DAY, index).F));
  expect(truths).toEqual(new Set([true, false]));
});

test(`R8: ${RUNS} random businesses, each against every law: no difference`, () => {
  const met = new Map<string, number>();
  fc.assert(
    fc.property(completeFacts(FACT_BOOK.facts, laws), (facts) => {
      const business = businessOf(facts);
      for (const law of laws) {
        const expected = WHOLE_LAW[law.state]?.(business);
        if (weigh(law, facts, DAY, index).F !== expected) {
          throw new Error(`${law.state}: the table says ${expected}`);
        }
        if (expected) met.set(law.state, (met.get(law.state) ?? 0) + 1);
      }
    }),
    { numRuns: RUNS },
  );
  // The businesses are on both sides of every law, so that agreement means something.
  for (const law of laws) {
    const times = met.get(law.state) ?? 0;
    expect(times, law.state).toBeGreaterThan(RUNS / 200);
    expect(times, law.state).toBeLessThan(RUNS);
  }
});
