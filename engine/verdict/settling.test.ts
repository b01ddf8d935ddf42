import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition, FactKey, LawRecord, Rule } from '#law/schema.ts';
import {
  atLeast,
  duty,
  exempt,
  full,
  invented,
  inventedFacts,
  is,
  limited,
  moreThan,
} from '../../tests/invented-law.ts';
import { weigh } from '../rules/applicability.ts';
import { closeFacts } from '../facts/facts.ts';
import { settlingSets } from './settling.ts';
import type { Facts } from '../rules/truth.ts';

const on = '2026-06-01';
const index = inventedFacts(
  {
    consumers: { type: 'count', perState: true },
    saleRevenuePercent: { type: 'percent' },
    sellsPersonalData: {},
    sellsSensitiveData: {},
    sbaSmallBusiness: {},
    nonprofit: { silent: true },
  },
  [[is('sellsSensitiveData', true), is('sellsPersonalData', true)]],
);
const sets = (law: LawRecord, facts: Facts) => settlingSets(weigh(law, facts, on, index), index);

const seller = full('sale', {
  all: [
    is('sellsPersonalData', true),
    atLeast('consumers', 10),
    moreThan('saleRevenuePercent', 20),
  ],
});
const law = invented({ prongs: [full('count', atLeast('consumers', 100)), seller] });

describe('which answers would settle it', () => {
  test('none are named where it is settled', () => {
    expect(sets(law, { consumers: 100 })).toEqual([]);
    expect(sets(law, { consumers: 9 })).toEqual([]);
  });

  test('a set holds for every combination of values, so a lucky answer is not enough', () => {
    expect(sets(law, {})).toEqual([['consumers', 'sellsPersonalData', 'saleRevenuePercent']]);
    expect(sets(law, { sellsPersonalData: false })).toEqual([['consumers']]);
  });

  test('alternatives, each of them minimal', () => {
    expect(sets(law, { consumers: 50 })).toEqual([['sellsPersonalData', 'saleRevenuePercent']]);
    const either = invented({
      prongs: [full('count', atLeast('consumers', 10)), full('people', atLeast('consumers', 20))],
    });
    expect(sets(either, {})).toEqual([['consumers']]);
  });

  test('a fact that is assumed to be no is not asked for, except if a no has to be given', () => {
    const charity = invented({ exemptions: [exempt('charity', is('nonprofit', true))] });
    expect(sets(charity, {})).toEqual([['consumers']]);
    const shops = invented({ exemptions: [exempt('shops', is('nonprofit', false))] });
    expect(sets(shops, { consumers: 100 })).toEqual([['nonprofit']]);
    const denied = invented({ exemptions: [exempt('shops', { not: is('nonprofit', true) })] });
    expect(sets(denied, { consumers: 100 })).toEqual([['nonprofit']]);
  });

  test('values that contradict what is known are left out', () => {
    const part = inventedFacts({
      consumers: { type: 'count' },
      sensitiveConsumers: { type: 'count', partOf: 'consumers' },
      bank: {},
    });
    const record = invented({ prongs: [full('sensitive', atLeast('sensitiveConsumers', 100))] });
    const found = (facts: Facts) => settlingSets(weigh(record, facts, on, part), part);
    expect(found({ consumers: 99 })).toEqual([['sensitiveConsumers']]);
    const both = invented({
      prongs: [full('both', { all: [atLeast('consumers', 50), is('bank', true)] })],
    });
    const above = weigh(both, { sensitiveConsumers: 60 }, on, part);
    expect(settlingSets(above, part)).toEqual([['consumers', 'bank']]);
    const far = invented({ prongs: [full('far', atLeast('sensitiveConsumers', 500))] });
    expect(settlingSets(weigh(far, { consumers: 10 }, on, part), part)).toEqual([
      ['sensitiveConsumers'],
    ]);
  });

  test('what stays owed is looked at for an exemption that leaves something owed', () => {
    const record = invented({
      prongs: [
        full('count', atLeast('consumers', 100)),
        limited('sensitive', is('sellsSensitiveData', true)),
      ],
      exemptions: [exempt('small', is('sbaSmallBusiness', true), { stillOwes: ['consent'] })],
      requirements: [duty('consent', { owedUnder: ['full'], when: is('sellsPersonalData', true) })],
    });
    const facts = { consumers: 100, sbaSmallBusiness: true, sellsSensitiveData: false };
    expect(sets(record, facts)).toEqual([['sellsPersonalData']]);
  });
});

const KEYS: FactKey[] = [
  'consumers',
  'saleRevenuePercent',
  'sellsPersonalData',
  'sbaSmallBusiness',
  'nonprofit',
];
/** Every value that an invented law can tell apart; few enough to try them all. */
const VALUES = {
  consumers: [0, 4, 5, 6, 7, 8],
  saleRevenuePercent: [0, 49.5, 50, 50.5, 51, 100],
  sellsPersonalData: [true, false],
  sbaSmallBusiness: [true, false],
  nonprofit: [true, false],
} as const;

