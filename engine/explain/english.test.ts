import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { FactKey, Rule } from '#law/schema.ts';
import { FACT_KEYS } from '#law/vocabulary.ts';
import {
  atLeast,
  duty,
  exempt,
  full,
  invented,
  inventedFacts,
  is,
  moreThan,
} from '../../tests/invented-law.ts';
import { randomFacts } from '../../tests/random-facts.ts';
import { weigh } from '../rules/applicability.ts';
import type { VerdictKind } from '../rules/applicability.ts';
import { closeFacts, indexFacts } from '../facts/facts.ts';
import type { Facts } from '../rules/truth.ts';
import { decide, verdictOf } from '../verdict/verdict.ts';
import { ENGLISH } from './english.ts';
import { counted, longDate, list } from '#text/english.ts';
import { capital } from '#text/case.ts';
import { FACTS_EN } from './facts-en.ts';
import * as telling from './sentences.ts';

type Reasons = Parameters<typeof telling.reasonText>;
type Heads = Parameters<typeof telling.headline>;
const reasonText = (reason: Reasons[0], weighed: Reasons[1]) =>
  telling.reasonText(reason, weighed, ENGLISH);
const headline = (verdict: Heads[0], weighed: Heads[1]) =>
  telling.headline(verdict, weighed, ENGLISH);
const overallText = (words: readonly VerdictKind[]) =>
  telling.overallText(
    words.map((verdict) => ({ verdict, standing: [] })),
    ENGLISH,
  );

const real = indexFacts(FACT_BOOK);
const on = '2026-11-20';

function expectSentences(text: string): void {
  expect(text).toMatch(/^[A-Z0-9$].*[.!?”]$/s);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}|Infinity/);
  expect(text).not.toMatch(/ {2}|\.\.|\s[.,]|:\.|: *$/);
}

/** Facts for which a rule has the wanted truth. */
function factsFor(rule: Rule, wanted: boolean): Facts {
  if ('not' in rule) return factsFor(rule.not, !wanted);
  if ('all' in rule || 'any' in rule) {
    const parts = 'all' in rule ? rule.all : rule.any;
    return Object.assign({}, ...parts.map((part) => factsFor(part, wanted))) as Facts;
  }
  const { fact, op, value } = rule;
  if (typeof value === 'boolean') return { [fact]: wanted === value };
  const up = op === '>=' || op === '>';
  return { [fact]: up === wanted ? value + 1 : Math.max(0, value - 1) };
}

