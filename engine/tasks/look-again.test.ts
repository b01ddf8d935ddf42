import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#calendar/dates.ts';
import { CORPUS } from '#law/corpus.server.ts';
import { assess } from '#engine/assessment/assessment.ts';
import type { AssessmentInput } from '#engine/assessment/assessment.ts';
import { lookAgainAfter } from './look-again.ts';
import { planOf } from '#engine/assessment/plan.ts';

const DONE = '2026-11-22';
const BUSINESS: AssessmentInput['business'] = {
  id: 'b1',
  businessName: 'Harbor Books',
  version: 1,
  industry: 'Retail',
  employeeCount: 12,
  annualRevenue: 40_000_000,
  statesOperating: ['CA', 'DE'],
  dataTypesCollected: ['Email addresses'],
};
const answers: AssessmentInput['answers'] = [
  { fact: 'sellsPersonalData', state: null, value: false },
  { fact: 'targetedAdvertising', state: null, value: false },
  { fact: 'consumers', state: 'DE', value: 60_000 },
];
const at = (asOf: string, work: AssessmentInput['work'], states = BUSINESS.statesOperating) =>
  assess(CORPUS, {
    business: { ...BUSINESS, statesOperating: states },
    answers,
    work,
    owedSince: {},
    asOf,
    savedAt: null,
  });
const tasksThere = (states = BUSINESS.statesOperating) => at(DONE, [], states).tasks;
const marked = (task: string, states = BUSINESS.statesOperating, on = DONE) =>
  (tasksThere(states).find(({ id }) => id === task)?.requirements ?? []).map(({ id }) => ({
    requirementId: id,
    status: 'done' as const,
    note: 'https://harbor.example/privacy',
    on,
    by: 'Robin Lee',
  }));
const taskAt = (task: string, asOf: string, states = BUSINESS.statesOperating) =>
  at(asOf, marked(task, states), states).tasks.find(({ id }) => id === task);

describe('our advice (Delaware sets no rhythm)', () => {
  const of = (asOf: string) => taskAt('privacy-notice', asOf, ['DE']);

  test('a done task says when to look again, and whose day it is', () => {
    expect(of(DONE)).toMatchObject({
      status: 'done',
      again: false,
      lookAgain: { on: '2027-11-22', by: '2027-12-22', cite: null },
    });
    expect(of('2027-11-21')).toMatchObject({ status: 'done', again: false, lastTime: null });
  });

  test('on its day it is open as a new entry: due in 30 days, with the last time told', () => {
    expect(of('2027-11-22')).toMatchObject({
      status: 'open',
      again: true,
      dueDate: '2027-12-22',
      dueByLaw: false,
      note: null,
      doneOn: null,
      lookAgain: null,
      reopenedFor: [],
      lastTime: { on: DONE, by: 'Robin Lee', note: 'https://harbor.example/privacy' },
    });
    expect(of('2029-01-01')).toMatchObject({ again: true, dueDate: '2027-12-22' });
  });

  test('it never lowers the score', () => {
    const work = marked('privacy-notice', ['DE']);
    const [before, years] = [DONE, '2031-01-01'].map((day) => at(day, work, ['DE']));
    expect(years?.overallScore).toBe(before?.overallScore);
    expect(years?.tasks.find(({ again }) => again)?.lostPoints).toBe(0);
  });

  test('the plan gives it weeks like other open work', () => {
    const plan = planOf({
      assessment: at('2027-11-22', marked('privacy-notice', ['DE']), ['DE']),
      employees: 12,
      industry: 'Retail',
      annualRevenue: undefined,
      hoursAWeek: 4,
      choices: [],
      actions: [],
      repairs: [],
    });
    expect(plan.work.find(({ id }) => id === 'privacy-notice')?.weeks).not.toBeNull();
  });
});

describe("the law's rhythm (California: every 12 months)", () => {
  test('it comes back 30 days before, so that it is due on the law’s own day', () => {
    expect(taskAt('privacy-notice', DONE)?.lookAgain).toMatchObject({
      on: '2027-10-23',
      by: '2027-11-22',
      cite: 'Cal. Civ. Code § 1798.130(a)(5)',
    });
    expect(taskAt('privacy-notice', '2027-10-22')?.status).toBe('done');
    const open = taskAt('privacy-notice', '2027-10-23');
    expect(open).toMatchObject({ status: 'open', again: true, dueDate: '2027-11-22' });
    expect(open?.dueByLaw).toBe(true);
    // Delaware's part comes along, with our target as its date
    expect(
      open?.requirements.map(({ stateId, again, dueByLaw }) => [stateId, again, dueByLaw]),
    ).toEqual([
      ['CA', true, true],
      ['DE', true, false],
    ]);
  });

  test('the score counts it as met until that day has passed, and then loses that state’s part', () => {
    const work = marked('privacy-notice');
    const score = (day: string) => at(day, work).overallScore;
    expect(score('2027-11-22')).toBe(score('2027-10-22'));
    const late = at('2027-11-23', work);
    const requirements = late.tasks.find(({ id }) => id === 'privacy-notice')?.requirements;
    expect(requirements?.map(({ stateId, lostPoints }) => [stateId, lostPoints > 0])).toEqual([
      ['CA', true],
      ['DE', false],
    ]);
    expect(late.overallScore).toBeLessThan(score('2027-11-22'));
  });
});

test('what has no rhythm never comes back', () => {
  expect(taskAt('rights-requests', DONE)?.lookAgain).toBeNull();
  expect(taskAt('rights-requests', '2036-11-22')?.status).toBe('done');
});

test('a task that a new state opened is no second look: the mark says so', () => {
  const work = marked('privacy-notice', ['DE']);
  const task = at('2027-11-22', work, ['CA', 'DE']).tasks.find(({ id }) => id === 'privacy-notice');
  expect(task).toMatchObject({ status: 'open', again: false, lastTime: { on: DONE } });
});

test('"not applicable" has no rhythm', () => {
  const work = marked('privacy-notice', ['DE']).map((item) => ({
    ...item,
    status: 'not applicable' as const,
  }));
  expect(
    at('2036-01-01', work, ['DE']).tasks.find(({ id }) => id === 'privacy-notice'),
  ).toMatchObject({ status: 'not applicable', lookAgain: null });
});

test('registration as a data broker: done in January it holds for the year, done before for the next January', () => {
  const rules = CORPUS.controls.controls.find(({ key }) => key === 'data-broker')?.lookAgain;
  const look = (on: string) => lookAgainAfter(rules, { requirementId: 'CA-18', on });
  expect(look('2027-01-01')).toMatchObject({ on: '2028-01-01', by: '2028-01-31' });
  expect(look('2027-01-31')).toMatchObject({ on: '2028-01-01', by: '2028-01-31' });
  expect(look('2026-12-31')).toMatchObject({ on: '2027-01-01', by: '2027-01-31' });
  expect(look('2026-06-01')?.by).toBe('2027-01-31');
});

test('months end where the month ends, and a rhythm lies in the future', () => {
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  for (const { key, lookAgain } of CORPUS.controls.controls)
    for (const requirementId of ['none', ...(lookAgain?.byLaw ?? []).map((r) => r.requirement)]) {
      const look = lookAgainAfter(lookAgain, { requirementId, on: DONE });
      if (look) expect(look.on > addDays(DONE, 0), key).toBe(true);
    }
});
