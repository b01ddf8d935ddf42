/** Laws made ready decide as the rules read one by one do; bounds never say more than every value between them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { FactKey, Rule } from '#law/schema.ts';
import { completeFacts, randomFacts } from '../../tests/random-facts.ts';
import { explainAll, weigh, weighAll, wordsOf } from './applicability.ts';
import { closeFacts, indexFacts } from '../facts/facts.ts';
import { makeReady } from './ready.ts';
import { RuleSteps, truthAt } from './rule-steps.ts';
import { conditionsOf, evaluate } from './truth.ts';
import type { Facts } from './truth.ts';

const index = indexFacts(FACT_BOOK);
const DAYS = ['2025-06-01', '2026-11-20', '2027-01-01', '2028-06-01'] as const;
const READY = new Map(DAYS.map((day) => [day, makeReady(LAWS, day, index)]));
const some = randomFacts(FACT_BOOK.facts, LAWS);
const perState = new Set(FACT_BOOK.facts.flatMap(({ key, perState: of }) => (of ? [key] : [])));

/** Which of the two it is may turn on what is not known yet (rules 1 and 2): nothing is owed either way. */
const left = (word: string) => (word === 'exempt' || word === 'does not apply' ? 'left out' : word);

/** One business in every state: facts of its own in each, the others the same everywhere. */
const businesses = fc
  .tuple(some, fc.array(some, { minLength: LAWS.length, maxLength: LAWS.length }))
  .map(([whole, each]) =>
    each.map((facts) =>
      Object.fromEntries([
        ...Object.entries(whole).filter(([key]) => !perState.has(key as FactKey)),
        ...Object.entries(facts).filter(([key]) => perState.has(key as FactKey)),
      ]),
    ),
  ) as fc.Arbitrary<Facts[]>;

describe('all laws at once', () => {
  test('every condition is tried once, and as the rules read it', () => {
    for (const ready of READY.values()) {
      const names = ready.conditions.map(({ condition, law, missing }) =>
        JSON.stringify([condition, law, missing ?? null]),
      );
      expect(new Set(names).size).toBe(names.length);
    }
    fc.assert(
      fc.property(businesses, fc.constantFrom(...DAYS), (facts, day) => {
        const ready = READY.get(day);
        if (!ready) throw new Error(day);
        const levels = ready.levelsOf(facts);
        ready.laws.forEach((law, at) => {
          for (const { of, place } of [...law.full, ...law.limited, ...law.exemptions]) {
            const expected = of.if && evaluate(of.if, facts[at] ?? {}, index.silent);
            expect(truthAt(levels, place), of.id).toBe(expected);
          }
        });
      }),
      { numRuns: 100 },
    );
  });

  test('the explained answer holds every condition of every part, its value and its truth', () => {
    fc.assert(
      fc.property(businesses, fc.constantFrom(...DAYS), (facts, day) => {
        const ready = READY.get(day);
        if (!ready) throw new Error(day);
        const { words, levels, values } = explainAll(ready, facts);
        ready.levelsOf(LAWS.map(() => ({})));
        expect(words).toEqual(wordsOf(ready, facts));
        ready.laws.forEach((law, at) => {
          for (const { of, cite, conditions } of [...law.full, ...law.limited, ...law.exemptions]) {
            expect(cite).toBe(of.cite);
            expect(conditions.map(({ condition }) => condition)).toEqual(
              of.if && conditionsOf(of.if),
            );
            for (const { condition, place, read } of conditions) {
              expect(values[read]).toBe(facts[at]?.[condition.fact]);
              expect(truthAt(levels, place)).toBe(
                evaluate(condition, facts[at] ?? {}, index.silent),
              );
            }
          }
        });
      }),
      { numRuns: 50 },
    );
  });

  test('the verdicts are those of each law by itself', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(businesses, fc.constantFrom(...DAYS), (facts, day) => {
        const ready = READY.get(day);
        if (!ready) throw new Error(day);
        const words = wordsOf(ready, facts);
        words.forEach((word) => seen.add(word));
        expect(words).toEqual(LAWS.map((law, at) => weigh(law, facts[at] ?? {}, day, index).word));
        expect(weighAll(ready, facts).map((reading) => reading.word)).toEqual(words);
      }),
      { numRuns: 300 },
    );
    expect([...seen].toSorted()).toEqual([
      'applies',
      'applies in part',
      'cannot tell',
      'does not apply',
      'exempt',
    ]);
  });
});

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

test('a verdict on bounds stands for every value between them', () => {
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
        const bounded = weigh(law, wide as Facts, '2026-11-20', index).word;
        if (bounded === 'cannot tell') return;
        settled++;
        expect(left(bounded)).toBe(left(weigh(law, closed.facts, '2026-11-20', index).word));
      },
    ),
    { numRuns: 2000 },
  );
  expect(settled).toBeGreaterThan(200);
});

test('rules are read as Kleene reads them, also under a "not" and where bounds lie across a figure', () => {
  const few: FactKey[] = ['consumers', 'nonprofit', 'sellsPersonalData'];
  const leaf = fc.record({
    fact: fc.constantFrom(...few),
    op: fc.constantFrom('=', '>=', '>', '<', '<='),
    value: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.boolean()),
  });
  const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 4 },
      leaf.map(({ fact, op, value }): Rule =>
        fact === 'consumers'
          ? { fact, op, value: Number(value) }
          : { fact, op: '=', value: value === true },
      ),
      fc.array(tie('rule'), { maxLength: 4 }).map((all) => ({ all })),
      fc.array(tie('rule'), { maxLength: 4 }).map((any) => ({ any })),
      tie('rule').map((not) => ({ not })),
    ),
  }));
  const known = fc.record(
    {
      consumers: fc.oneof(
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom(0.5, 1.5, 3.5),
        fc
          .tuple(fc.nat(5), fc.nat(5))
          .map((ends) => ({ least: Math.min(...ends), most: Math.max(...ends) })),
      ),
      nonprofit: fc.boolean(),
      sellsPersonalData: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 3 }), known, (rules, facts) => {
      const steps = new RuleSteps(index);
      const places = rules.map((one) => steps.add(one, 0));
      const levels = steps.done().levelsOf([facts]);
      expect(places.map((place) => truthAt(levels, place))).toEqual(
        rules.map((one) => evaluate(one, facts, index.silent)),
      );
    }),
    { numRuns: 3000 },
  );
});
