/** Properties of every result on the real laws, whatever the facts. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { weigh } from '#engine/rules/applicability.ts';
import { dutiesOf } from '#engine/duties/duties.ts';
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import type { Facts, FactValue } from '#engine/rules/truth.ts';
import { conditionsOf } from '#engine/rules/truth.ts';
import { decide, verdictOf } from '#engine/verdict/verdict.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { FactDefinition, FactKey, LawRecord, Rule } from '#law/schema.ts';
import { completeFacts, randomFacts, rulesIn, thresholds } from './random-facts.ts';
import { FULL } from './full.ts';

vi.setConfig({ testTimeout: 120_000 });

const index = indexFacts(FACT_BOOK);
const DAYS = ['2025-06-01', '2026-11-20', '2027-01-01', '2028-06-01'];
const days = fc.constantFrom(...DAYS);
const numRuns = FULL ? 5000 : 300;

/** The facts that a law uses, and those that imply them. */
function readBy(law: LawRecord): FactDefinition[] {
  const read = new Set(
    rulesIn(law)
      .flatMap(conditionsOf)
      .map((condition) => condition.fact),
  );
  for (const fact of read) {
    for (const { if: cause, then: effect } of FACT_BOOK.implications) {
      if (effect.fact === fact) read.add(cause.fact);
    }
  }
  return FACT_BOOK.facts.filter((fact) => read.has(fact.key));
}

function closed(facts: Facts): Facts {
  const result = closeFacts(facts, index);
  fc.pre(!('contradiction' in result));
  return 'contradiction' in result ? {} : result.facts;
}

const sure = (word: string) => word !== 'cannot tell';
/**
 * In both cases nothing is owed today; which of the two it is may depend on missing answers (rules
 * 1 and 2).
 */
const left = (word: string) => (word === 'exempt' || word === 'does not apply' ? 'left out' : word);

describe.each(LAWS)('$name', (law) => {
  const definitions = readBy(law);
  const some = randomFacts(definitions, [law]);
  const numbers = definitions.filter((fact) => fact.type !== 'boolean');

  test('no certain verdict is overturned by what is neither known nor assumed', () => {
    fc.assert(
      fc.property(some, completeFacts(definitions, [law]), days, (given, all, day) => {
        const facts = closed(given);
        const weighed = weigh(law, facts, day, index);
        fc.pre(sure(weighed.verdict));
        const { assuming } = verdictOf(weighed, day, index);
        const others = Object.entries(all).filter(([key]) => !assuming.includes(key as FactKey));
        const later = closed({ ...Object.fromEntries(others), ...facts });
        fc.pre(assuming.every((fact) => later[fact] === undefined));
        expect(left(weigh(law, later, day, index).verdict)).toBe(left(weighed.verdict));
      }),
      { numRuns, maxSkipsPerRun: 2000 },
    );
  });

  test('what is owed for sure stays owed, what is not owed stays so', () => {
    fc.assert(
      fc.property(some, completeFacts(definitions, [law]), days, (given, all, day) => {
        const facts = closed(given);
        const weighed = weigh(law, facts, day, index);
        fc.pre(sure(weighed.verdict));
        const { assuming } = verdictOf(weighed, day, index);
        const others = Object.entries(all).filter(([key]) => !assuming.includes(key as FactKey));
        const later = closed({ ...Object.fromEntries(others), ...facts });
        fc.pre(assuming.every((fact) => later[fact] === undefined));
        const before = dutiesOf(weighed, day);
        const after = dutiesOf(weigh(law, later, day, index), day);
        const ids = (duties: typeof before) => duties.map((duty) => duty.requirement.id);
        for (const { requirement, owed } of before) {
          if (owed !== 'may be owed') expect(ids(after)).toContain(requirement.id);
        }
        for (const id of ids(after)) expect(ids(before)).toContain(id);
      }),
      { numRuns, maxSkipsPerRun: 2000 },
    );
  });

  test.each(numbers.filter((fact) => rising(law, fact.key)))(
    'more of $key never turns "applies" into anything less',
    ({ key, type }) => {
      fc.assert(
        fc.property(some, days, fc.integer({ min: 1, max: 2_000_000 }), (given, day, more) => {
          const before = given[key];
          fc.pre(typeof before === 'number');
          const most = type === 'percent' ? 100 : Number.MAX_SAFE_INTEGER;
          const raised = Math.min(most, before + more);
          const rank = (facts: Facts) =>
            ['does not apply', 'exempt', 'applies in part', 'applies'].indexOf(
              weigh(law, closed(facts), day, index).verdict,
            );
          fc.pre(rank(given) >= 0);
          const then = rank({ ...given, [key]: raised });
          if (rank(given) === 3) expect(then).toBe(3);
          // What may still be open with the larger number is "applies" at best, never less than
          // before.
          else expect(then === -1 || atLeastExempt(then) >= atLeastExempt(rank(given))).toBe(true);
        }),
        { numRuns: Math.ceil(numRuns / 3), maxSkipsPerRun: 2000 },
      );
    },
  );

  test('answers that settle it do, with every value; fewer of them do not', () => {
    fc.assert(
      fc.property(some, days, (given, day) => {
        const facts = closed(given);
        const verdict = decide(law, facts, day, index);
        const word = verdict.then ?? verdict.verdict;
        if (sure(word)) {
          expect(verdict.settledBy).toEqual([]);
          return;
        }
        for (const set of verdict.settledBy) {
          expect(settles(law, facts, day, set)).toBe(true);
          for (const fact of set) {
            expect(
              settles(
                law,
                facts,
                day,
                set.filter((each) => each !== fact),
              ),
            ).toBe(false);
          }
        }
        expect(verdict.settledBy.length).toBeGreaterThan(0);
      }),
      { numRuns: Math.ceil(numRuns / 4), maxSkipsPerRun: 2000 },
    );
  });

  test('the order of the answers makes no difference, and every verdict says why', () => {
    fc.assert(
      fc.property(some, days, (given, day) => {
        const facts = closed(given);
        const verdict = decide(law, facts, day, index);
        const turned = Object.fromEntries(Object.entries(facts).toReversed());
        expect(decide(law, turned, day, index)).toEqual(verdict);
        expect(verdict.because.length).toBeGreaterThan(0);
      }),
      { numRuns, maxSkipsPerRun: 2000 },
    );
  });
});

