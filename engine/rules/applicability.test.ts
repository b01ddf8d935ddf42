/**
 * The order of the rules (law/README.md, "How to read the rules"): each branch on an invented law.
 */
import { describe, expect, test } from 'vitest';
import type { FactKey, LawRecord } from '#law/schema.ts';
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
import {
  assumedFacts,
  leftOut,
  owedTruth,
  reached,
  standingDuties,
  weigh,
} from './applicability.ts';
import type { WeighedLaw } from './applicability.ts';
import type { Facts } from './truth.ts';

const index = inventedFacts({
  consumers: { type: 'count' },
  sellsPersonalData: {},
  sellsSensitiveData: {},
  sbaSmallBusiness: {},
  bank: { silent: true },
  insurer: { silent: true },
  carMaker: { silent: true },
});
const on = '2026-06-01';
const verdict = (law: LawRecord, facts: Facts, day = on) => weigh(law, facts, day, index).verdict;
const requirement = (weighed: WeighedLaw, id: string) => {
  const found = weighed.law.requirements.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

const law = invented({
  prongs: [
    full('count', atLeast('consumers', 100)),
    limited('sale', is('sellsSensitiveData', true)),
  ],
  exemptions: [
    exempt('bank', is('bank', true)),
    exempt('small', is('sbaSmallBusiness', true), { stillOwes: ['sale-consent', 'record'] }),
  ],
  requirements: [
    duty('notice'),
    duty('sale-consent', { owedUnder: ['full', 'sale'], when: is('sellsSensitiveData', true) }),
    duty('record', { from: '2027-01-01' }),
  ],
});

const large = { sbaSmallBusiness: false };
const no = { sellsSensitiveData: false };
const yes = { sellsSensitiveData: true };

describe('rules 1 to 4', () => {
  test.each<[string, Facts, string]>([
    ['1: F and L false', { consumers: 99, ...no, ...large }, 'does not apply'],
    ['1: the same for a bank', { consumers: 99, ...no, ...large, bank: true }, 'does not apply'],
    ['1: F false, L unknown', { consumers: 99, ...large }, 'cannot tell'],
    ['1: the same for a bank', { consumers: 99, ...large, bank: true }, 'cannot tell'],
    ['2: E true', { consumers: 100, ...no, ...large, bank: true }, 'exempt'],
    ['2: E true, F unknown', { ...no, ...large, bank: true }, 'exempt'],
    ['2 before 3', { consumers: 100, ...yes, sbaSmallBusiness: true, bank: true }, 'exempt'],
    ['3: one stays owed', { consumers: 100, ...yes, sbaSmallBusiness: true }, 'applies in part'],
    ['3: none stays owed', { consumers: 100, ...no, sbaSmallBusiness: true }, 'exempt'],
    ['3: not known whether one does', { consumers: 100, sbaSmallBusiness: true }, 'cannot tell'],
    [
      '3: the limited prong alone',
      { consumers: 99, ...yes, sbaSmallBusiness: true },
      'applies in part',
    ],
    ['4: F true', { consumers: 100, ...large }, 'applies'],
    ['4: F unknown, L false', { ...no, ...large }, 'cannot tell'],
    ['4: F unknown, L true', { ...yes, ...large }, 'cannot tell'],
    ['4: F false, L true', { consumers: 99, ...yes, ...large }, 'applies in part'],
    ['nothing known', {}, 'cannot tell'],
  ])('%s', (_, facts, expected) => expect(verdict(law, facts)).toBe(expected));
});

describe('rule 0: an exemption that is not known', () => {
  test('with stillOwes: the same verdict both ways is given', () => {
    expect(verdict(law, { consumers: 99, ...no })).toBe('does not apply');
    expect(verdict(law, { consumers: 99, ...yes })).toBe('applies in part');
    expect(verdict(law, { ...no, bank: true })).toBe('exempt');
  });

  test('with stillOwes: different verdicts give "cannot tell"', () => {
    expect(verdict(law, { consumers: 100, ...no })).toBe('cannot tell');
    expect(verdict(law, { consumers: 100, ...yes })).toBe('cannot tell');
  });

  const claimed = invented({
    exemptions: [
      exempt('partner', is('sellsPersonalData', false)),
      exempt('bank', is('bank', true)),
    ],
  });

  test('without: exempt one way, applies the other', () => {
    expect(verdict(claimed, { consumers: 100 })).toBe('cannot tell');
    expect(verdict(claimed, { consumers: 100, sellsPersonalData: true })).toBe('applies');
    expect(verdict(claimed, { consumers: 100, sellsPersonalData: false })).toBe('exempt');
  });

  test('without: no prong met, so it does not matter', () => {
    expect(verdict(claimed, { consumers: 99 })).toBe('does not apply');
  });

  const two = invented({
    prongs: [full('count', atLeast('consumers', 100))],
    exemptions: [
      exempt('partner', is('sellsPersonalData', false)),
      exempt('small', is('sbaSmallBusiness', true), { stillOwes: ['notice'] }),
    ],
    requirements: [duty('notice', { owedUnder: ['sale'] })],
  });

  test('exempt, whichever of the two exemptions applies', () => {
    expect(verdict(two, { consumers: 100, sbaSmallBusiness: true })).toBe('exempt');
    expect(verdict(two, { consumers: 100, sellsPersonalData: false })).toBe('exempt');
    expect(verdict(two, { consumers: 100 })).toBe('cannot tell');
  });
});

describe('what counts on the day', () => {
  const changing = invented({
    effective: '2025-01-01',
    prongs: [
      full('old', atLeast('consumers', 100), { until: '2026-12-31' }),
      full('new', atLeast('consumers', 10), { from: '2027-01-01' }),
    ],
    exemptions: [
      exempt('bank', is('bank', true), { until: '2026-12-31' }),
      exempt('insurer', is('insurer', true), { from: '2027-01-01' }),
    ],
  });

  test.each([
    ['2026-12-31', { consumers: 99 }, 'does not apply'],
    ['2027-01-01', { consumers: 99 }, 'applies'],
    ['2027-01-01', { consumers: 9 }, 'does not apply'],
    ['2026-12-31', { consumers: 100, bank: true }, 'exempt'],
    ['2027-01-01', { consumers: 100, bank: true }, 'applies'],
    ['2026-12-31', { consumers: 100, insurer: true }, 'applies'],
    ['2027-01-01', { consumers: 100, insurer: true }, 'exempt'],
  ])('%s, %o: %s', (day, facts, expected) => expect(verdict(changing, facts, day)).toBe(expected));

  test('before its first day a law is read as of that day', () => {
    const coming = invented({
      effective: '2027-01-01',
      prongs: [full('new', atLeast('consumers', 10), { from: '2027-01-01' })],
    });
    const weighed = weigh(coming, { consumers: 10 }, '2026-01-01', index);
    expect(weighed.day).toBe('2027-01-01');
    expect(weighed.verdict).toBe('applies');
    expect(weigh(coming, { consumers: 10 }, '2028-01-01', index).day).toBe('2028-01-01');
  });

  test('no full prong on the day: none is met', () => {
    const limitedOnly = invented({ prongs: [limited('sale', is('sellsSensitiveData', true))] });
    expect(verdict(limitedOnly, { sellsSensitiveData: false })).toBe('does not apply');
    expect(verdict(limitedOnly, { sellsSensitiveData: true })).toBe('applies in part');
  });

  test('exemptions without a rule, and those for data, never change the verdict', () => {
    const { if: _, ...toRead } = exempt('charity', is('bank', true));
    const lax = invented({
      exemptions: [toRead, exempt('payments', is('sellsPersonalData', false), { level: 'data' })],
    });
    expect(verdict(lax, { consumers: 100, sellsPersonalData: false, bank: true })).toBe('applies');
    expect(weigh(lax, {}, on, index).exemptions).toEqual([]);
  });
});

describe('requirements', () => {
  const read = (facts: Facts) => weigh(law, facts, on, index);
  const owed = (id: string, facts: Facts) => owedTruth(requirement(read(facts), id), read(facts));

  test('reached by the prongs in owedUnder; by full ones where it is left out', () => {
    expect(reached(duty('a'), read({ consumers: 100 }))).toBe(true);
    expect(reached(duty('a'), read({ consumers: 99 }))).toBe(false);
    expect(reached(duty('a'), read({}))).toBeUndefined();
    expect(reached(duty('a', { owedUnder: ['sale'] }), read({ consumers: 100, ...no }))).toBe(
      false,
    );
    expect(reached(duty('a', { owedUnder: ['sale'] }), read({ consumers: 100, ...yes }))).toBe(
      true,
    );
    expect(reached(duty('a', { owedUnder: ['gone'] }), read({ consumers: 100 }))).toBe(false);
  });

  test('a limited prong not yet known leaves what it reaches open', () => {
    expect(reached(duty('a', { owedUnder: ['sale'] }), read({ consumers: 100 }))).toBeUndefined();
    expect(
      reached(duty('a', { owedUnder: ['full', 'sale'] }), read({ consumers: 99 })),
    ).toBeUndefined();
  });

  test('left out by an exemption, unless that one says it stays owed', () => {
    const small = read({ consumers: 100, ...yes, sbaSmallBusiness: true });
    expect(leftOut(requirement(small, 'notice'), small)).toBe(true);
    expect(leftOut(requirement(small, 'sale-consent'), small)).toBe(false);
    const bank = read({ consumers: 100, ...yes, sbaSmallBusiness: true, bank: true });
    expect(leftOut(requirement(bank, 'sale-consent'), bank)).toBe(true);
  });

  test('owed when reached, its condition holds and nothing leaves it out', () => {
    expect(owed('notice', { consumers: 100, ...large })).toBe(true);
    expect(owed('notice', { consumers: 100 })).toBeUndefined();
    expect(owed('sale-consent', { consumers: 100, ...large, ...no })).toBe(false);
    expect(owed('sale-consent', { consumers: 100, ...large })).toBeUndefined();
  });

  test('what stays on an exempt business though nothing triggers it, on its days only', () => {
    const standing = (facts: Facts, day = on) =>
      standingDuties(weigh(law, facts, day, index)).map((each) => each.id);
    const small = { consumers: 100, sbaSmallBusiness: true };
    expect(standing({ ...small, ...no })).toEqual(['sale-consent']);
    expect(standing({ ...small, ...yes })).toEqual([]);
    expect(standing({ ...small, ...no }, '2027-01-01')).toEqual(['sale-consent']);
    expect(standing({ ...small, ...no, bank: true })).toEqual([]);
    expect(standing({ consumers: 100, ...large, ...no })).toEqual([]);
  });

  test('good practice is no standing duty', () => {
    const advised = invented({
      exemptions: [exempt('small', is('sbaSmallBusiness', true), { stillOwes: ['tip'] })],
      requirements: [duty('tip', { advice: true, owedUnder: ['sale'] })],
    });
    expect(standingDuties(weigh(advised, { sbaSmallBusiness: true }, on, index))).toEqual([]);
  });

  test('a duty that stays owed but is not in the record, or not yet due, is none', () => {
    const small = invented({
      exemptions: [exempt('small', is('sbaSmallBusiness', true), { stillOwes: ['gone', 'later'] })],
      requirements: [duty('later', { from: '2027-01-01' })],
    });
    const facts = { consumers: 100, sbaSmallBusiness: true };
    expect(verdict(small, facts)).toBe('exempt');
    expect(verdict(small, facts, '2027-01-01')).toBe('applies in part');
  });
});

describe('what was silently counted as no', () => {
  const assumed = (record: LawRecord, facts: Facts): FactKey[] =>
    assumedFacts(weigh(record, facts, on, index));

  test('exemptions that were not claimed, in the order of the law', () => {
    const record = invented({
      exemptions: [
        exempt('either', { any: [is('insurer', true), is('bank', true)] }),
        exempt('bank', is('bank', true)),
      ],
    });
    expect(assumed(record, { consumers: 100 })).toEqual(['insurer', 'bank']);
    expect(assumed(record, { consumers: 100, insurer: false })).toEqual(['bank']);
    expect(assumed(record, { consumers: 100, insurer: false, bank: false })).toEqual([]);
  });

  test('none if the law does not apply or an exemption applies', () => {
    const record = invented({
      exemptions: [exempt('bank', is('bank', true)), exempt('insurer', is('insurer', true))],
    });
    expect(assumed(record, { consumers: 99 })).toEqual([]);
    expect(assumed(record, { consumers: 100, bank: true })).toEqual([]);
  });

  test('prongs that silence decided', () => {
    const record = invented({
      prongs: [full('count', atLeast('consumers', 100)), full('cars', is('carMaker', true))],
    });
    expect(assumed(record, { consumers: 99 })).toEqual(['carMaker']);
    expect(assumed(record, { consumers: 100 })).toEqual([]);
    expect(assumed(record, { consumers: 99, carMaker: false })).toEqual([]);
  });

  test('not what a rule denies: silence never decided that', () => {
    const record = invented({
      exemptions: [exempt('other', { all: [{ not: is('bank', true) }, is('insurer', true)] })],
    });
    expect(assumed(record, { consumers: 100 })).toEqual(['insurer']);
  });

  test('not what another part of the rule decided already', () => {
    const record = invented({
      exemptions: [exempt('small', { all: [is('bank', true), is('sellsPersonalData', false)] })],
    });
    expect(assumed(record, { consumers: 100, sellsPersonalData: true })).toEqual([]);
    expect(assumed(record, { consumers: 100 })).toEqual(['bank']);
  });
});