describe.each(LAWS)('$name', (law) => {
  const parts = [
    ...law.applicability.prongs.map((prong) => ({
      kind: 'prong' as const,
      id: prong.id,
      label: prong.label,
      if: prong.if,
    })),
    ...law.exemptions.flatMap((x) =>
      x.if ? [{ kind: 'exemption' as const, id: x.id, label: x.text, if: x.if }] : [],
    ),
  ];

  test.each(parts)(
    '$id has words for yes, no and not yet known',
    ({ kind, id, label, if: rule }) => {
      const cases: [boolean | undefined, Facts][] = [
        [true, factsFor(rule, true)],
        [false, factsFor(rule, false)],
        [undefined, {}],
      ];
      const texts = cases.map(([holds, facts]) => {
        const weighed = weigh(law, facts, '2028-06-01', real);
        return reasonText({ kind, id, holds, label, cite: '§ 1', doubts: [] }, weighed);
      });
      for (const text of texts) expectSentences(text);
      if (kind === 'prong') expect(new Set(texts).size).toBe(3);
      for (const text of texts) expect(text).toContain(label.replace(/[.!?]$/, ''));
    },
  );

  test('any answers: headline and reasons are whole sentences', () => {
    fc.assert(
      fc.property(
        randomFacts(FACT_BOOK.facts, [law]),
        fc.constantFrom('2024-01-01', on, '2028-06-01'),
        (given, day) => {
          const closed = closeFacts(given, real);
          if ('contradiction' in closed) return;
          const weighed = weigh(law, closed.facts, day, real);
          const verdict = verdictOf(weighed, day, real);
          expectSentences(headline(verdict, weighed));
          for (const reason of verdict.because) expectSentences(reasonText(reason, weighed));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('every fact', () => {
  test.each(FACT_KEYS)('%s is said', (fact) => {
    const type = real.byKey.get(fact)?.type;
    const values = type === 'boolean' ? [true, false] : [0, 1, 12_345];
    const said = values.map((value) => FACTS_EN[fact].have(value, 'Iowa'));
    for (const text of said) expectSentences(text);
    expect(new Set(said).size).toBe(values.length);
    expectSentences(`Still missing: ${FACTS_EN[fact].missing('Iowa')}.`);
  });
});

test('what is known between two numbers', () => {
  const { consumers, annualRevenueUSD, saleRevenuePercent } = FACTS_EN;
  expect(consumers.have({ least: 0, most: 9_999 }, 'Iowa')).toBe(
    'You have at most 9,999 people in Iowa.',
  );
  expect(consumers.have({ least: 5, most: 5 }, 'Iowa')).toBe('You have 5 people in Iowa.');
  expect(annualRevenueUSD.have({ least: 25_000_000, most: Number.MAX_SAFE_INTEGER }, '')).toBe(
    'Your yearly revenue is at least $25,000,000.',
  );
  expect(saleRevenuePercent.have({ least: 20, most: 50 }, '')).toBe(
    '20 to 50 percent of your revenue comes from selling data.',
  );
});

test('one employee is no plural, and money has its sign', () => {
  expect(FACTS_EN.employees.have(1, '')).toBe('You have 1 employee.');
  expect(FACTS_EN.employees.have(2, '')).toBe('You have 2 employees.');
  expect(FACTS_EN.annualRevenueUSD.have(25_000_000, '')).toBe(
    'Your yearly revenue is $25,000,000.',
  );
});

const index = inventedFacts({
  consumers: { type: 'count' },
  saleRevenuePercent: { type: 'percent' },
  sellsPersonalData: {},
  sellsSensitiveData: {},
  sbaSmallBusiness: {},
  nonprofit: { silent: true },
});
const law = invented({
  effective: '2026-01-01',
  prongs: [
    full('sale', {
      all: [
        is('sellsPersonalData', true),
        atLeast('consumers', 10),
        moreThan('saleRevenuePercent', 20),
      ],
    }),
  ],
  exemptions: [
    exempt('charity', is('nonprofit', true)),
    exempt('small', is('sbaSmallBusiness', true), { stillOwes: ['a', 'b'] }),
  ],
  requirements: [
    duty('a', { title: 'Sensitive data: Ask first', when: is('sellsSensitiveData', true) }),
    duty('b', { title: 'Keep a record', when: is('sellsSensitiveData', true) }),
  ],
});
const seller = { sellsPersonalData: true, consumers: 10, saleRevenuePercent: 21 };
const head = (facts: Facts, day = on, record = law) =>
  headline(decide(record, facts, day, index), weigh(record, facts, day, index));

describe('the headline', () => {
  const quiet = { sellsSensitiveData: false };
  test.each<[VerdictKind, Facts, string, string]>([
    [
      'applies',
      { ...seller, ...quiet, sbaSmallBusiness: false },
      on,
      'The Inventia law applies to you.',
    ],
    [
      'applies in part',
      { ...seller, sbaSmallBusiness: true, sellsSensitiveData: true },
      on,
      'Only a part of the Inventia law applies to you. It brings two duties: ask first and keep a record.',
    ],
    [
      'exempt',
      { ...seller, ...quiet, sbaSmallBusiness: true },
      on,
      'You are exempt from the Inventia law. These duties stay: ask first and keep a record.',
    ],
    [
      'exempt',
      { ...seller, ...quiet, nonprofit: true },
      on,
      'You are exempt from the Inventia law.',
    ],
    [
      'does not apply',
      { ...seller, ...quiet, consumers: 9, sbaSmallBusiness: false },
      on,
      'The Inventia law does not apply to you.',
    ],
    [
      'cannot tell',
      { ...seller, ...quiet },
      on,
      'We cannot tell yet. One answer settles it: whether you are a small business under SBA rules.',
    ],
    [
      'not in force yet',
      { ...seller, ...quiet, sbaSmallBusiness: false },
      '2025-01-01',
      'The Inventia law starts on January 1, 2026. On what you told us it will apply to you.',
    ],
    [
      'not in force yet',
      { ...seller, sbaSmallBusiness: true, sellsSensitiveData: true },
      '2025-01-01',
      'The Inventia law starts on January 1, 2026. On what you told us a part of it will apply to you. It brings two duties: ask first and keep a record.',
    ],
    [
      'not in force yet',
      { ...seller, ...quiet, nonprofit: true, sbaSmallBusiness: false },
      '2025-01-01',
      'The Inventia law starts on January 1, 2026. On what you told us you will be exempt.',
    ],
    [
      'not in force yet',
      { ...seller, ...quiet, consumers: 9, sbaSmallBusiness: false },
      '2025-01-01',
      'The Inventia law starts on January 1, 2026. On what you told us it will not apply to you.',
    ],
    [
      'not in force yet',
      { ...quiet, sbaSmallBusiness: false, consumers: 10 },
      '2025-01-01',
      'The Inventia law starts on January 1, 2026. We cannot tell yet whether it will apply. Two answers settle it: ' +
        'whether you sell or trade personal data and what share of your revenue comes from selling data.',
    ],
  ])('%s', (word, facts, day, text) => {
    expect(decide(law, facts, day, index).verdict).toBe(word);
    expect(head(facts, day)).toBe(text);
  });

  test('one duty that stays', () => {
    const one = { ...law, requirements: law.requirements.slice(0, 1) };
    expect(head({ ...seller, sellsSensitiveData: false, sbaSmallBusiness: true }, on, one)).toBe(
      'You are exempt from the Inventia law. One duty stays: ask first.',
    );
  });

  test('says no more if no set of answers settles it', () => {
    const weighed = weigh(law, {}, on, index);
    const verdict = { ...verdictOf(weighed, on, index), settledBy: [] };
    expect(headline(verdict, weighed)).toBe('We cannot tell yet.');
  });

  test('more answers than have a word', () => {
    const weighed = weigh(law, {}, on, index);
    const many = Array.from({ length: 11 }, (): FactKey => 'profiling');
    const verdict = { ...verdictOf(weighed, on, index), settledBy: [many] };
    expect(headline(verdict, weighed)).toContain('11 answers settle it: whether');
  });
});

describe('a reason', () => {
  const text = (facts: Facts, id: string, day = on) => {
    const reason = decide(law, facts, day, index).because.find((each) => each.id === id);
    if (!reason) throw new Error(id);
    return reasonText(reason, weigh(law, facts, day, index));
  };
  const large = { sbaSmallBusiness: false, sellsSensitiveData: false };

  test('met: the answer, then the test', () => {
    expect(text({ ...seller, ...large }, 'sale')).toBe(
      'You sell or trade personal data. You have 10 people in Inventia. ' +
        '21 percent of your revenue comes from selling data. This meets the test: Test sale.',
    );
  });

  test('that fails: only what decided', () => {
    expect(text({ ...seller, ...large, consumers: 9 }, 'sale')).toBe(
      'You have 9 people in Inventia. That leaves you outside this test: Test sale.',
    );
  });

  test('that is open: what is known, and what is missing', () => {
    expect(text({ consumers: 10, ...large }, 'sale')).toBe(
      'You have 10 people in Inventia. The test: Test sale. Still missing: whether you sell or trade ' +
        'personal data and what share of your revenue comes from selling data.',
    );
  });

  test('an exemption: applies, or may apply', () => {
    expect(text({ ...seller, ...large, nonprofit: true }, 'charity')).toBe(
      'You are a nonprofit. The law leaves out: Kind charity.',
    );
    expect(text({ ...seller, sellsSensitiveData: false }, 'small')).toBe(
      'The law may leave you out: Kind small. Still missing: whether you are a small business under SBA rules.',
    );
  });

  test('a law that has not started', () => {
    expect(text({ ...seller, ...large }, 'effective', '2025-12-31')).toBe(
      'The law starts on January 1, 2026.',
    );
  });

  test('a part of the law that the owner has to judge has no facts', () => {
    const weighed = weigh(law, seller, on, index);
    const reason = { id: 'unwritten', label: 'Kind?', cite: '§ 2', doubts: [] };
    expect(reasonText({ ...reason, kind: 'prong', holds: undefined }, weighed)).toBe(
      'The test: Kind?',
    );
    expect(reasonText({ ...reason, kind: 'exemption', holds: undefined }, weighed)).toBe(
      'The law may leave you out: Kind?',
    );
  });
});

test('lists, dates, numbers and capitals', () => {
  expect([
    list([]),
    list(['a']),
    list(['a', 'b']),
    list(['a', 'b', 'c']),
    list(['a', 'b'], 'or'),
  ]).toEqual(['', 'a', 'a and b', 'a, b and c', 'a or b']);
  expect(longDate('2027-01-01')).toBe('January 1, 2027');
  expect(longDate('2026-12-31')).toBe('December 31, 2026');
  expect(counted(1, 'law', 'laws')).toBe('one law');
  expect(counted(12, 'law', 'laws')).toBe('12 laws');
  expect(capital('one')).toBe('One');
});

test.each<[VerdictKind[], string]>([
  [['applies'], 'One law applies to you today.'],
  [
    ['applies', 'applies in part', 'cannot tell'],
    'Two laws apply to you today. One more depends on your answers.',
  ],
  [
    ['applies', 'cannot tell', 'cannot tell', 'exempt', 'does not apply'],
    'One law applies to you today. Two more depend on your answers. Two do not apply to you.',
  ],
  [
    ['cannot tell'],
    'No law with a size test is sure to apply to you today. One law depends on your answers.',
  ],
  [
    ['cannot tell', 'cannot tell'],
    'No law with a size test is sure to apply to you today. Two laws depend on your answers.',
  ],
  [['exempt'], 'On your answers no law with a size test applies.'],
  [
    ['not in force yet', 'not in force yet'],
    'On your answers no law with a size test applies. Two laws start later.',
  ],
])('the whole result of %j', (words, text) => expect(overallText(words)).toBe(text));

test.each<[string, [VerdictKind, number][], string | undefined, string]>([
  [
    'never says that none applies where a duty stays',
    [['exempt', 1]],
    undefined,
    'On your answers no law with a size test applies as a whole. One law does not apply to you, but a duty stays.',
  ],
  [
    'says under how many a duty stays',
    [
      ['applies', 0],
      ['exempt', 1],
      ['does not apply', 2],
      ['does not apply', 0],
    ],
    undefined,
    'One law applies to you today. Three do not apply to you, but a duty of two of them stays.',
  ],
  [
    'says so of each',
    [
      ['exempt', 1],
      ['does not apply', 1],
    ],
    undefined,
    'On your answers no law with a size test applies as a whole. Two laws do not apply to you, but a duty of each stays.',
  ],
  [
    'names the day that was asked for',
    [['applies', 0]],
    'January 1, 2027',
    'One law applies to you on January 1, 2027.',
  ],
  [
    'of another day without a law',
    [['exempt', 0]],
    'January 1, 2027',
    'On your answers no law with a size test applies on January 1, 2027.',
  ],
])('the whole result %s', (_, laws, day, text) => {
  const [duty] = law.requirements;
  const verdicts = laws.map(([verdict, staying]) => ({
    verdict,
    standing: duty ? Array.from({ length: staying }, () => duty) : [],
  }));
  expect(telling.overallText(verdicts, ENGLISH, day)).toBe(text);
});