/**
 * "Does not apply" and "exempt" are equivalent: a larger count may turn the first into the second.
 */
const atLeastExempt = (rank: number) => Math.max(rank, 1);

/** Whether a larger number can only help a prong and only harm an exemption. */
function rising(law: LawRecord, fact: FactKey): boolean {
  const ops = (rules: (Rule | undefined)[]) =>
    rules
      .flatMap((rule) => (rule ? conditionsOf(rule) : []))
      .filter((condition) => condition.fact === fact)
      .map((condition) => condition.op);
  const prongs = ops(law.applicability.prongs.map((prong) => prong.if));
  const exemptions = ops(law.exemptions.map((exemption) => exemption.if));
  return (
    prongs.every((op) => op === '>=' || op === '>') &&
    exemptions.every((op) => op === '<=' || op === '<')
  );
}

/** Tries every combination of values on both sides of every threshold. */
function settles(law: LawRecord, facts: Facts, day: string, set: readonly FactKey[]): boolean {
  let possible = false;
  for (const values of combinations(law, set)) {
    const all = closeFacts({ ...facts, ...values }, index);
    if ('contradiction' in all) continue;
    possible = true;
    if (weigh(law, all.facts, day, index).verdict === 'cannot tell') return false;
  }
  return possible;
}

function* combinations(law: LawRecord, set: readonly FactKey[]): Generator<Facts> {
  const [fact, ...rest] = set;
  if (fact === undefined) return yield {};
  for (const value of values(law, fact)) {
    for (const others of combinations(law, rest)) yield { ...others, [fact]: value };
  }
}

function values(law: LawRecord, fact: FactKey): FactValue[] {
  const type = index.byKey.get(fact)?.type;
  if (type === 'boolean') return [true, false];
  const edges = thresholds([law], fact).flatMap((at) => [at - 1, at, at + 1]);
  const top = type === 'percent' ? [100] : [Number.MAX_SAFE_INTEGER];
  return [...new Set([0, ...edges, ...top])].filter(
    (at) => at >= 0 && (type !== 'percent' || at <= 100),
  );
}
