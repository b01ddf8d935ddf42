/** What is answered about days in the past: by the tests of that day, or with what is not known. */
import { describe, expect, test } from 'vitest';
import { addDays } from '#calendar/dates.ts';
import { decide } from '#engine/verdict/verdict.ts';
import { LAW_CASES } from '#law/cases.server.ts';
import { LAWS, lawOf } from '#law/corpus.server.ts';
import { EARLIER } from '#law/earlier.server.ts';
import { ASKED_ON, askTool } from '../tests/ask-tool.ts';
import { withEarlierTests } from '#law/earlier-law.server.ts';
import { entryOf } from './entries.ts';
import { closedFactsIn, INDEX } from './facts.ts';
import { countsSince } from './since.ts';

interface Laws {
  laws: {
    verdict: string;
    caution?: string;
    because: { citation: string; holds: boolean | null }[];
  }[];
  doubts: string[];
}
const verdictIn = (state: string, facts: object, day: string) =>
  askTool<Laws>('check_laws', { states: [state], facts }, day).laws[0];

const NO_SALE = { sellsPersonalData: false };
const NO_CONNECTICUT = {
  ...NO_SALE,
  offersDataForSale: false,
  controlsHealthData: false,
  servicesForMinors: false,
};
const NO_CALIFORNIA = { ...NO_SALE, targetedAdvertising: false, acquiresPersonalData: false };