const conditions: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom<Condition>(
    atLeast('consumers', 5),
    moreThan('consumers', 5),
    atLeast('consumers', 7),
    { fact: 'consumers', op: '<', value: 7 },
    moreThan('saleRevenuePercent', 50),
    { fact: 'saleRevenuePercent', op: '<=', value: 50 },
  ),
  fc
    .constantFrom<FactKey>('sellsPersonalData', 'sbaSmallBusiness', 'nonprofit')
    .chain((fact) => fc.boolean().map((value) => is(fact, value))),
);
const { rules } = fc.letrec<{ rules: Rule }>((tie) => ({
  rules: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    conditions,
    fc.array(tie('rules'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('rules'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('rules').map((not) => ({ not })),
  ),
}));
const laws = fc
  .record({
    prongs: fc.array(rules, { minLength: 1, maxLength: 2 }),
    part: fc.option(rules),
    free: fc.array(rules, { maxLength: 1 }),
    small: fc.option(fc.tuple(rules, fc.option(rules))),
  })
  .map(({ prongs, part, free, small }) =>
    invented({
      prongs: [
        ...prongs.map((rule, at) => full(`full-${at}`, rule)),
        ...(part ? [limited('part', part)] : []),
      ],
      exemptions: [
        ...free.map((rule, at) => exempt(`free-${at}`, rule)),
        ...(small ? [exempt('small', small[0], { stillOwes: ['stays'] })] : []),
      ],
      requirements: [
        duty('stays', {
          owedUnder: part ? ['full', 'part'] : ['full'],
          ...(small?.[1] ? { when: small[1] } : {}),
        }),
      ],
    }),
  );
const shape = Object.fromEntries(
  KEYS.map((key) => [key, fc.constantFrom(...VALUES[key as keyof typeof VALUES])]),
);
const someFacts = fc.record(shape, { requiredKeys: [] }) as fc.Arbitrary<Facts>;
const allFacts = fc.record(shape) as fc.Arbitrary<Facts>;

function* combinations(keys: readonly FactKey[]): Generator<Facts> {
  const [key, ...rest] = keys;
  if (key === undefined) return yield {};
  for (const value of VALUES[key as keyof typeof VALUES]) {
    for (const others of combinations(rest)) yield { ...others, [key]: value };
  }
}

/** Tries every combination of values. */
function settlesAlways(law: LawRecord, facts: Facts, set: readonly FactKey[]): boolean {
  for (const values of combinations(set)) {
    if (weigh(law, { ...facts, ...values }, on, small).verdict === 'cannot tell') return false;
  }
  return true;
}

function subsetsOf([key, ...rest]: readonly FactKey[]): FactKey[][] {
  if (key === undefined) return [[]];
  const without = subsetsOf(rest);
  return without.concat(without.map((set) => [key, ...set]));
}

const small = inventedFacts({
  consumers: { type: 'count' },
  saleRevenuePercent: { type: 'percent' },
  sellsPersonalData: {},
  sbaSmallBusiness: {},
  nonprofit: { silent: true },
});

describe('against trying everything, on random small laws', () => {
  test('exactly the minimal sets are found', () => {
    fc.assert(
      fc.property(laws, someFacts, (record, facts) => {
        const weighed = weigh(record, facts, on, small);
        fc.pre(weighed.verdict === 'cannot tell');
        const missing = KEYS.filter((key) => facts[key] === undefined);
        const settling = subsetsOf(missing).filter((set) => settlesAlways(record, facts, set));
        const minimal = settling.filter(
          (set) =>
            !settling.some(
              (other) => other.length < set.length && other.every((key) => set.includes(key)),
            ),
        );
        const written = (found: readonly FactKey[][]) =>
          found.map((set) => set.toSorted().join('+')).toSorted();
        expect(written(settlingSets(weighed, small))).toEqual(written(minimal));
      }),
      { numRuns: 400 },
    );
  });

  test('a settled verdict stays, whatever the missing facts turn out to be', () => {
    fc.assert(
      fc.property(laws, someFacts, allFacts, (record, facts, more) => {
        const closed = closeFacts(facts, small);
        if ('contradiction' in closed) return;
        const { verdict: kind } = weigh(record, closed.facts, on, small);
        fc.pre(kind !== 'cannot tell' && KEYS.every((key) => key !== 'nonprofit' || key in facts));
        const later = weigh(record, { ...more, ...facts }, on, small).verdict;
        // Rule 1 comes before rule 2: an exempt business may turn out not to be covered at all.
        // Both owe nothing.
        if (kind === 'exempt') expect(['exempt', 'does not apply']).toContain(later);
        else expect(later).toBe(kind);
      }),
      { numRuns: 3000 },
    );
  });
});
