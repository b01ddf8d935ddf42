import { expect, test } from 'vitest';
import { CORPUS } from '#law/corpus.server.ts';
import { assess } from './assessment.ts';
import type { AssessmentInput } from './assessment.ts';

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

test('while nothing is sure, the questions come first, and each answer brings fewer of them', () => {
  const none = at([]).today;
  expect(none).toMatchObject({ act: 'answer' });
  const left = none.act === 'answer' ? none.answers : 0;
  expect(left).toBeGreaterThan(1);
  const fewer = at([...NO_SALE]).today;
  expect(fewer.act === 'answer' ? fewer.answers : 0).toBeLessThan(left);
});

test('with sure work the first task comes, its first step and what builds on it', () => {
  const { today, tasks } = at(bound);
  const [first] = tasks;
  expect(today).toMatchObject({
    act: 'task',
    id: first?.id,
    owed: 'owed',
    firstStep: first?.steps[0],
    minutes: first?.firstStepMinutes,
  });
  const titles = new Set(tasks.map(({ title }) => title));
  expect(today.act === 'task' && today.leadsTo.every((title) => titles.has(title))).toBe(true);
});

test('a task that is done gives way to the next; with nothing left nothing is said to do', () => {
  const before = at(bound);
  const done = (ids: readonly string[]) =>
    ids.map((requirementId) => ({
      requirementId,
      status: 'done' as const,
      note: null,
      on: '2026-11-21',
      by: 'Robin Lee',
    }));
  const first = before.tasks[0]?.requirements.map(({ id }) => id) ?? [];
  const after = at(bound, { work: done(first) });
  expect(after.today).toMatchObject({ act: 'task', id: after.tasks[0]?.id });
  expect(after.tasks[0]?.id).not.toBe(before.tasks[0]?.id);
  const delaware = { ...BUSINESS, statesOperating: ['DE' as const] };
  const all = at(bound, { business: delaware }).tasks.flatMap(({ requirements }) =>
    requirements.map(({ id }) => id),
  );
  expect(at(bound, { business: delaware, work: done(all) }).today).toEqual({ act: 'nothing' });
});
