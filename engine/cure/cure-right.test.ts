/**
 * The days to cure of each law for letters on both sides of its dates, worked out by hand from the
 * records' sections.
 */
import { describe, expect, test } from 'vitest';
import { addDays } from '#calendar/dates.ts';
import { CURE_TERMS, LAWS, lawOf } from '#law/corpus.server.ts';
import { cureRight } from './cure-right.ts';
import { curePlan } from './cure-plan.ts';
import { weekdayBefore } from './plan-days.ts';
import { lawyerReasons } from './lawyer.ts';

const rightOf = (code: string, dated: string, more: object = {}) => {
  const law = lawOf(code);
  const terms = CURE_TERMS.states.find(({ state }) => state === code);
  if (!law || !terms) throw new Error(code);
  const letter = { dated, receivedOn: addDays(dated, 4), days: null, lastDay: null, ...more };
  return cureRight(law, terms, letter, '2026-11-22');
};

describe('a letter of November 20, 2026', () => {
  test.each([
    ['TX', 'given', '2026-12-20', '2026-12-20'],
    ['NE', 'given', '2026-12-20', '2026-12-20'],
    ['IA', 'given', '2027-02-18', '2027-02-18'],
    ['TN', 'given', '2027-01-19', '2027-01-19'],
    ['UT', 'given', '2026-12-20', '2026-12-24'],
    ['VA', 'given', '2026-12-20', '2026-12-20'],
    ['IN', 'given', '2026-12-20', '2026-12-20'],
    ['KY', 'given', '2026-12-20', '2026-12-20'],
    ['MD', 'office decides', '2027-01-19', '2027-01-23'],
    ['FL', 'office decides', '2027-01-04', '2027-01-04'],
    ['CA', 'ended', null, null],
    ['CO', 'ended', null, null],
    ['CT', 'ended', null, null],
    ['DE', 'ended', null, null],
    ['MN', 'ended', null, null],
    ['MT', 'ended', null, null],
    ['NH', 'ended', null, null],
    ['NJ', 'ended', null, null],
    ['OR', 'ended', null, null],
    ['RI', 'never', null, null],
    ['AL', 'not in force', null, null],
    ['LA', 'not in force', null, null],
    ['OK', 'not in force', null, null],
    ['VT', 'not in force', null, null],
  ])('%s: %s, strict %s, by its words %s', (code, kind, strict, last) => {
    const { kind: found, strictLastDay, lastDay } = rightOf(code, '2026-11-20');
    expect([found, strictLastDay, lastDay]).toEqual([kind, strict, last]);
  });
});

test.each([
  ['DE', '2025-12-31', 'given'],
  ['DE', '2026-01-01', 'ended'],
  ['NJ', '2026-06-30', 'given'],
  ['NJ', '2026-07-01', 'ended'],
  ['LA', '2027-07-31', 'given'],
  ['LA', '2027-08-01', 'ended'],
  ['VT', '2029-06-30', 'given'],
  ['VT', '2029-07-01', 'ended'],
  ['OK', '2027-01-01', 'given'],
  // Maryland asks when the violation was, not when the letter was written.
  ['MD', '2027-05-01', 'office decides'],
])('%s on %s: %s', (code, dated, kind) => expect(rightOf(code, dated).kind).toBe(kind));

test('the earlier of the law’s day and the letter’s day counts, and a difference is told', () => {
  const shorter = rightOf('TX', '2026-11-20', { days: 20 });
  expect([shorter.workTo, shorter.letterDiffers]).toEqual(['2026-12-10', true]);
  const longer = rightOf('TX', '2026-11-20', { lastDay: '2027-01-15' });
  expect([longer.workTo, longer.letterDiffers]).toEqual(['2026-12-20', true]);
  expect(rightOf('TX', '2026-11-20', { days: 30 }).letterDiffers).toBe(false);
  expect(rightOf('CA', '2026-11-20', { days: 14 }).workTo).toBe('2026-12-04');
  expect(rightOf('CA', '2026-11-20').workTo).toBeNull();
});