describe('the tests of that day decide', () => {
  test.each([
    ['MT', { ...NO_SALE, consumers: 30_000 }, '2025-09-30', 'does not apply'],
    ['MT', { ...NO_SALE, consumers: 49_999 }, '2025-09-30', 'does not apply'],
    ['MT', { ...NO_SALE, consumers: 50_000 }, '2025-09-30', 'applies'],
    [
      'MT',
      { sellsPersonalData: true, consumers: 24_999, saleRevenuePercent: 30 },
      '2025-09-30',
      'does not apply',
    ],
    ['MT', { consumers: 30_000, servicesForMinors: false }, '2025-10-01', 'applies'],
    ['CT', { ...NO_CONNECTICUT, consumers: 99_999 }, '2026-06-30', 'does not apply'],
    ['CT', { ...NO_CONNECTICUT, consumers: 100_000 }, '2026-06-30', 'applies'],
    [
      'CT',
      { ...NO_CONNECTICUT, processesSensitiveData: true, consumers: 5 },
      '2026-06-30',
      'does not apply',
    ],
    ['CT', { ...NO_CONNECTICUT, consumers: 40_000 }, '2026-07-01', 'applies'],
    ['CA', { ...NO_CALIFORNIA, annualRevenueUSD: 26_000_000 }, '2024-12-31', 'applies'],
    ['CA', { ...NO_CALIFORNIA, annualRevenueUSD: 25_000_000 }, '2024-12-31', 'does not apply'],
    ['CA', { ...NO_CALIFORNIA, annualRevenueUSD: 26_000_000 }, '2025-01-01', 'does not apply'],
    // devices counted then, and nobody told how many
    ['CA', { ...NO_CALIFORNIA, annualRevenueUSD: 25_000_000 }, '2022-12-31', 'cannot tell'],
    ['CA', { ...NO_CALIFORNIA, annualRevenueUSD: 26_000_000 }, '2022-12-31', 'applies'],
  ])('%s %j on %s: %s', (state, facts, day, verdict) => {
    const found = verdictIn(state, facts, day);
    expect(found?.verdict).toBe(verdict);
    // no reason is a test of another day
    for (const { citation } of found?.because ?? []) {
      const { from, until } = entryOf(citation) ?? { from: null, until: null };
      expect([citation, (from ?? day) <= day, (until ?? day) >= day]).toEqual([
        citation,
        true,
        true,
      ]);
    }
  });

  test.each([
    ['MT', { nonprofit: true, consumers: 60_000 }, '2025-09-30', 'exempt', 'MT-x-nonprofit-2024'],
    ['MT', { glbaInstitution: true, consumers: 60_000 }, '2025-09-30', 'exempt', 'MT-x-glba-2024'],
    ['MT', { insurer: true, glbaInstitution: false, consumers: 60_000 }, '2025-09-30', 'applies'],
    ['MT', { insurer: true, consumers: 60_000 }, '2025-10-01', 'exempt', 'MT-x-insurer'],
    ['MT', { nonprofit: true, consumers: 60_000 }, '2025-10-01', 'applies'],
    ['CT', { glbaInstitution: true, consumers: 200_000 }, '2026-06-30', 'exempt', 'CT-x-glba-2023'],
    ['CT', { glbaInstitution: true, consumers: 200_000 }, '2026-07-01', 'applies'],
  ])(
    'exemptions of that day: %s %j on %s: %s',
    (state, facts, day, verdict, exemption?: string) => {
      const found = verdictIn(state, facts, day);
      expect(found?.verdict).toBe(verdict);
      const named = found?.because.map(({ citation }) => citation);
      if (exemption !== undefined) expect(named).toContain(`${state}/exemption/${exemption}`);
    },
  );

  test('what else was otherwise is said, with its section', () => {
    const found = askTool<Laws & { citations: { id: string }[] }>(
      'check_laws',
      { states: ['CT'], facts: { consumers: 200_000 } },
      '2026-06-30',
    );
    expect(found.laws[0]?.caution).toContain('other exemptions counted');
    expect(found.citations.map(({ id }) => id)).toContain('CT/earlier/2026-06-30');
    expect(verdictIn('CT', { consumers: 200_000 }, ASKED_ON)?.caution).toBeUndefined();
    const charity = { nonprofit: true, consumers: 200_000 };
    expect(verdictIn('OR', charity, '2025-06-30')?.caution).toContain('501(c)(3) were outside');
    expect(verdictIn('OR', charity, ASKED_ON)?.caution).toBeUndefined();
  });

  test('a duty that was stricter later is owed from its first day, with what was otherwise', () => {
    interface Duties {
      duties: { id: string; owed: string }[];
      doubts: string[];
    }
    const on = (day: string) =>
      askTool<Duties>('list_duties', { states: ['CT'], facts: { servicesForMinors: true } }, day);
    const standing = (day: string) => on(day).duties.find(({ id }) => id === 'CT-19')?.owed;
    expect([standing('2024-09-30'), standing('2024-10-01')]).toEqual(['may be owed', 'owed']);
    expect(standing('2026-06-30')).toBe('owed');
    expect(on('2026-06-30').doubts.join(' ')).toContain('consent could lift');
    expect(on('2026-07-01').doubts.join(' ')).not.toContain('consent could lift');
  });

  test('on days of today’s tests no verdict changes, of any law and case', () => {
    let decided = 0;
    for (const { state, cases } of LAW_CASES)
      for (const { id, facts, asOf } of cases) {
        const last = EARLIER.tests
          .filter((one) => one.state === state)
          .map((one) => one.test.until);
        const law = lawOf(state);
        if (!law || last.some((until) => asOf <= until)) continue;
        const closed = closedFactsIn(state, { states: [state], facts });
        expect([id, decide(withEarlierTests(law), closed, asOf, INDEX)]).toEqual([
          id,
          decide(law, closed, asOf, INDEX),
        ]);
        decided += 1;
      }
    expect(decided).toBeGreaterThan(300);
  });

  test('an exemption that began later is one of the record, from a day of its timeline', () => {
    for (const { state, exemption, since } of EARLIER.began) {
      const law = LAWS.find((one) => one.state === state);
      expect(law?.exemptions.map(({ id }) => id)).toContain(exemption);
      expect(law?.timeline.map(({ date }) => date)).toContain(since);
    }
    for (const { state, exemption: gone } of EARLIER.exemptions) {
      const law = LAWS.find((one) => one.state === state);
      expect(law?.exemptions.map(({ id }) => id)).not.toContain(gone.id);
      expect(law?.timeline.map(({ date }) => date)).toContain(addDays(gone.until, 1));
    }
  });

  test('each earlier test ends where the record’s begins, and the record knows of the change', () => {
    for (const { state, followedBy, test: gone } of EARLIER.tests) {
      const law = LAWS.find((one) => one.state === state);
      const next = law?.applicability.prongs.find(({ id }) => id === followedBy);
      const since = addDays(gone.until, 1);
      expect([state, gone.id, next === undefined]).toEqual([state, gone.id, false]);
      expect([undefined, since]).toContain(next?.from);
      expect(law?.timeline.map(({ date }) => date)).toContain(since);
      expect(gone.from >= (law?.effective ?? '')).toBe(true);
      expect(law?.applicability.prongs.map(({ id }) => id)).not.toContain(gone.id);
    }
  });
});

