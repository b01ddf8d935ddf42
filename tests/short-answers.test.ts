/**
 * The short answer of every guide, read from its words only, never contradicts the verdict: for
 * businesses near each prong and exemption, on every day on which the law changes.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weigh } from '#engine/rules/applicability.ts';
import { briefly } from '#engine/explain/short-answer/brief.ts';
import { changeDates, intervals } from '#engine/verdict/change-days.ts';
import { claimsOf } from '#engine/explain/short-answer/claims.ts';
import { addDays } from '#calendar/dates.ts';
import { shortAnswer } from '#engine/explain/short-answer/short-answer-english.ts';
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import { gradeOf, sentencesOf, wordsIn } from '#text/reading-grade.ts';
import { FACT_BOOK, LAWS, lawOf } from '#law/corpus.server.ts';
import type { FactKey, LawRecord } from '#law/schema.ts';
import { paymentRule } from '#web/parts/check-helpers/loading/helper-data.server.ts';
import { type Business, businesses } from './short-answers/businesses.ts';
import { readAnswer, readNext, readSentence } from './short-answers/reader.ts';
import { FULL } from './full.ts';

const index = indexFacts(FACT_BOOK);
const numRuns = FULL ? 3000 : 250;
const daysOf = (law: LawRecord) =>
  intervals(changeDates(law, []), FACT_BOOK.reviewed).map(({ from }) => from);

function wordFor(law: LawRecord, business: Business, day: string) {
  const closed = closeFacts(business, index);
  fc.pre(!('contradiction' in closed));
  if ('contradiction' in closed) throw new Error('never');
  return weigh(law, closed.facts, day, index).verdict;
}

/** Every bank is a finance firm. */
const FINANCE = { glbaInstitution: true } as const;

/** The answer as one text. */
function textOf(law: LawRecord, day: string): string {
  const { lead, ways, overlooked, parts, below, notes, next } = shortAnswer(law, day);
  const change = next ? [`${next.day} ${next.text}`] : [];
  const over = overlooked === null ? [] : [overlooked];
  const all = [
    lead,
    ...ways,
    ...over,
    ...(parts ? [parts.lead, ...parts.each] : []),
    below,
    ...notes,
  ];
  return [...all, ...change].join('\n').replaceAll('*', '');
}

