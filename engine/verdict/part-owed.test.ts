/**
 * A law that applies in part brings only its own duties; a law that applies to a clinic exempts its
 * patient records.
 */
import { describe, expect, test } from 'vitest';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { StateCode } from '#law/codes.ts';
import { weigh } from '../rules/applicability.ts';
import { closeFacts, indexFacts } from '../facts/facts.ts';
import { outsideData, owedInPart } from './part-owed.ts';
import type { Facts } from '../rules/truth.ts';

const index = indexFacts(FACT_BOOK);
const weighed = (state: StateCode, facts: Facts, day = '2026-11-22') => {
  const law = LAWS.find((each) => each.state === state);
  if (!law) throw new Error(`no law of ${state}`);
  const closed = closeFacts(facts, index);
  if (!('facts' in closed)) throw new Error('these facts contradict each other');
  return weigh(law, closed.facts, day, index);
};

describe('a law that binds in part', () => {
  test.each<[StateCode, Facts, string[]]>([
    [
      'TX',
      { sbaSmallBusiness: true, sellsPersonalData: true, sellsSensitiveData: true },
      ['TX-11'],
    ],
    [
      'MN',
      { sbaSmallBusiness: true, sellsPersonalData: true, sellsSensitiveData: true },
      ['MN-18'],
    ],
  ])('%s: the duties of that part alone', (state, facts, ids) => {
    const read = weighed(state, { consumers: 500_000, ...facts });
    expect(read.verdict).toBe('applies in part');
    expect(owedInPart(read).map(({ id }) => id)).toEqual(ids);
  });

  test('none are listed where a law binds as a whole, or not at all', () => {
    expect(owedInPart(weighed('DE', { consumers: 60_000 }))).toEqual([]);
    expect(owedInPart(weighed('DE', { consumers: 6 }))).toEqual([]);
  });

  test('every part of every law brings a duty, each of them counted', () => {
    for (const law of LAWS)
      for (const { id, reach } of law.applicability.prongs)
        if (reach === 'limited')
          expect(
            law.requirements.filter((duty) => !duty.advice && duty.owedUnder?.includes(id)).length,
            `${law.state} ${id}`,
          ).toBeGreaterThan(0);
  });
});

describe('data outside', () => {
  const clinic = { hipaaCoveredEntity: true, consumers: 60_000 };
  test('a clinic under the Delaware law: its patient records', () => {
    expect(outsideData(weighed('DE', clinic)).map(({ id }) => id)).toEqual(['DE-x-hipaa-data']);
    expect(outsideData(weighed('DE', { consumers: 60_000 }))).toEqual([]);
  });

  test('nothing is outside a law that leaves the clinic out altogether', () => {
    const read = weighed('VA', { ...clinic, consumers: 500_000, reproductiveHealthData: false });
    expect(read.verdict).toBe('exempt');
    expect(outsideData(read)).toEqual([]);
  });

  test('wherever a law binds a clinic as a whole, its patient records are named', () => {
    for (const law of LAWS) {
      const read = weighed(law.state, {
        ...clinic,
        consumers: 5_000_000,
        annualRevenueUSD: 1e9,
        sbaSmallBusiness: false,
      });
      if (read.verdict === 'applies') expect(outsideData(read), law.state).not.toEqual([]);
    }
  });
});