describe('claims', () => {
  interface Results {
    results: { standing: string; since: string | null }[];
  }
  test.each([
    ['Montana’s law applies from 50,000 consumers.', '2025-09-30', 'supported', null],
    ['Montana’s law applies from 50,000 consumers.', ASKED_ON, 'superseded', '2025-10-01'],
    ['Montana’s law applies from 25,000 consumers.', '2025-09-30', 'not in our records', null],
    [
      'Connecticut’s law applies to businesses that process the data of 100,000 consumers.',
      ASKED_ON,
      'superseded',
      '2026-07-01',
    ],
    ['CCPA applies above $25 million in revenue.', ASKED_ON, 'superseded', '2025-01-01'],
    ['Utah gives a right to correct.', '2026-06-30', 'not in our records', null],
    ['Utah has no right to correct.', '2026-06-30', 'not in our records', null],
    ['Utah gives a right to correct.', '2026-07-01', 'supported', null],
  ])('%s on %s: %s', (claim, day, standing, since) => {
    const { results } = askTool<Results>('check_claims', { claims: [claim] }, day);
    expect(results[0]).toMatchObject({ standing, since });
  });
});

describe('texts that name their own day', () => {
  test('a list of sensitive data is not told for a day before it', () => {
    interface Kinds {
      states: { kinds: { kind: string; sensitive: string; text: string }[] }[];
    }
    const on = (day: string, state: string, kind: string) =>
      askTool<Kinds>('what_is_sensitive', { states: [state], kinds: [kind] }, day).states[0]
        ?.kinds[0];
    const before = on('2026-06-30', 'CT', 'Social Security Numbers');
    expect(before).toMatchObject({ sensitive: 'cannot tell' });
    expect(before?.text).toContain('2026-07-01');
    expect(on('2026-07-01', 'CT', 'Social Security Numbers')?.sensitive).toBe('yes');
    expect(on('2025-09-30', 'CO', 'Location data')?.sensitive).toBe('cannot tell');
    expect(on('2025-09-30', 'CO', 'Health information')?.sensitive).toBe('yes');
  });

  test('a doubt says so beside each text that counts only later', () => {
    const { doubts } = askTool<Laws>('get_law', { what: 'UT/right/correct' }, '2026-06-30');
    expect(doubts).toContain(
      'UT/right/correct counts in whole or in part only from 2026-07-01 on.',
    );
    const { doubts: then } = askTool<Laws>('get_law', { what: 'UT/right/correct' }, '2026-07-01');
    expect(then.join(' ')).not.toContain('in whole or in part');
  });

  test.each([
    ['Since July 1, 2026: have wrong data corrected', '2026-06-30', '2026-07-01'],
    ['also, since October 2025, names', '2025-09-30', '2025-10-01'],
    ['Since July 1, 2026: have wrong data corrected', '2026-07-01', undefined],
    ['since the start', '2026-07-01', undefined],
  ])('%s, asked on %s', (text, day, since) => {
    expect(countsSince(text, day)).toBe(since);
  });
});

