/**
 * Each pair of the table is raised where both are so, names both ways and its sections, and goes
 * once one is changed.
 */
import { describe, expect, test } from 'vitest';
import { CORPUS } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import { PAIRS } from '../facts/pairs.ts';
import type { Pair, Side } from '../facts/pairs.ts';
import { assess } from './assessment.ts';
import type { AssessmentInput } from './assessment.ts';
import type { Answer } from '../facts/known.ts';

const STATES = CORPUS.laws.map(({ state }) => state);
const PER_STATE = new Set(
  CORPUS.facts.facts.filter(({ perState }) => perState).map(({ key }) => key),
);
const SHOP: AssessmentInput = {
  business: {
    id: 'b1',
    businessName: 'Harbor Books',
    version: 1,
    industry: 'Retail',
    employeeCount: 40,
    annualRevenue: 90_000_000,
    statesOperating: STATES,
    dataTypesCollected: ['Email addresses'],
  },
  answers: [],
  work: [],
  owedSince: {},
  asOf: '2026-11-22',
  savedAt: null,
};

const answer = (fact: FactKey, value: boolean | number): Answer[] =>
  PER_STATE.has(fact)
    ? STATES.map((state) => ({ fact, state, value }))
    : [{ fact, state: null, value }];
const said = (side: Side): Answer[] => {
  if (!('fact' in side)) return [];
  return answer(side.fact, 'is' in side ? side.is : side.some ? 9 : 0);
};
const opposite = (side: Side): Answer[] => {
  if (!('fact' in side)) return [];
  return answer(side.fact, 'is' in side ? !side.is : side.some ? 0 : 9);
};
const PEOPLE = answer('consumers', 300_000);

/**
 * A business of which both are so, and the ids of the requirements of the task that is set aside.
 */
function business({ one, other, also = [] }: Pair, answers: readonly Answer[]): AssessmentInput {
  const all = { ...SHOP, answers: [...PEOPLE, ...answers, ...also.flatMap(said)] };
  const does = 'company' in one ? one.company : undefined;
  const companies = does
    ? [
        {
          name: 'Acme',
          ads: does === 'ads',
          sale: does === 'sale',
          processor: does === 'processor',
        },
      ]
    : [];
  if (!('setAside' in one)) return { ...all, companies };
  const task = assess(CORPUS, { ...all, answers: [...all.answers, ...said(other)] }).tasks.find(
    ({ id }) => id === one.setAside,
  );
  const work = (task?.requirements ?? []).map(({ id }) => ({
    requirementId: id,
    status: 'not applicable' as const,
    note: 'We give data to nobody',
    on: '2026-11-20',
    by: 'Dana',
  }));
  return { ...all, work };
}
const raised = (input: AssessmentInput) => assess(CORPUS, input).mismatches.map(({ id }) => id);

test('at least fifteen pairs, each with a name of its own', () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(15);
  expect(new Set(PAIRS.map(({ id }) => id)).size).toBe(PAIRS.length);
});

describe.each(PAIRS)('$id', (pair) => {
  const both = business(pair, [...said(pair.one), ...said(pair.other)]);

  test('is raised, with both ways and its sections', () => {
    const result = assess(CORPUS, both);
    const mismatch = result.mismatches.find(({ id }) => id === pair.id);
    expect(mismatch?.text).toMatch(/^.+\. But .+\. .+\.$/);
    expect(mismatch?.text).toContain(pair.why);
    expect(mismatch?.ways.map(({ text }) => text)).toEqual(pair.ways);
    const where = new Set(mismatch?.cites.map(({ stateId }) => stateId));
    if (pair.term !== undefined || 'setAside' in pair.one)
      expect([...where]).toEqual(mismatch?.stateIds);
    // a task that is set aside is left out of the score
    if ('setAside' in pair.one) expect(result.scoreInDoubt).toBe(true);
  });

  test('is gone once either side is changed', () => {
    expect(raised(business(pair, [...said(pair.one), ...opposite(pair.other)]))).not.toContain(
      pair.id,
    );
    const mended = {
      ...both,
      work: [],
      companies: [],
      answers: [...PEOPLE, ...opposite(pair.one), ...said(pair.other)],
    };
    expect(raised(mended)).not.toContain(pair.id);
  });
});

test('nothing is raised of what nobody said', () => {
  expect(raised(SHOP)).toEqual([]);
  expect(raised({ ...SHOP, answers: PEOPLE })).toEqual([]);
});

test('a verdict that hangs on a mismatch is named', () => {
  const delaware = {
    ...SHOP,
    business: { ...SHOP.business, statesOperating: ['NJ', 'UT'] as const },
  };
  const answers: Answer[] = [
    { fact: 'consumers', state: 'NJ', value: 30_000 },
    { fact: 'consumers', state: 'UT', value: 30_000 },
    ...answer('targetedAdvertising', true),
    ...answer('sellsPersonalData', false),
  ];
  const { mismatches, scoreInDoubt, overallScore, tasks } = assess(CORPUS, {
    ...delaware,
    business: { ...delaware.business, statesOperating: ['NJ', 'UT'] },
    answers,
  });
  const [mismatch] = mismatches;
  expect(mismatch).toMatchObject({ id: 'ads-no-sale', stateIds: ['NJ'], verdictIn: ['NJ'] });
  expect(mismatch?.cites[0]?.cite).toMatch(/^N\.J\.S\.A\./);
  expect(scoreInDoubt).toBe(true);
  // it blocks nothing: verdicts, score and tasks are there
  expect(overallScore).toBeGreaterThanOrEqual(0);
  expect(tasks).toBeInstanceOf(Array);
});
