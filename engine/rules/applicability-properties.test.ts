/**
 * Verdicts and rules over generated businesses: with bounds and missing answers, the result holds
 * for every business that they may describe.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { FactKey, Rule } from '#law/schema.ts';
import { completeFacts } from '../../tests/random-facts.ts';
import { weigh } from './applicability.ts';
import { closeFacts, indexFacts } from '../facts/facts.ts';
import { evaluate, NO_SILENT } from './truth.ts';
import type { Facts } from './truth.ts';

const index = indexFacts(FACT_BOOK);

/**
 * Which of the two it is may depend on missing answers (rules 1 and 2): nothing is owed either way.
 */
const left = (word: string) => (word === 'exempt' || word === 'does not apply' ? 'left out' : word);

test('one law is read on the day asked for, before and after each of its turning days', () => {
  const turning = LAWS.flatMap((law) =>
    law.applicability.prongs.flatMap(({ from, until }) =>
      [from, until].flatMap((day) => (day ? [{ law, day }] : [])),
    ),
  );
  expect(turning.length).toBeGreaterThan(4);
  for (const { law, day } of turning) {
    for (const offset of [1, -1, 0]) {
      const on = new Date(Date.parse(day) + offset * 86_400_000).toISOString().slice(0, 10);
      const asked = on < law.effective ? law.effective : on;
      const { full, limited, day: read } = weigh(law, {}, on, index);
      const counting = law.applicability.prongs.filter(
        ({ from = '', until = '9999' }) => from <= asked && asked <= until,
      );
      expect([...full, ...limited].map(({ of }) => of.id).toSorted()).toEqual(
        counting.map(({ id }) => id).toSorted(),
      );
      expect(read).toBe(asked);
    }
  }
});

test('a verdict on bounds holds for every value between them', () => {
  const numbers = FACT_BOOK.facts.filter(({ type }) => type !== 'boolean').map(({ key }) => key);
  let settled = 0;
  fc.assert(
    fc.property(
      completeFacts(FACT_BOOK.facts, LAWS),
      fc.array(fc.tuple(fc.nat(100_000), fc.nat(100_000)), {
        minLength: numbers.length,
        maxLength: numbers.length,
      }),
      fc.constantFrom(...LAWS),
      (exact, widths, law) => {
        const closed = closeFacts(exact, index);
        fc.pre(!('contradiction' in closed));
        const wide: Record<string, unknown> = { ...closed.facts };
        numbers.forEach((key, at) => {
          const value = closed.facts[key];
          const [below = 0, above = 0] = widths[at] ?? [];
          if (typeof value !== 'number') return;
          wide[key] = { least: Math.max(0, value - below), most: value + above };
        });
        const bounded = weigh(law, wide as Facts, '2026-11-20', index).verdict;
        if (bounded === 'cannot tell') return;
        settled++;
        expect(left(bounded)).toBe(left(weigh(law, closed.facts, '2026-11-20', index).verdict));
      },
    ),
    { numRuns: 2000 },
  );
  expect(settled).toBeGreaterThan(200);
});

/** Two-valued logic, written independently of the engine. */
function holds(rule: Rule, facts: Facts): boolean {
  if ('all' in rule) return rule.all.every((part) => holds(part, facts));
  if ('any' in rule) return rule.any.some((part) => holds(part, facts));
  if ('not' in rule) return !holds(rule.not, facts);
  const value = Number(facts[rule.fact]);
  const figure = Number(rule.value);
  if (rule.op === '=') return value === figure;
  if (rule.op === '>') return value > figure;
  if (rule.op === '>=') return value >= figure;
  return rule.op === '<' ? value < figure : value <= figure;
}

/**
 * Every business that the facts may describe: each missing or bounded fact with each of its
 * possible values.
 */
function meant(facts: Facts): Facts[] {
  const values = (key: FactKey): (number | boolean)[] => {
    const value = facts[key];
    if (value === undefined) return key === 'consumers' ? [0, 1, 2, 3, 4, 5, 6] : [true, false];
    if (typeof value !== 'object') return [value];
    return Array.from({ length: value.most - value.least + 1 }, (_, at) => value.least + at);
  };
  return values('consumers').flatMap((consumers) =>
    values('nonprofit').flatMap((nonprofit) =>
      values('sellsPersonalData').map((sellsPersonalData) => ({
        consumers: consumers as number,
        nonprofit: nonprofit as boolean,
        sellsPersonalData: sellsPersonalData as boolean,
      })),
    ),
  );
}

const leaf = fc.oneof(
  fc.record({
    fact: fc.constant<FactKey>('consumers'),
    op: fc.constantFrom('=' as const, '>=' as const, '>' as const, '<' as const, '<=' as const),
    value: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    fact: fc.constantFrom<FactKey>('nonprofit', 'sellsPersonalData'),
    op: fc.constant('=' as const),
    value: fc.boolean(),
  }),
);
const { rule: anyRule } = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('rule'), { maxLength: 4 }).map((all) => ({ all })),
    fc.array(tie('rule'), { maxLength: 4 }).map((any) => ({ any })),
    tie('rule').map((not) => ({ not })),
  ),
}));
const anyFacts: fc.Arbitrary<Facts> = fc.record(
  {
    consumers: fc.oneof(
      fc.integer({ min: 0, max: 6 }),
      fc
        .tuple(fc.nat(6), fc.nat(6))
        .map((ends) => ({ least: Math.min(...ends), most: Math.max(...ends) })),
    ),
    nonprofit: fc.boolean(),
    sellsPersonalData: fc.boolean(),
  },
  { requiredKeys: [] },
);

test('the truth of a rule with missing and bounded facts holds for every business that they may describe', () => {
  const seen = new Map<unknown, number>();
  fc.assert(
    fc.property(anyRule, anyFacts, (rule, facts) => {
      const said = evaluate(rule, facts, NO_SILENT);
      seen.set(said, (seen.get(said) ?? 0) + 1);
      const each = meant(facts).map((business) => holds(rule, business));
      if (said === undefined) expect(meant(facts).length).toBeGreaterThan(1);
      else expect(new Set(each)).toEqual(new Set([said]));
    }),
    { numRuns: 3000 },
  );
  for (const said of [true, false, undefined]) expect(seen.get(said)).toBeGreaterThan(50);
});

test('a condition on a known value stays open only if both results are possible', () => {
  fc.assert(
    fc.property(leaf, anyFacts, (rule, facts) => {
      fc.pre(facts[rule.fact] !== undefined);
      const each = new Set(meant(facts).map((business) => holds(rule, business)));
      expect(evaluate(rule, facts, NO_SILENT)).toBe(each.size === 1 ? [...each][0] : undefined);
    }),
    { numRuns: 2000 },
  );
});