describe('days before a rule began', () => {
  interface Tells {
    states: { tell: { whom: string; by: string | null; text: string }[] }[];
    doubts: string[];
  }
  const breach = (state: string, found: string) =>
    askTool<Tells>('breach_clock', { people: { [state]: 600 }, found }, found);

  test.each([
    ['CA', '2025-12-31', 'people', 'SB 446'],
    ['CA', '2025-06-01', 'office', 'SB 446'],
    ['NY', '2024-12-20', 'people', 'December 21, 2024'],
    ['OK', '2025-12-31', 'office', 'SB 626'],
  ])('%s, a breach found on %s: no day for the %s, and why', (state, found, whom, why) => {
    const { states, doubts } = breach(state, found);
    const rule = states[0]?.tell.find((one) => one.whom === whom);
    expect(rule?.by).toBeNull();
    expect(rule?.text).toContain(`Not so on ${found}`);
    expect(doubts.join(' ')).toContain(why);
  });

  test.each([
    ['CA', '2026-01-01', '2026-01-31'],
    ['NY', '2024-12-21', '2025-01-20'],
  ])('%s, a breach found on %s: people by %s', (state, found, by) => {
    const { states, doubts } = breach(state, found);
    expect(states[0]?.tell.find(({ whom }) => whom === 'people')?.by).toBe(by);
    expect(doubts.join(' ')).not.toContain('Before, the section');
  });

  test('of another law an older day is doubted, one of its year is not', () => {
    expect(breach('CT', '2024-03-01').doubts.join(' ')).toContain('Whether it read so');
    expect(breach('CT', '2026-03-01').doubts.join(' ')).not.toContain('Whether it read so');
  });

  interface Clock {
    owed: boolean;
    not_owed: string | null;
    dates: object[];
    doubts: string[];
    assumed: string[];
    citations: { id: string }[];
  }
  const clock = (state: string, received: string, day: string) =>
    askTool<Clock>('request_clock', { state, type: 'access', received }, day);

  test.each([
    ['MT', '2024-09-30', '2024-11-01', '2024-10-01'],
    ['IN', '2025-12-01', '2026-01-10', '2026-01-01'],
    ['CA', '2019-05-01', '2020-02-01', '2020-01-01'],
  ])(
    '%s, a request of %s: that it counts is assumed and doubted',
    (state, received, day, first) => {
      const { assumed, doubts, citations } = clock(state, received, day);
      expect(assumed.join(' ')).toContain(`counts as received then`);
      expect(assumed.join(' ')).toContain(first);
      expect(doubts.join(' ')).toContain('came before the right began');
      expect(citations.map(({ id }) => id)).toContain(`${state}/effective/effective`);
      expect(clock(state, first, day).doubts.join(' ')).not.toContain('came before');
    },
  );

  test('before the first day no clock runs, with the section', () => {
    const { owed, not_owed: why, citations } = clock('MT', '2024-09-01', '2024-09-02');
    expect([owed, why]).toEqual([false, 'before first day']);
    expect(citations.map(({ id }) => id)).toContain('MT/effective/effective');
  });

  test.each([
    ['CT', '2026-06-30', '100,000'],
    ['MT', '2025-09-30', '50,000'],
  ])('the test of %s that came later is given with that of %s', (state, day, number) => {
    interface Entries {
      entries: { text: string; citation: string; standing: string }[];
    }
    const { entries } = askTool<Entries>('get_law', { what: `${state}/prong/volume` }, day);
    expect(entries.map(({ standing }) => standing)).toEqual(['coming', 'counts']);
    expect(entries[1]?.text).toContain(number);
    expect(
      askTool<Entries>('get_law', { what: `${state}/prong/volume` }, ASKED_ON).entries,
    ).toHaveLength(1);
  });

  test('a nonprofit in Oregon before July 2025 may have been outside', () => {
    const facts = { consumers: 200_000, nonprofit: true, ...NO_SALE };
    expect(verdictIn('OR', facts, '2025-06-30')?.verdict).toBe('cannot tell');
    expect(verdictIn('OR', facts, '2025-07-01')?.verdict).toBe('applies');
    expect(verdictIn('OR', { ...facts, nonprofit: false }, '2025-06-30')?.verdict).toBe('applies');
  });
});
