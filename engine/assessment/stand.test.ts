import { expect, test } from 'vitest';
import { CORPUS } from '#law/corpus.server.ts';
import { assess } from './assessment.ts';
import type { AssessmentInput } from './assessment.ts';
import { openSteps } from '../interview/interview.ts';
import { dayReader, inferFromProfile } from '../facts/inference.ts';
import { givenOf } from '../interview/check-answers.ts';
import { indexFacts } from '../facts/facts.ts';
import { isScoreInSight } from './stand-kinds.ts';
import { lookAgainWords, missingWords, standWords } from './stand-english.ts';

const NO_SALE = [
  { fact: 'sellsPersonalData', state: null, value: false },
  { fact: 'targetedAdvertising', state: null, value: false },
] as const;
const BUSINESS: AssessmentInput['business'] = {
  id: 'b1',
  businessName: 'Harbor Books',
  version: 1,
  industry: 'Retail',
  employeeCount: 12,
  annualRevenue: 2_400_000,
  statesOperating: ['DE', 'CT'],
  dataTypesCollected: ['Email addresses'],
};
const at = (answers: AssessmentInput['answers'], change: Partial<AssessmentInput> = {}) =>
  assess(CORPUS, {
    business: BUSINESS,
    answers,
    work: [],
    owedSince: {},
    asOf: '2026-11-21',
    savedAt: null,
    ...change,
  });
const bound = [...NO_SALE, { fact: 'consumers', state: 'DE', value: 60_000 }] as const;

const done = (ids: readonly string[]) =>
  ids.map((requirementId) => ({
    requirementId,
    status: 'done' as const,
    note: null,
    on: '2026-11-21',
    by: 'Robin Lee',
  }));
const DELAWARE = { ...BUSINESS, statesOperating: ['DE' as const] };
/** Everything that the interview may ask in Delaware, and the law binds. */
const idsOf = ({ tasks }: ReturnType<typeof at>) =>
  tasks.flatMap(({ requirements }) => requirements.map(({ id }) => id));

test('while nothing is sure, the questions come first, and each answer brings fewer of them', () => {
  const none = at([]).stand;
  expect(none).toMatchObject({ at: 'settle', laws: { binding: 0, open: 2 } });
  expect(none.settling?.stateNames).toEqual(['Connecticut', 'Delaware']);
  expect(none.settling?.answers).toBeGreaterThan(1);
  const fewer = at([...NO_SALE]).stand.settling?.answers ?? 0;
  expect(fewer).toBeLessThan(none.settling?.answers ?? 0);
});

test('questions that decide another law come first where one surely applies, and the owed task is named', () => {
  const { stand, tasks } = at(bound);
  expect(stand).toMatchObject({ at: 'settle', laws: { binding: 1, open: 1 } });
  expect(stand.settling?.stateNames).toEqual(['Connecticut']);
  expect(stand.settling?.tasks).toBe(stand.work.maybe.tasks);
  expect(stand.task).toMatchObject({ id: tasks[0]?.id, owed: 'owed' });
  expect(standWords(stand)).toMatch(
    /^1 law binds you\. Up to \d+ questions, about \d+ minutes?, decide Connecticut/,
  );
});

test('who does not know the deciding answer goes on with work that is owed', () => {
  const unknown = at(bound).questions.map(({ fact, state }) => ({ fact, state, value: null }));
  const { stand, tasks } = at([...bound, ...unknown]);
  expect(stand).toMatchObject({ at: 'work', task: { id: tasks[0]?.id, owed: 'owed' } });
});

