import { describe, expect, test } from 'vitest';
import type { LawRecord } from '#law/schema.ts';
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
import type { Facts } from '../rules/truth.ts';
import { decide } from './verdict.ts';

const index = inventedFacts({
  consumers: { type: 'count' },
  sellsPersonalData: {},
  sellsSensitiveData: {},
  sbaSmallBusiness: {},
  bank: { silent: true },
  insurer: { silent: true },
});
const law = invented({
  effective: '2026-01-01',
  prongs: [
    full('count', atLeast('consumers', 100)),
    full('sale', { all: [is('sellsPersonalData', true), atLeast('consumers', 10)] }),
    limited('sensitive', is('sellsSensitiveData', true)),
  ],
  exemptions: [
    exempt('bank', is('bank', true)),
    exempt('insurer', is('insurer', true)),
    exempt('small', is('sbaSmallBusiness', true), { stillOwes: ['consent'] }),
  ],
  requirements: [
    duty('consent', { owedUnder: ['full', 'sensitive'], when: is('sellsSensitiveData', true) }),
  ],
  doubts: [
    { text: 'The count may mean households.', about: ['count', 'bank'] },
    { text: 'Something else.' },
  ],
});
const on = '2026-06-01';
const rest = { sellsPersonalData: false, sellsSensitiveData: false, sbaSmallBusiness: false };
const because = (facts: Facts, day = on, record: LawRecord = law) =>
  decide(record, facts, day, index).because.map(({ id, holds }) => `${id} ${holds ?? 'open'}`);

describe('because: only what decided', () => {
  test.each<[string, Facts, string[]]>([
    ['applies: the full prongs that are met', { ...rest, consumers: 100 }, ['count true']],
    [
      'applies: both of them',
      { ...rest, consumers: 100, sellsPersonalData: true },
      ['count true', 'sale true'],
    ],
    [
      'does not apply: every prong',
      { ...rest, consumers: 9 },
      ['count false', 'sale false', 'sensitive false'],
    ],
    [
      'does not apply: and what keeps a duty on this kind of business',
      { ...rest, consumers: 9, sbaSmallBusiness: true, bank: true },
      ['count false', 'sale false', 'sensitive false', 'small true'],
    ],
    [
      'exempt: the exemptions that hold',
      { ...rest, consumers: 100, bank: true, insurer: true },
      ['bank true', 'insurer true'],
    ],
    [
      'exempt: what leaves nothing owed goes before what leaves a part',
      { ...rest, consumers: 100, bank: true, sbaSmallBusiness: true },
      ['bank true'],
    ],
    [
      'exempt: the one that leaves a part, where nothing of it is owed',
      { ...rest, consumers: 100, sbaSmallBusiness: true },
      ['small true'],
    ],
    [
      'in part: the limited prong, then the exemption',
      { ...rest, consumers: 100, sbaSmallBusiness: true, sellsSensitiveData: true },
      ['sensitive true', 'small true'],
    ],
    [
      'in part: the limited prong alone',
      { ...rest, consumers: 9, sellsSensitiveData: true },
      ['sensitive true'],
    ],
    [
      'cannot tell: the open prongs',
      { sellsSensitiveData: false, sbaSmallBusiness: false, consumers: 50 },
      ['sale open'],
    ],
    [
      'cannot tell: the prongs that are met and the open exemption',
      { sellsPersonalData: false, sellsSensitiveData: false, consumers: 100 },
      ['count true', 'small open'],
    ],
    [
      'cannot tell: the open limited prong of a business too small',
      { sellsPersonalData: false, sbaSmallBusiness: false, consumers: 9 },
      ['sensitive open'],
    ],
    [
      'cannot tell: the limited prong that is met while a full one is open',
      { ...rest, sellsSensitiveData: true },
      ['count open', 'sensitive true'],
    ],
    [
      'cannot tell: what stays owed under an exemption that holds',
      { sellsPersonalData: false, sbaSmallBusiness: true, consumers: 100 },
      ['count true', 'sensitive open', 'small true'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(because(facts)).toEqual(expected);
  });

  test('a limited prong does not matter where the whole law applies for sure', () => {
    const claimed = invented({
      prongs: [
        full('count', atLeast('consumers', 100)),
        limited('sensitive', is('sellsSensitiveData', true)),
      ],
      exemptions: [exempt('partner', is('sellsPersonalData', false))],
    });
    expect(because({ consumers: 100 }, on, claimed)).toEqual(['count true', 'partner open']);
  });

  test('each with its section and the doubts about it', () => {
    const verdict = decide(law, { ...rest, consumers: 100 }, on, index);
    expect(verdict.because).toEqual([
      {
        kind: 'prong',
        id: 'count',
        holds: true,
        label: 'Test count',
        cite: '§ 1',
        doubts: ['The count may mean households.'],
      },
    ]);
    const bank = decide(law, { ...rest, consumers: 100, bank: true }, on, index).because[0];
    expect(bank).toMatchObject({
      kind: 'exemption',
      label: 'Kind bank',
      doubts: [expect.any(String)],
    });
  });
});

describe('a law that is not in force yet', () => {
  test('is the verdict until the day before, with the later one', () => {
    const early = decide(law, { ...rest, consumers: 100 }, '2025-12-31', index);
    expect(early).toMatchObject({
      verdict: 'not in force yet',
      then: 'applies',
      asOf: '2025-12-31',
    });
    expect(early.because.map((reason) => reason.id)).toEqual(['effective', 'count']);
    expect(early.because[0]).toMatchObject({
      kind: 'effective',
      holds: false,
      cite: 'Inv. Code § 1',
      doubts: [],
    });
    const first = decide(law, { ...rest, consumers: 100 }, '2026-01-01', index);
    expect(first.verdict).toBe('applies');
    expect(first).not.toHaveProperty('then');
  });

  test('names what would settle it', () => {
    const early = decide(
      law,
      { ...rest, consumers: 50, sbaSmallBusiness: false },
      '2025-12-31',
      index,
    );
    expect(early.then).toBe('does not apply');
    const open = decide(law, {}, '2025-12-31', index);
    expect(open.then).toBe('cannot tell');
    expect(open.settledBy.length).toBeGreaterThan(0);
  });
});

test('standing duties and silent assumptions are named', () => {
  const small = decide(law, { ...rest, consumers: 100, sbaSmallBusiness: true }, on, index);
  expect(small.verdict).toBe('exempt');
  expect(small.standing.map((requirement) => requirement.id)).toEqual(['consent']);
  expect(small.assuming).toEqual(['bank', 'insurer']);
  expect(small.settledBy).toEqual([]);
});
