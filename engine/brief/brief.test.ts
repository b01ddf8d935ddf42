import { expect, test } from 'vitest';
import { CORPUS, LAWS } from '#law/corpus.server.ts';
import { assess, type AssessmentInput } from '../assessment/assessment.ts';
import { briefOf } from './brief.ts';
import { wholeOf, statesIn, type LawTexts } from './whole.ts';
import { sharedTexts, stateTexts } from './law-texts.ts';

const TEXTS: LawTexts = { shared: sharedTexts(CORPUS), states: LAWS.map(stateTexts) };
const ALL = LAWS.map(({ state }) => state);

const inputIn = (
  statesOperating: AssessmentInput['business']['statesOperating'],
  more: Partial<AssessmentInput> = {},
): AssessmentInput => ({
  business: {
    id: 'one',
    businessName: 'Harbor Books',
    version: 1,
    industry: 'Healthcare',
    employeeCount: 12,
    annualRevenue: 4_000_000,
    statesOperating,
    dataTypesCollected: ['Email addresses', 'Health information'],
  },
  answers: [{ fact: 'targetedAdvertising', state: null, value: true }],
  work: [],
  owedSince: {},
  asOf: '2026-11-21',
  savedAt: null,
  ...more,
});

const counts = (value: number) =>
  ALL.map((state) => ({ fact: 'consumers' as const, state, value }));
const marked = LAWS.flatMap(({ requirements }) =>
  requirements.map(({ id }, at) => ({
    requirementId: id,
    status: at % 2 === 0 ? ('done' as const) : ('not applicable' as const),
    note: 'Seen',
    on: '2025-01-02',
    by: 'Robin Lee',
  })),
);

test.each([
  ['of one state, with nothing known', inputIn(['DE'])],
  ['of all states, with nothing known', inputIn(ALL)],
  ['of all states, where all apply', inputIn(ALL, { answers: counts(900_000) })],
  ['of all states, where few apply', inputIn(ALL, { answers: counts(10) })],
  ['with work that is done, and work that came back', inputIn(ALL, { work: marked })],
])('an assessment %s is the same after it was parted from the texts', (_, input) => {
  const whole = assess(CORPUS, input);
  const sent = JSON.parse(JSON.stringify(briefOf(whole))) as ReturnType<typeof briefOf>;
  expect(wholeOf(sent, TEXTS)).toEqual(whole);
});

test('twenty states take at most 60 kB', () => {
  for (const value of [50_000, 900_000]) {
    const input = inputIn(ALL.slice(0, 20), { answers: counts(value) });
    expect(JSON.stringify(briefOf(assess(CORPUS, input))).length).toBeLessThanOrEqual(60_000);
  }
});

test('only the states of the business are asked for, and a missing text is an error', () => {
  const brief = briefOf(assess(CORPUS, inputIn(['DE', 'TX'])));
  expect(statesIn(brief).toSorted()).toEqual(['DE', 'TX']);
  const states = TEXTS.states.filter(({ stateId }) => stateId === 'DE');
  expect(() => wholeOf(brief, { ...TEXTS, states })).toThrow(/lack TX/);
});
