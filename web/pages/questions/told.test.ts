/** What is known before a question, and what one answer stores. */
import { expect, test } from 'vitest';
import type { Answers } from '#contract/answers.ts';
import type { Business } from '#contract/businesses.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { openSteps } from '#engine/interview/interview.ts';
import { NEXT } from '#web/parts/interview/answers/place.ts';
import { data } from './page-data.server.ts';
import { sheetOf, toStore } from './told.ts';

const view = data({});
const law = {
  laws: view.laws,
  asOf: '2026-11-22',
  today: '2026-11-22',
  index: indexFacts(view.facts),
};
const MANY = ['DE', 'IA', 'NE', 'NJ', 'MN', 'TX'] as const;
const business = (states: readonly string[], more: object = {}) =>
  ({
    statesOperating: states,
    industry: 'Retail',
    employeeCount: 12,
    annualRevenue: 2_400_000,
    dataTypesCollected: ['Email addresses'],
    ...more,
  }) as unknown as Business;
const stored = (answers: readonly [string, string | null, unknown][]) =>
  answers.map(([fact, state, value]) => ({
    fact,
    state,
    value,
    answeredAt: '',
  })) as unknown as Answers['answers'];
const sheet = (of: Business, answers: Answers['answers'] = []) =>
  sheetOf(of, answers, view, law, NEXT);
const idsOf = (of: ReturnType<typeof sheet>) =>
  openSteps(of, law.laws, law.asOf, law.index).map(({ id }) => id);

test('the profile tells what it tells, an answer beats it, and neither is asked again', () => {
  const plain = sheet(business(MANY));
  expect(plain.answers).toEqual([
    { fact: 'employees', state: null, value: 12 },
    { fact: 'annualRevenueUSD', state: null, value: 2_400_000 },
  ]);
  expect(plain.inferred).toEqual({ employees: 'profile', annualRevenueUSD: 'profile' });
  expect(idsOf(plain)).not.toContain('revenue');
  const told = sheet(business(MANY), stored([['employees', null, 80]]));
  expect(told.answers.filter(({ fact }) => fact === 'employees')).toEqual([
    { fact: 'employees', state: null, value: 80 },
  ]);
  expect(told.inferred).toEqual({ annualRevenueUSD: 'profile' });
  const clinic = sheet(business(['CT'], { dataTypesCollected: ['Biometric data'] }));
  expect(clinic.answers.map(({ fact }) => fact)).toContain('processesBiometricData');
});

test('one total is stored for all states, and not asked for again', () => {
  const first = sheet(business(MANY));
  expect(idsOf(first)[0]).toBe('total');
  const answers = toStore({ answers: [], total: 8_000 }, first);
  expect(answers).toEqual(
    first.states.map((state) => ({
      fact: 'consumers',
      state,
      value: { least: 0, most: 8_000 },
    })),
  );
  const then = sheet(
    business(MANY),
    stored(answers.map(({ fact, state, value }) => [fact, state, value])),
  );
  expect(then.total).toBe(8_000);
  expect(idsOf(then)).not.toContain('total');
  // a state that came later asks for it once more
  const more = sheet(
    business([...MANY, 'CA']),
    stored(answers.map(({ fact, state, value }) => [fact, state, value])),
  );
  expect(more.total).toBeUndefined();
});

test('"I don’t know" the total is an answer, too', () => {
  const answers = toStore({ answers: [], total: null }, sheet(business(MANY)));
  expect(answers.every(({ value }) => value === null)).toBe(true);
  const then = sheet(
    business(MANY),
    stored(answers.map(({ fact, state, value }) => [fact, state, value])),
  );
  expect(then.total).toBeNull();
  expect(idsOf(then)).not.toContain('total');
});

test('a counted state keeps its number under a new total; a range keeps what fits it', () => {
  const before = sheet(
    business(MANY),
    stored([
      ['consumers', 'DE', 900],
      ['consumers', 'IA', { least: 100_000, most: 200_000 }],
      ['consumers', 'NJ', { least: 0, most: 9_999 }],
    ]),
  );
  const by = new Map(
    toStore({ answers: [], total: 50_000 }, before).map(({ state, value }) => [state, value]),
  );
  expect(by.get('DE')).toBe(900);
  expect(by.get('IA')).toEqual({ least: 0, most: 50_000 });
  expect(by.get('NJ')).toEqual({ least: 0, most: 50_000 });
  expect(by.get('TX')).toEqual({ least: 0, most: 50_000 });
});

test('a ticked figure goes up to the total', () => {
  const told = sheet(
    business(MANY),
    stored(MANY.map((state) => ['consumers', state, { least: 0, most: 60_000 }])),
  );
  const open = {
    fact: 'consumers',
    state: 'DE',
    value: { least: 35_000, most: Number.MAX_SAFE_INTEGER },
  } as const;
  expect(toStore({ answers: [open] }, told)).toEqual([
    { ...open, value: { least: 35_000, most: 60_000 } },
  ]);
  const unsure = { ...open, value: null };
  expect(toStore({ answers: [unsure] }, told)).toEqual([unsure]);
});
