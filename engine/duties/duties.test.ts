import { describe, expect, test } from 'vitest';
import {
  atLeast,
  duty,
  exempt,
  full,
  invented,
  inventedFacts,
  is,
  limited,
} from '../../tests/invented-law.ts';
import { weigh } from '#engine/rules/applicability.ts';
import { dutiesOf, mergeByControl, termsOf } from './duties.ts';
import { outcomeOf } from './outcome.ts';
import type { Facts } from '#engine/rules/truth.ts';

const index = inventedFacts({
  consumers: { type: 'count' },
  sellsPersonalData: {},
  sellsSensitiveData: {},
  sbaSmallBusiness: {},
  profiling: {},
  bank: { silent: true },
});
const law = invented({
  effective: '2026-01-01',
  prongs: [
    full('count', atLeast('consumers', 100)),
    limited('sale', is('sellsSensitiveData', true)),
  ],
  exemptions: [
    exempt('bank', is('bank', true)),
    exempt('small', is('sbaSmallBusiness', true), { stillOwes: ['consent'] }),
  ],
  requirements: [
    duty('notice', { priority: 1 }),
    duty('profiling', { when: is('profiling', true), control: 'profiling-decisions' }),
    duty('consent', { owedUnder: ['full', 'sale'], when: is('sellsSensitiveData', true) }),
    duty('later', { from: '2027-01-01', control: 'security' }),
    duty('over', { until: '2026-05-31' }),
    duty('tip', { advice: true }),
  ],
});
const on = '2026-06-01';
const large = { sbaSmallBusiness: false };
const listed = (facts: Facts, asOf = on) =>
  dutiesOf(weigh(law, facts, asOf, index), asOf).map(
    ({ requirement, owed, from, scored }) =>
      `${requirement.id}: ${owed}${from ? ` from ${from}` : ''}${scored ? ', scored' : ''}`,
  );

describe('what is owed', () => {
  const covered = { ...large, consumers: 100, profiling: false, sellsSensitiveData: false };

  test('owed now, coming up, over, and good practice', () => {
    expect(listed(covered)).toEqual([
      'notice: owed, scored',
      'later: coming up from 2027-01-01',
      'tip: owed',
    ]);
    expect(listed(covered, '2026-05-31')).toContain('over: owed, scored');
    expect(listed(covered, '2027-01-01')).toContain('later: owed, scored');
  });

  test('its own condition: met, not met, not known', () => {
    const profiling = (facts: Facts) =>
      listed(facts).filter((line) => line.startsWith('profiling'));
    expect(profiling({ ...covered, profiling: true })).toEqual(['profiling: owed, scored']);
    expect(profiling(covered)).toEqual([]);
    const { profiling: _, ...unknown } = covered;
    expect(profiling(unknown)).toEqual(['profiling: may be owed']);
  });

  test('nothing if no prong is met or an exemption applies', () => {
    expect(listed({ ...covered, consumers: 99 })).toEqual([]);
    expect(listed({ ...covered, bank: true })).toEqual([]);
    expect(listed({ ...covered, sbaSmallBusiness: true })).toEqual([]);
  });

  test('in part: what names the limited prong, and what stays owed', () => {
    const seller = { ...covered, sellsSensitiveData: true };
    expect(listed({ ...seller, consumers: 99 })).toEqual(['consent: owed, scored']);
    expect(listed({ ...seller, sbaSmallBusiness: true })).toEqual(['consent: owed, scored']);
  });

  test('a law that cannot be told is scored as if it applied in full', () => {
    expect(listed({ ...large, profiling: true, sellsSensitiveData: false })).toEqual([
      'notice: may be owed, scored',
      'profiling: may be owed, scored',
      'later: may be owed from 2027-01-01',
      'tip: may be owed',
    ]);
  });

  test('an exemption not yet known leaves its duties open and scored', () => {
    const { sbaSmallBusiness: _, ...open } = covered;
    expect(listed(open)[0]).toBe('notice: may be owed, scored');
  });

  test('what an exemption surely leaves out is not scored, though the verdict is open', () => {
    const facts = { consumers: 100, sbaSmallBusiness: true, profiling: true };
    expect(listed(facts)).toEqual(['consent: may be owed']);
  });

  test('a limited prong not yet known leaves its duties open, not out', () => {
    expect(listed({ ...large, consumers: 99, profiling: false })).toEqual(['consent: may be owed']);
  });

  test('before the law is in force everything comes up on its first day, or later', () => {
    expect(listed(covered, '2025-12-31')).toEqual([
      'notice: coming up from 2026-01-01, scored',
      'later: coming up from 2027-01-01',
      'over: coming up from 2026-01-01, scored',
      'tip: coming up from 2026-01-01',
    ]);
  });
});

