import { describe, expect, test } from 'vitest';
import type { Condition, Rule } from '#law/schema.ts';
import { atLeast, is, moreThan } from '../../tests/invented-law.ts';
import {
  conditionsOf,
  counts,
  decisiveConditions,
  evaluate,
  every,
  negate,
  NO_SILENT,
  openConditions,
  some,
} from './truth.ts';
import type { Truth } from './truth.ts';

const self = (truth: Truth) => truth;
const yes = true;
const no = false;
const open = undefined;

describe('truth tables', () => {
  test.each<[Truth, Truth, Truth, Truth]>([
    [yes, yes, yes, yes],
    [yes, no, no, yes],
    [yes, open, open, yes],
    [no, yes, no, yes],
    [no, no, no, no],
    [no, open, no, open],
    [open, yes, open, yes],
    [open, no, no, open],
    [open, open, open, open],
  ])('%s with %s: all %s, any %s', (one, other, all, any) => {
    expect(every([one, other], self)).toBe(all);
    expect(some([one, other], self)).toBe(any);
  });

  test('of no conditions, "all" is true and "any" is false', () => {
    expect(every([], self)).toBe(true);
    expect(some([], self)).toBe(false);
  });

  test.each<[Truth, Truth]>([
    [yes, no],
    [no, yes],
    [open, open],
  ])('not %s is %s', (truth, negated) => expect(negate(truth)).toBe(negated));
});

describe('a condition', () => {
  test.each<[Condition['op'], boolean, boolean, boolean]>([
    ['>=', false, true, true],
    ['>', false, false, true],
    ['<=', true, true, false],
    ['<', true, false, false],
    ['=', false, true, false],
  ])('%s 100 at 99, 100 and 101', (op, below, at, above) => {
    const rule: Rule = { fact: 'consumers', op, value: 100 };
    const truth = (consumers: number) => evaluate(rule, { consumers }, NO_SILENT);
    expect([truth(99), truth(100), truth(101)]).toEqual([below, at, above]);
    expect(evaluate(rule, {}, NO_SILENT)).toBeUndefined();
  });

  test('zero and no are answers, not gaps', () => {
    expect(evaluate(atLeast('consumers', 1), { consumers: 0 }, NO_SILENT)).toBe(false);
    expect(evaluate(is('nonprofit', false), { nonprofit: false }, NO_SILENT)).toBe(true);
  });
});

describe('bounds', () => {
  const over = { fact: 'consumers', op: '>', value: 100 } as const;
  const under = { fact: 'consumers', op: '<', value: 100 } as const;
  const atMost = { fact: 'consumers', op: '<=', value: 100 } as const;
  const exactly = { fact: 'consumers', op: '=', value: 100 } as const;

  test.each([
    [0, 99, false, false, true, true, false],
    [0, 100, undefined, false, undefined, true, undefined],
    [99, 101, undefined, undefined, undefined, undefined, undefined],
    [100, 100, true, false, false, true, true],
    [100, 101, true, undefined, false, undefined, undefined],
    [101, 900, true, true, false, false, false],
  ])('%i to %i', (least, most, ...expected) => {
    const facts = { consumers: { least, most } };
    const rules = [atLeast('consumers', 100), over, under, atMost, exactly];
    expect(rules.map((rule) => evaluate(rule, facts, NO_SILENT))).toEqual(expected);
  });
});

describe('silence', () => {
  const silent = new Set(['nonprofit'] as const);

  test('makes "is such an organization" false', () => {
    expect(evaluate(is('nonprofit', true), {}, silent)).toBe(false);
    expect(evaluate(is('nonprofit', true), {}, NO_SILENT)).toBeUndefined();
    expect(evaluate(is('government', true), {}, silent)).toBeUndefined();
  });

  test('never makes "is no such organization" true, in either way of saying it', () => {
    expect(evaluate(is('nonprofit', false), {}, silent)).toBeUndefined();
    expect(evaluate({ not: is('nonprofit', true) }, {}, silent)).toBeUndefined();
    expect(evaluate({ not: { not: is('nonprofit', true) } }, {}, silent)).toBeUndefined();
    expect(evaluate({ not: { any: [is('nonprofit', true)] } }, {}, silent)).toBeUndefined();
  });

  test('gives way to an answer', () => {
    expect(evaluate(is('nonprofit', true), { nonprofit: true }, silent)).toBe(true);
    expect(evaluate({ not: is('nonprofit', true) }, { nonprofit: false }, silent)).toBe(true);
  });
});

const seller: Rule = {
  all: [
    is('sellsPersonalData', true),
    { any: [atLeast('consumers', 100), moreThan('saleRevenuePercent', 20)] },
    { not: is('nonprofit', true) },
  ],
};

test('the conditions of a rule, in its order', () => {
  expect(conditionsOf(seller).map((condition) => condition.fact)).toEqual([
    'sellsPersonalData',
    'consumers',
    'saleRevenuePercent',
    'nonprofit',
  ]);
});

describe('what decided', () => {
  const decided = (facts: Parameters<typeof evaluate>[1]) =>
    decisiveConditions(seller, facts, NO_SILENT).map((condition) => condition.fact);

  test('of a false "all" only the false parts', () => {
    expect(decided({ sellsPersonalData: false, consumers: 500, nonprofit: false })).toEqual([
      'sellsPersonalData',
    ]);
  });

  test('of a true "any" only the true parts; of a "not" its content', () => {
    const facts = { sellsPersonalData: true, consumers: 100, saleRevenuePercent: 5 };
    expect(decided({ ...facts, nonprofit: false })).toEqual([
      'sellsPersonalData',
      'consumers',
      'nonprofit',
    ]);
  });
});

describe('what is still open', () => {
  const waits = (rule: Rule, facts: Parameters<typeof evaluate>[1], silent = NO_SILENT) =>
    openConditions(rule, facts, silent).map((condition) => condition.fact);

  test('nothing of a rule that is settled, whatever is missing in it', () => {
    expect(waits(seller, { sellsPersonalData: false })).toEqual([]);
  });

  test('only parts that are not settled themselves', () => {
    expect(waits(seller, { sellsPersonalData: true, consumers: 100 })).toEqual(['nonprofit']);
    expect(waits(seller, { consumers: 99, nonprofit: false })).toEqual([
      'sellsPersonalData',
      'saleRevenuePercent',
    ]);
  });

  test('what silence answers is not open, except under "not"', () => {
    const silent = new Set(['nonprofit'] as const);
    expect(waits(is('nonprofit', true), {}, silent)).toEqual([]);
    expect(waits({ not: is('nonprofit', true) }, {}, silent)).toEqual(['nonprofit']);
  });
});

test.each([
  [{}, '2026-01-01', true],
  [{ from: '2026-01-01' }, '2025-12-31', false],
  [{ from: '2026-01-01' }, '2026-01-01', true],
  [{ until: '2026-01-01' }, '2026-01-01', true],
  [{ until: '2026-01-01' }, '2026-01-02', false],
  [{ from: '2026-01-01', until: '2026-01-01' }, '2026-01-01', true],
])('%o on %s counts: %s', (period, on, expected) => expect(counts(period, on)).toBe(expected));
