import { describe, expect, test } from 'vitest';
import { CORPUS } from '#law/corpus.server.ts';
import { ENFORCEMENT } from '#reference/data.server.ts';
import { PLAN_BOOK } from '#reference/plan.server.ts';
import { assess } from './assessment.ts';
import type { AssessmentInput } from './assessment.ts';
import { sizeOf } from './cases.ts';
import { addDays } from '#calendar/dates.ts';
import { planOf, priceOf } from './plan.ts';
import type { EnforcementAction } from '#reference/schema.ts';
import type { PlanInput } from './plan.ts';

const SUBJECT: AssessmentInput = {
  business: {
    id: 'b1',
    businessName: 'Harbor Books',
    version: 1,
    industry: 'Retail',
    employeeCount: 12,
    annualRevenue: 2_400_000,
    statesOperating: ['DE', 'CT'],
    dataTypesCollected: ['Email addresses'],
  },
  answers: [
    { fact: 'consumers', state: 'DE', value: 40_000 },
    { fact: 'consumers', state: 'CT', value: 900 },
    { fact: 'sellsPersonalData', state: null, value: false },
    { fact: 'targetedAdvertising', state: null, value: false },
  ],
  work: [],
  owedSince: {},
  asOf: '2026-11-21',
  savedAt: null,
};
const action = (id: string, rest: Partial<EnforcementAction> = {}): EnforcementAction => ({
  id,
  date: '2025-01-01',
  datePrecision: 'day',
  state: 'CA',
  regulator: 'A regulator',
  against: 'A firm',
  size: 'small',
  trades: 'any',
  tradeSource: 'record',
  amountUSD: 1_000,
  law: 'A law',
  kind: 'settlement',
  what: 'Did a thing.',
  lessons: ['privacy-notice'],
  source: 'a page',
  ...rest,
});
const input = (
  rest: Partial<PlanInput> = {},
  subject: Partial<AssessmentInput> = {},
): PlanInput => ({
  assessment: assess(CORPUS, { ...SUBJECT, ...subject }),
  employees: 12,
  industry: 'Retail',
  annualRevenue: 2_400_000,
  hoursAWeek: 4,
  choices: PLAN_BOOK.choices,
  actions: ENFORCEMENT,
  repairs: PLAN_BOOK.repairs,
  ...rest,
});

describe('hours', () => {
  test('are those of the open tasks; priorities add up to the total', () => {
    const given = input();
    const plan = planOf(given);
    const open = given.assessment.tasks.filter((task) => task.status === 'open' && !task.advice);
    const all = open.reduce((sum, task) => sum + task.estimatedHours, 0);
    expect(plan.total.hours + plan.maybe.hours).toBe(all);
    expect(plan.total.tasks + plan.maybe.tasks).toBe(open.length);
    expect(plan.work).toHaveLength(open.length);
    expect(plan.byPriority.map(({ priority }) => priority)).toEqual([1, 2, 3]);
    expect(plan.byPriority.reduce((sum, { hours }) => sum + hours, 0)).toBe(plan.total.hours);
    expect(plan.total.hours).toBeGreaterThan(0);
  });

  test('a task that is done leaves the plan with its hours', () => {
    const before = planOf(input());
    const task = assess(CORPUS, SUBJECT).tasks.find(
      ({ owed, advice }) => owed === 'owed' && !advice,
    );
    const work = (task?.requirements ?? []).map(({ id }) => ({
      requirementId: id,
      status: 'done' as const,
      note: null,
      on: '2026-11-21',
      by: 'Robin Lee',
    }));
    const after = planOf(input({}, { work }));
    expect(before.total.hours - after.total.hours).toBe(task?.estimatedHours);
    expect(after.work.map(({ id }) => id)).not.toContain(task?.id);
  });

  test('what hangs on a missing answer stays out of the total', () => {
    const plan = planOf(input({}, { answers: [] }));
    expect(plan.total).toEqual({ tasks: 0, hours: 0 });
    expect(plan.maybe.hours).toBeGreaterThan(0);
  });
});

test.each([
  [undefined, 35],
  [1_000_000, 35],
  [1_000_001, 50],
  [10_000_001, 75],
])('the rate at a revenue of %s is that of the cost calculator: %i', (annualRevenue, rate) => {
  expect(planOf(input({ annualRevenue })).rate).toBe(rate);
});