describe('one state put together', () => {
  const outcome = (facts: Facts, asOf = on) => outcomeOf(law, facts, asOf, index, () => 'open');
  const covered = { ...large, consumers: 100, profiling: false, sellsSensitiveData: false };

  test.each<[string, Facts, string, boolean, boolean]>([
    ['applies', covered, on, true, true],
    ['applies in part', { ...covered, consumers: 99, sellsSensitiveData: true }, on, true, true],
    ['cannot tell', large, on, false, true],
    ['does not apply', { ...covered, consumers: 99 }, on, false, false],
    ['exempt', { ...covered, bank: true }, on, false, false],
    ['not in force yet', covered, '2025-12-31', false, true],
    ['not in force yet', { ...covered, consumers: 99 }, '2025-12-31', false, false],
  ])('%s', (verdict, facts, asOf, binds, mayBind) => {
    expect(outcome(facts, asOf)).toMatchObject({ verdict: { verdict }, binds, mayBind });
  });

  test('with its score', () => {
    expect(outcome(covered).score).toMatchObject({ percent: 0, total: 1 });
  });
});

test('the same work of several states is one group, in the order of the book', () => {
  const duties = dutiesOf(
    weigh(law, { ...large, consumers: 100, profiling: true }, '2027-01-01', index),
    '2027-01-01',
  );
  const groups = mergeByControl([...duties, ...duties], ['security', 'appeals', 'privacy-notice']);
  expect(groups.map(({ control, duties: own }) => [control, own.length])).toEqual([
    ['security', 2],
    ['privacy-notice', 6],
  ]);
});

describe('terms', () => {
  const requests = (change: Partial<typeof law.requests>, state: typeof law.state) => ({
    ...law,
    state,
    requests: { ...law.requests, ...change },
  });
  const slow = requests({ respondDays: 60, extensionDays: 0 }, 'IA');
  const quick = requests({ respondDays: 30 }, 'CA');

  test('the strictest is used, with its state', () => {
    const { what, terms, strictest } = termsOf('rights-requests', [slow, quick, law], on);
    expect(what).toBe('to answer a request');
    expect(terms.map((term) => [term.state, term.days])).toEqual([
      ['IA', 60],
      ['CA', 30],
      ['DE', 45],
    ]);
    expect(strictest).toEqual({
      state: 'CA',
      days: 30,
      unit: 'calendar days',
      text: '30 calendar days to answer a request, up to 45 more where needed',
      cite: '§ 1',
    });
    expect(terms[0]?.text).toBe('60 calendar days to answer a request');
  });

  test('business days count as the longer days they are', () => {
    const inBusiness = requests({ optOutDays: 15, businessDays: ['optOutDays'] }, 'CA');
    const inCalendar = requests({ optOutDays: 20 }, 'IA');
    const { terms, strictest } = termsOf('opt-out-sale-ads', [inBusiness, inCalendar, law], on);
    expect(terms.map((term) => term.unit)).toEqual(['business days', 'calendar days']);
    expect(strictest?.state).toBe('IA');
  });

  test('a law without the step has no term, and work without terms has none', () => {
    const noAppeal = requests({ appealRespondDays: null }, 'UT');
    expect(termsOf('appeals', [noAppeal], on).strictest).toBeUndefined();
    expect(termsOf('appeals', [law], on).strictest?.days).toBe(60);
    expect(termsOf('request-channels', [law], on).terms).toEqual([]);
    expect(termsOf('security', [law], on)).toEqual({ what: '', terms: [], strictest: undefined });
  });

  test('time to fix a violation counts while the law has to give it', () => {
    const cure = (until: string | null, mandatory: boolean) => ({
      ...law,
      enforcement: {
        ...law.enforcement,
        cure: { days: 60, until, mandatory, text: 'x', cite: '§ 9' },
      },
    });
    const days = (record: ReturnType<typeof cure>, asOf = on) =>
      termsOf('cure-plan', [record], asOf).strictest?.days;
    expect(days(cure(null, true))).toBe(60);
    expect(days(cure(null, false))).toBeUndefined();
    expect(days(cure('2026-06-01', true), '2026-06-01')).toBe(60);
    expect(days(cure('2026-06-01', true), '2026-06-02')).toBeUndefined();
    expect(termsOf('cure-plan', [cure(null, true)], on).strictest?.cite).toBe('§ 9');
  });
});