describe.each(LAWS)('$name', (law) => {
  test.each(daysOf(law))('who is bound, as of %s', (day) => {
    const { boundBy, partBy, smallOut } = readAnswer(shortAnswer(law, day));
    fc.assert(
      fc.property(businesses(law), (business) => {
        const word = wordFor(law, business, day);
        const nothing = word === 'exempt' || word === 'does not apply' ? 'nothing' : word;
        const whole = boundBy(business) && !smallOut(business);
        const said = whole ? 'applies' : partBy(business) ? 'applies in part' : 'nothing';
        expect(nothing).toBe(said);
      }),
      { numRuns },
    );
  });

  test.each(daysOf(law))('what it says of being small, of numbers, of kinds, as of %s', (day) => {
    const { boundBy, partBy, smallOut } = readAnswer(shortAnswer(law, day));
    const text = textOf(law, day);
    const bound = businesses(law).filter((b) => boundBy(b) && !smallOut(b) && !partBy(b));
    const like = (change: Partial<Record<FactKey, number | boolean>>, allowed: readonly string[]) =>
      fc.assert(
        fc.property(bound, (business) => {
          expect(allowed).toContain(wordFor(law, { ...business, ...change } as Business, day));
        }),
        { numRuns: 20 },
      );
    if (text.includes('being small does not free you'))
      like({ sbaSmallBusiness: true, employees: 1, annualRevenueUSD: 1 }, ['applies']);
    if (text.includes('How many people you have on file does not matter'))
      for (const consumers of [0, 1e9])
        like(
          {
            consumers,
            sellsOrSharesConsumers: 0,
            sensitiveConsumers: 0,
            offeredForSaleConsumers: 0,
          },
          ['applies'],
        );
    if (text.includes('Most nonprofits are bound')) like({ nonprofit: true }, ['applies']);
    const out =
      /Left out, as the law defines them: (.*?)\.( A part can still bind some of them\.)?/.exec(
        text,
      );
    const free = ['exempt', 'does not apply', ...(out?.[2] ? ['applies in part'] : [])];
    const kinds: [string, FactKey][] = [
      ['nonprofits', 'nonprofit'],
      ['clinics under HIPAA', 'hipaaCoveredEntity'],
      ['finance firms', 'glbaInstitution'],
      ['banks', 'bank'],
      ['insurers', 'insurer'],
    ];
    for (const [words, fact] of kinds)
      if (out?.[1]?.includes(words)) like({ [fact]: true, ...(fact === 'bank' && FINANCE) }, free);
    const both = out?.[1]?.includes('nonprofits') === true && text.includes('Most nonprofits');
    expect(both).toBe(false);
  });

  test('the next change is that of the day, and none comes before it', () => {
    for (const day of daysOf(law)) {
      const { next } = shortAnswer(law, day);
      const change = claimsOf(law, day).find((claim) => 'date' in claim && claim.kind !== 'starts');
      expect(next === null).toBe(change === undefined);
      if (!next?.ways || !change || !('date' in change)) continue;
      const later = readNext(next.text);
      const also = next.text.startsWith('it also');
      const { boundBy, smallOut } = readAnswer(shortAnswer(law, day));
      fc.assert(
        fc.property(businesses(law), (business) => {
          if (smallOut(business)) return;
          const said = later(business) || (also && boundBy(business));
          expect(wordFor(law, business, change.date) === 'applies').toBe(said);
          const eve = wordFor(law, business, addDays(change.date, -1)) === 'applies';
          expect(eve).toBe(boundBy(business));
        }),
        { numRuns },
      );
    }
  });

  test('whom to count is what the count helper leaves out', () => {
    for (const day of daysOf(law)) {
      const text = textOf(law, day);
      if (!/count/.test(text)) continue;
      const leftOut = /leave out people whose data|or people whose data you used only/.test(text);
      expect(leftOut).toBe(paymentRule(law) !== undefined);
      if (text.includes('Do count people who only paid')) expect(leftOut).toBe(false);
    }
  });

  test('it is short and plain, and the one line for lists names every way', () => {
    for (const day of daysOf(law)) {
      const text = textOf(law, day);
      expect(text.length).toBeLessThanOrEqual(1100);
      expect(gradeOf(text)).toBeLessThanOrEqual(8);
      for (const sentence of sentencesOf(text.replace(/^(From|Next change).*$/m, '')))
        expect(wordsIn(sentence).length, sentence).toBeLessThanOrEqual(37);
      const line = briefly(law, day);
      expect(line.length).toBeLessThanOrEqual(160);
      const { ways } = shortAnswer(law, day);
      for (const figure of ways.join(' ').matchAll(/\d[\d,]{3,}/g))
        expect(line).toContain(figure[0]);
    }
  });
});

test('the sentences that misled are gone', () => {
  const of = (code: string, day = '2026-11-22') => {
    const law = lawOf(code);
    if (!law) throw new Error(code);
    return textOf(law, day);
  };
  expect(of('CA')).toContain('more than $26,625,000');
  expect(of('CA')).toContain('buy, sell or pass on for ads');
  expect(of('LA')).toContain('Your total revenue is more than $25 million');
  for (const code of ['TN', 'UT']) expect(of(code)).toContain('25,000 or more people');
  expect(of('MN')).toContain('leaves out a small business under the federal (SBA) size rules');
  expect(of('AL')).toContain('fewer than 500 employees that sells no data on people');
  expect(of('DE')).toMatch(/From January 1, 2027 it binds you if one .*10,000 or more people/);
  expect(of('DE', '2027-01-01')).not.toContain('35,000');
});

test('a wrong figure, or a test left out, is found', () => {
  const law = lawOf('DE');
  if (!law) throw new Error('DE');
  const answer = shortAnswer(law, '2026-11-22');
  const holds = (ways: readonly string[]) => {
    const { boundBy } = readAnswer({ ...answer, ways });
    return fc.check(
      fc.property(businesses(law), (business) => {
        const applies = wordFor(law, business, '2026-11-22') === 'applies';
        return applies === boundBy(business);
      }),
      { numRuns: 500 },
    ).failed;
  };
  expect(holds(answer.ways)).toBe(false);
  expect(holds(answer.ways.slice(0, 1))).toBe(true);
  for (const [said, wrong] of [
    ['35,000 or more', 'more than 35,000'],
    ['more than 20', '20 percent or more'],
    ['10,000', '25,000'],
  ] as const)
    expect(
      holds(answer.ways.map((way) => way.replace(said, wrong).replace('more percent', 'more'))),
    ).toBe(true);
});

test('the reader of sentences refuses what it does not understand', () => {
  expect(() => readSentence('You handle data on 100 people in Delaware.')).toThrow('100');
  expect(() => readSentence('You own a dog.')).toThrow('not understood');
});