test('a day before the law’s own earliest is not told to the office', () => {
  const early = rightOf('TX', '2026-11-20', { days: 10, fromReceipt: true });
  expect([early.workTo, early.officeLastDay]).toEqual(['2026-12-04', null]);
  const own = rightOf('TX', '2026-11-20', { days: 30, fromReceipt: true });
  expect(own.officeLastDay).toBe('2026-12-24');
});

test('the day to work to is never later than the last day by the law’s words', () => {
  for (const law of LAWS)
    for (const dated of ['2025-01-02', '2026-11-20', '2027-03-01', '2029-03-01']) {
      const { workTo, lastDay } = rightOf(law.state, dated);
      if (lastDay !== null) expect(workTo! <= lastDay, `${law.state} ${dated}`).toBe(true);
    }
});

test('a lawyer is named where time is short, gone or not given, and for what the letter is', () => {
  const calm = {
    letter: 'violation',
    signs: [],
    notBound: false,
    sellsSensitiveData: false,
  } as const;
  expect(lawyerReasons(rightOf('TX', '2026-11-20'), calm)).toEqual(['money']);
  expect(lawyerReasons(rightOf('TX', '2026-10-30'), calm)).toEqual(['few days', 'money']);
  expect(lawyerReasons(rightOf('TX', '2026-10-01'), calm)).toEqual(['too late', 'money']);
  expect(lawyerReasons(rightOf('CA', '2026-11-20'), calm)).toEqual([
    'no right to cure',
    'no day named',
    'money',
  ]);
  expect(
    lawyerReasons(rightOf('TX', '2026-11-20'), {
      letter: 'violation',
      signs: ['children', 'lawsuit'],
      notBound: true,
      sellsSensitiveData: true,
    }),
  ).toEqual(['lawsuit', 'money', 'children', 'sensitive sold', 'law may not bind']);
});

describe('the plan', () => {
  const base = {
    asOf: '2026-11-22',
    workTo: '2026-12-20',
    requirements: ['TX-01', 'TX-05'],
    lawyer: false,
    orders: [],
    moreTimeBy: null,
    objectBy: null,
  };
  const texas = CURE_TERMS.states.find(({ state }) => state === 'TX')?.statement ?? null;
  test('Texas: fix, tell people, policies, proof, then the statement on a weekday before the last day', () => {
    const steps = curePlan({ kind: 'violation', ...base, statement: texas });
    expect(steps.map(({ kind }) => kind)).toEqual([
      'hold',
      'keep',
      'write little',
      'more time',
      'insurer',
      'answer',
      'fix',
      'fix',
      'tell people',
      'policies',
      'proof',
      'statement',
      'after',
    ]);
    expect(steps.find(({ kind }) => kind === 'statement')?.by).toBe('2026-12-17');
  });
  test('days are in order and within the time, however short it is', () => {
    for (const workTo of ['2026-11-22', '2026-11-23', '2026-11-29', '2026-12-20', '2027-02-20']) {
      const days = curePlan({ kind: 'violation', ...base, workTo, statement: texas }).flatMap(
        ({ by }) => by ?? [],
      );
      for (const day of days)
        expect(day >= base.asOf && day <= workTo, `${day} ${workTo}`).toBe(true);
      const late = days.slice(6);
      expect(late).toEqual(late.toSorted());
    }
  });
  test('a last day that has passed plans everything today; no last day plans nothing but the answer', () => {
    expect(
      new Set(
        curePlan({ kind: 'violation', ...base, workTo: '2026-11-01', statement: texas }).map(
          ({ by }) => by,
        ),
      ),
    ).toEqual(new Set(['2026-11-22', null]));
    expect(
      curePlan({ kind: 'violation', ...base, workTo: null, statement: null }).find(
        ({ kind }) => kind === 'proof',
      )?.by,
    ).toBeNull();
  });
  test('mail does not go out on a weekend', () => {
    expect(weekdayBefore('2026-12-20', '2026-11-22')).toBe('2026-12-18');
    expect(weekdayBefore('2026-12-19', '2026-12-19')).toBe('2026-12-19');
    // the Friday before this Sunday is New Year’s Day
    expect(weekdayBefore('2027-01-03', '2026-11-22')).toBe('2026-12-31');
    expect(weekdayBefore('2026-12-25', '2026-11-22')).toBe('2026-12-24');
  });
});