test('a task that is done gives way to the next; with all done, it says so and when to look again', () => {
  const settled = at(bound, { business: DELAWARE }).questions.map(({ fact, state }) => ({
    fact,
    state,
    value: null,
  }));
  const before = at([...bound, ...settled], { business: DELAWARE });
  const first = before.tasks[0];
  expect(before.stand.task).toMatchObject({
    id: first?.id,
    firstStep: first?.steps[0],
    minutes: first?.firstStepMinutes,
  });
  const work = done(first?.requirements.map(({ id }) => id) ?? []);
  const after = at([...bound, ...settled], { business: DELAWARE, work });
  expect(after.stand.task?.id).toBe(after.tasks[0]?.id);
  expect(after.stand.task?.id).not.toBe(first?.id);
  expect(after.stand.work.done).toBe(1);
  const all = at([...bound, ...settled], { business: DELAWARE, work: done(idsOf(before)) }).stand;
  expect(all).toMatchObject({ at: 'done', task: null, work: { sure: { tasks: 0, hours: 0 } } });
  expect(standWords(all)).toBe(`All ${all.work.done} tasks are done.`);
  expect(all.lookAgain.on > '2026-11-21').toBe(true);
});

test('a barber in Iowa owes nothing, and is told when to look again', () => {
  const { stand } = at([{ fact: 'consumers', state: 'IA', value: 900 }, ...NO_SALE], {
    business: { ...BUSINESS, statesOperating: ['IA'], annualRevenue: 180_000, employeeCount: 2 },
  });
  expect(stand).toMatchObject({
    at: 'nothing owed',
    laws: { binding: 0, open: 0, out: 1 },
    keep: [],
  });
  expect(standWords(stand)).toBe('You owe nothing under the laws with a size test today.');
});

test('who is bound from a known day on is told so: by a lower limit, and by a law that starts', () => {
  const soap = at(
    [
      { fact: 'consumers', state: 'DE', value: 12_000 },
      { fact: 'acquiresPersonalData', state: null, value: false },
      ...NO_SALE,
    ],
    { business: DELAWARE },
  ).stand;
  expect(soap).toMatchObject({ laws: { binding: 0 }, binds: { on: '2027-01-01' } });
  expect(standWords(soap)).toContain('From January 1, 2027 the law of Delaware binds you.');
  const started = at([{ fact: 'consumers', state: 'OK', value: 150_000 }], {
    business: { ...BUSINESS, statesOperating: ['OK'] },
  }).stand;
  expect(standWords(started)).toMatch(
    /^No law with a size test surely binds you yet\. From January 1, 2027 the law of Oklahoma binds you\. /,
  );
  expect(at(bound, { business: DELAWARE }).stand.binds).toBeNull();
});

test('a small firm in Minnesota keeps to the duty that stays', () => {
  const { stand } = at([{ fact: 'sbaSmallBusiness', state: null, value: true }, ...NO_SALE], {
    business: { ...BUSINESS, statesOperating: ['MN'], employeeCount: 9, annualRevenue: 900_000 },
  });
  expect(stand.at).toBe('keep');
  expect(stand.keep).toHaveLength(1);
  expect(standWords(stand)).toBe('One duty stays. There is nothing to do but keep to it.');
});

test('tasks that are not applicable are not called done', () => {
  const settled = at(bound, { business: DELAWARE }).questions.map(({ fact, state }) => ({
    fact,
    state,
    value: null,
  }));
  const before = at([...bound, ...settled], { business: DELAWARE });
  const apart = done(idsOf(before)).map((item) => ({
    ...item,
    status: 'not applicable' as const,
    note: 'A partner does it.',
  }));
  const none = at([...bound, ...settled], { business: DELAWARE, work: apart }).stand;
  expect(none.at).toBe('done');
  expect(standWords(none)).toBe(
    `You marked all ${none.work.notApplicable} tasks as not applicable.`,
  );
  const [first] = before.tasks;
  const own = new Set(first?.requirements.map(({ id }) => id));
  const work = apart.map((item) =>
    own.has(item.requirementId) ? { ...item, status: 'done' as const } : item,
  );
  const one = at([...bound, ...settled], { business: DELAWARE, work }).stand;
  expect(standWords(one)).toBe(`1 task is done, and ${none.work.notApplicable - 1} do not apply.`);
});

