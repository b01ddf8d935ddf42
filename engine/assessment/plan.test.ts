import { describe, expect, test } from 'vitest';
import { CORPUS } from '#law/corpus.server.ts';
import { ENFORCEMENT } from '#reference/data.server.ts';
import { PLAN_BOOK } from '#reference/plan.server.ts';
import { assess } from './assessment.ts';
import type { AssessmentInput } from './assessment.ts';
import { planOf, priceOf, sizeOf } from './plan.ts';
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
  annualRevenue: 2_400_000,
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

  test('only that size; the own states first, counted by any state that took part; then the newest', () => {
    const actions = [
      action('old', { date: '2022-01-01' }),
      action('new', { date: '2026-01-01' }),
      action('own', { date: '2021-01-01', state: 'DE' }),
      action('joint', { date: '2023-01-01', otherStates: ['CT', 'NY'] }),
      action('federal', { date: '2020-01-01', state: 'US' }),
      action('large', { size: 'large' }),
      action('sweep', { size: undefined }),
    ];
    const { cases } = planOf(input({ actions }));
    expect(cases.map(({ id, inYourStates }) => [id, inYourStates])).toEqual([
      ['joint', true],
      ['own', true],
      ['federal', true],
      ['new', false],
      ['old', false],
    ]);
    expect(planOf(input({ actions, employees: 500 })).cases).toEqual([]);
  });

  test('names the open tasks that would have prevented it', () => {
    const { cases } = planOf(input({ actions: [action('one', { doubt: 'The sum.' })] }));
    expect(cases[0]).toMatchObject({
      prevents: ['Publish and keep up a privacy notice'],
      doubt: 'The sum.',
    });
  });

  test('counts the cases about trading in data, and lists reports of repairs separately', () => {
    const plan = planOf(input());
    expect(plan.size).toBe('small');
    expect(plan.sizeRule).toBe('fewer than 100 employees');
    expect(plan.brokerCases).toBe(
      ENFORCEMENT.filter(({ size, lessons }) => size === 'small' && lessons.includes('data-broker'))
        .length,
    );
    expect(plan.repairs.map(({ state }) => state)).toEqual(['CT', 'OR']);
    expect(plan.repairs[0]?.inYourStates).toBe(true);
    expect(planOf(input({ repairs: [] })).repairs).toEqual([]);
  });
});