test('a price is in whole dollars', () => {
  expect(priceOf(47, 50)).toBe(2_350);
  expect(priceOf(1.5, 33.33)).toBe(50);
});

test('every task carries who can do it and why; one without an entry is the own work', () => {
  const plan = planOf(input());
  expect(plan.work.filter(({ why }) => why === '')).toEqual([]);
  expect(plan.work.find(({ id }) => id === 'privacy-notice')?.who).toBe('lawyer');
  expect(planOf(input({ choices: [] })).work[0]).toMatchObject({ who: 'you', why: '' });
});

describe('what regulators did', () => {
  test.each([
    [1, 'small'],
    [99, 'small'],
    [100, 'medium'],
    [999, 'medium'],
    [1_000, 'large'],
    [9_999, 'large'],
    [10_000, 'giant'],
  ])('%i employees: %s', (employees, size) => {
    expect(sizeOf(employees)).toBe(size);
  });

  test('those about own duties only; those wholly so first; the own states first, then the nearest size, the most in common, the newest', () => {
    const actions = [
      action('old', { date: '2022-01-01' }),
      action('new', { date: '2026-01-01' }),
      action('own', { date: '2021-01-01', state: 'DE' }),
      action('joint', { date: '2023-01-01', otherStates: ['CT', 'NY'] }),
      action('federal', { date: '2020-01-01', state: 'US' }),
      action('two', { date: '2020-01-01', lessons: ['privacy-notice', 'security'] }),
      action('medium', { size: 'medium' }),
      action('large', { size: 'large' }),
      action('giant', { size: 'giant' }),
      action('clinic', { trades: ['Healthcare'] }),
      action('shop', { trades: ['Retail', 'Other'], date: '2019-01-01' }),
      action('sweep', { size: undefined }),
      action('broker', { lessons: ['data-broker', 'privacy-notice'] }),
      action('biometrics', { lessons: ['biometric-policy'] }),
      action('report', { kind: 'report' }),
    ];
    const { cases } = planOf(input({ actions }));
    expect(cases.map(({ id }) => id)).toEqual([
      'joint',
      'own',
      'federal',
      'two',
      'new',
      'old',
      'shop',
      'medium',
      'sweep',
    ]);
    expect(cases.map(({ inYourStates }) => inYourStates).lastIndexOf(true)).toBe(2);
    const larger = planOf(input({ actions, employees: 2_000 }));
    const first = larger.cases.find(({ inYourStates }) => !inYourStates);
    expect(first?.id).toBe('large');
  });

  test('of another trade or ten times the people, a firm is no case like the owner’s', () => {
    const actions = [
      action('clinic', { trades: ['Healthcare'] }),
      action('medium', { size: 'medium' }),
      action('letters', { size: undefined, trades: ['Retail'] }),
    ];
    const shown = (rest: Partial<PlanInput>) =>
      planOf(input({ actions, ...rest })).cases.map(({ id }) => id);
    expect(shown({ employees: 9 })).toEqual(['letters']);
    expect(shown({ employees: 10 })).toEqual(['medium', 'letters']);
    expect(shown({ employees: 9, industry: 'Healthcare' })).toEqual(['clinic']);
    expect(shown({ employees: 9, industry: 'Finance' })).toEqual([]);
  });

  test('a shop of four is shown no health firm and no firm of hundreds', () => {
    const found = planOf(input({ employees: 4 })).cases.map(({ id }) => id);
    const known = new Map(ENFORCEMENT.map((each) => [each.id, each]));
    for (const id of found) {
      expect(known.get(id)?.size ?? 'small').toBe('small');
      expect([known.get(id)?.trades].flat()).toSatisfy(
        (trades: string[]) => trades.includes('Retail') || trades.includes('any'),
      );
    }
    expect(found.join()).not.toMatch(/goodrx|betterhelp/);
  });

  test('work that only may be owed brings no case', () => {
    const actions = [action('one')];
    expect(planOf(input({ actions }, { answers: [] })).cases).toEqual([]);
  });

  test('trade in data is a case only for those who owe a registration', () => {
    const brokers = ENFORCEMENT.filter(({ lessons }) => lessons.includes('data-broker'));
    expect(brokers.length).toBeGreaterThan(0);
    const ids = new Set(planOf(input()).cases.map(({ id }) => id));
    expect(brokers.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  test('names the open tasks that would have prevented it', () => {
    const { cases } = planOf(input({ actions: [action('one', { doubt: 'The sum.' })] }));
    expect(cases[0]).toMatchObject({
      prevents: ['Publish and keep up a privacy notice'],
      doubt: 'The sum.',
      size: 'small',
    });
  });

  test('reports of repairs are listed separately', () => {
    const plan = planOf(input());
    expect(plan.repairs.map(({ state }) => state)).toEqual(['CT', 'OR']);
    expect(plan.repairs[0]?.inYourStates).toBe(true);
    expect(planOf(input({ repairs: [] })).repairs).toEqual([]);
  });
});

describe('weeks', () => {
  test('each task that is sure has its weeks, in the order of work; what may be owed has none', () => {
    const plan = planOf(input());
    const sure = plan.work.filter(({ owed }) => owed !== 'may be owed');
    expect(sure.length).toBeGreaterThan(3);
    const starts = sure.map(({ weeks }) => weeks?.from ?? '');
    expect(starts).toEqual(starts.toSorted());
    expect(starts[0]).toBe('2026-11-21');
    expect(
      plan.work.filter(({ owed, weeks }) => (owed === 'may be owed') !== (weeks === null)),
    ).toEqual([]);
  });

  test('the hours that meet every date leave no task late, and one less does', () => {
    const { hoursThatMeet } = planOf(input());
    expect(hoursThatMeet).toBeGreaterThan(1);
    const late = (hoursAWeek: number) =>
      planOf(input({ hoursAWeek })).work.filter(({ weeks }) => weeks?.afterDue).length;
    expect(late(hoursThatMeet ?? 0)).toBe(0);
    expect(late((hoursThatMeet ?? 0) - 1)).toBeGreaterThan(0);
  });

  test('a target that the hours cannot meet moves to the end of its last week, and says from where', () => {
    const before = planOf(input({ hoursAWeek: 1 }));
    const after = planOf(input({ hoursAWeek: 1 }, { hoursAWeek: 1 }));
    const late = before.work.filter(({ weeks }) => weeks?.afterDue).map(({ id }) => id);
    expect(late.length).toBeGreaterThan(1);
    const moved = after.work.filter(({ movedFrom }) => movedFrom !== null);
    expect(moved.map(({ id }) => id)).toEqual(late);
    for (const { id, movedFrom, dueDate, weeks } of moved) {
      expect(movedFrom).toBe(before.work.find((task) => task.id === id)?.dueDate);
      expect(dueDate).toBe(addDays(weeks?.to ?? '', 6));
      expect(weeks?.afterDue).toBe(false);
    }
    expect(after.hoursThatMeet).toBe(before.hoursThatMeet);
    const enough = planOf(input({}, { hoursAWeek: after.hoursThatMeet ?? 0 }));
    expect(enough.work.filter(({ movedFrom }) => movedFrom !== null)).toEqual([]);
  });

  test('a day that the law sets never moves, however few the hours', () => {
    const subject = {
      business: { ...SUBJECT.business, statesOperating: ['OK' as const] },
      answers: [
        { fact: 'consumers', state: 'OK', value: 400_000 },
        { fact: 'sellsPersonalData', state: null, value: false },
      ] as const,
      asOf: '2026-11-01',
    };
    const first = planOf(input({ hoursAWeek: 1 }, subject));
    const byLaw = first.work.filter(({ dueByLaw }) => dueByLaw);
    expect(byLaw.length).toBeGreaterThan(3);
    const after = planOf(input({ hoursAWeek: 1 }, { ...subject, hoursAWeek: 1 }));
    for (const { id, dueDate } of byLaw)
      expect(after.work.find((task) => task.id === id)).toMatchObject({ dueDate, movedFrom: null });
    expect(after.work.filter(({ weeks, dueByLaw }) => dueByLaw && weeks?.afterDue)).not.toEqual([]);
  });
});