test('a score stands in sight only after the questions and the first settled task', () => {
  const asked = at(bound).questions.map(({ fact, state }) => ({ fact, state, value: null }));
  const before = at([...bound, ...asked]);
  expect(at(bound).overallScore).toBe(0);
  expect([at([]), at(bound), before].map(({ stand }) => isScoreInSight(stand))).toEqual([
    false,
    false,
    false,
  ]);
  const work = done(before.tasks[0]?.requirements.map(({ id }) => id) ?? []);
  expect(isScoreInSight(at([...bound, ...asked], { work }).stand)).toBe(true);
  expect(isScoreInSight(at(bound, { work }).stand)).toBe(false);
});

test('the day to look again is a change of a law, or the day on which the numbers are a year old', () => {
  const barber = { ...BUSINESS, statesOperating: ['IA' as const] };
  const answers = [{ fact: 'consumers', state: 'IA', value: 900 } as const, ...NO_SALE];
  const on = (asOf: string, numbersOf?: string) => {
    const { stand } = at(answers, { business: barber, asOf, numbersOf });
    return stand.lookAgain.stateName === null ? stand.lookAgain.on : lookAgainWords(stand);
  };
  // the law of Iowa does not change in these years
  expect(on('2026-11-21')).toBe('2027-11-21');
  expect(on('2026-11-21', '2026-03-01')).toBe('2027-03-01');
  expect(on('2027-02-28', '2026-03-01')).toBe('2027-03-01');
  expect(on('2027-03-01', '2026-03-01')).toBe('2028-03-01');
  expect(on('2026-11-21', '2024-12-01')).toBe('2026-12-01');
  expect(on('2027-02-28', '2024-02-29')).toBe('2028-02-29');
});

/** What the interview of an owner asks next, as on the page of the questions. */
function nextAsked(business: AssessmentInput['business'], answers: AssessmentInput['answers']) {
  const laws = CORPUS.laws.filter(({ state }) => business.statesOperating.includes(state));
  const index = indexFacts(CORPUS.facts);
  const asOf = '2026-11-21';
  const inferred = inferFromProfile(business, CORPUS.sensitive, dayReader(laws, asOf));
  const given = givenOf(business.statesOperating, answers, inferred, index);
  return openSteps(given, laws, asOf, index).map(({ asked }) => asked.map(({ fact }) => fact));
}

test.each([
  [
    'a candle shop in Delaware and New Jersey',
    { statesOperating: ['DE', 'NJ'] as const, employeeCount: 4, annualRevenue: 600_000 },
    [
      { fact: 'consumers', state: 'DE', value: 36_200 },
      { fact: 'consumers', state: 'NJ', value: 11_800 },
    ] as const,
    ['New Jersey'],
  ],
  [
    'an agency in Virginia, Maryland and Oregon',
    { statesOperating: ['VA', 'MD', 'OR'] as const, industry: 'Professional Services' },
    [
      { fact: 'consumers', state: 'VA', value: 104_000 },
      { fact: 'consumers', state: 'MD', value: 41_000 },
      { fact: 'consumers', state: 'OR', value: 3_000 },
    ] as const,
    [],
  ],
])('%s is led to the question about ads, although a law binds already', (_, own, answers, open) => {
  const business = { ...BUSINESS, ...own, statesOperating: [...own.statesOperating] };
  const { stand } = at(answers, { business });
  expect(stand.at).toBe('settle');
  expect(stand.laws.binding).toBeGreaterThan(0);
  expect(stand.settling?.stateNames).toEqual(open);
  expect(stand.settling?.tasks).toBeGreaterThan(3);
  expect(missingWords(stand)).toBe(`up to ${stand.settling?.answers} questions open`);
  expect(nextAsked(business, answers)[0]).toContain('targetedAdvertising');
});
