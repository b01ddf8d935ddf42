/** Small things that a first reader of the answers met, each by its cause. */
import { describe, expect, test } from 'vitest';
import { BREACH_NOTICES, LAWS } from '#law/corpus.server.ts';
import { coverageOf } from '#law/readings.server.ts';
import { askTool } from '../tests/ask-tool.ts';
import { isOfficial } from '#law/checks/official-pages.ts';
import { decidingEntries } from '#law/deciding-entries.ts';
import { statesNamed } from './claims/read-claim.ts';
import { lawEntries } from './entries.ts';
import { WrongArgument } from './reply.ts';

describe('check_laws', () => {
  interface Laws {
    laws: { verdict: string; part_only?: string }[];
  }
  const virginia = (facts: object) => askTool<Laws>('check_laws', { states: ['VA'], facts });

  test('an open part in another act is not said of the privacy act', () => {
    const open = virginia({ consumers: 99_999, sellsForMoney: false });
    expect(open.laws[0]).toMatchObject({ verdict: 'cannot tell' });
    expect(open.laws[0]?.part_only).toContain(
      'Consumer Data Protection Act as a whole does not apply',
    );
    expect(open.laws[0]?.part_only).toContain('This is the Virginia Consumer Protection Act');
    expect(open.text).toContain('as a whole does not apply');
    for (const facts of [
      { sellsForMoney: false },
      { consumers: 100_000 },
      { consumers: 99_999, sellsForMoney: false, reproductiveHealthData: false },
    ])
      expect(virginia(facts).laws[0]?.part_only).toBeUndefined();
  });

  test('answers that seldom fit together are said to the assistant', () => {
    const { doubts } = askTool<Laws>('check_laws', {
      states: ['DE', 'CT'],
      facts: { sellsPersonalData: false, saleRevenuePercent: 60 },
    });
    const said = doubts.filter((doubt) => doubt.includes('seldom go together'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('saleRevenuePercent and sellsPersonalData');
    const fine = { states: ['DE'], facts: { sellsPersonalData: true, saleRevenuePercent: 60 } };
    expect(askTool<Laws>('check_laws', fine).doubts.join(' ')).not.toContain('seldom');
  });
});

test('a state without a law is said in the text of every tool, and what is no state is refused', () => {
  for (const [name, given] of [
    ['check_laws', {}],
    ['next_question', {}],
    ['list_duties', {}],
    ['upcoming_changes', {}],
    ['compare_laws', {}],
    ['what_is_sensitive', {}],
    ['check_notice', { text: 'We collect names.' }],
  ] as const) {
    const states = ['CT', 'DE', 'WY'];
    expect([name, askTool(name, { states, ...given }).text]).toEqual([
      name,
      expect.stringContaining('No consumer privacy law on record here: WY.'),
    ]);
    expect(() => askTool(name, { states: ['CT', 'XX'], ...given })).toThrow(WrongArgument);
  }
});

describe('breach_clock', () => {
  interface States {
    states: { tell: { whom: string; by: string | null; counted_after: string | null }[] }[];
  }
  const office = (state: string) => {
    const { states, text } = askTool<States>('breach_clock', {
      people: { [state]: 600 },
      found: '2026-11-01',
    });
    return { ...states[0]?.tell.find(({ whom }) => whom === 'office'), said: text };
  };

  test('days from telling the people run from their last day, and are said to be the latest', () => {
    // § 1798.82(a)(2), (f): 30 days, then 15
    expect(office('CA')).toMatchObject({ by: '2026-12-16', counted_after: 'telling the people' });
    expect(office('CA').said).toContain('by 2026-12-16 at the latest, sooner if');
    // Louisiana: 60 days, then 10
    expect(office('LA').by).toBe('2027-01-10');
    const others = BREACH_NOTICES.states.filter(
      ({ people, office: one }) =>
        people.days === null && one?.when.days != null && one.when.after === 'telling the people',
    );
    expect(others.length).toBeGreaterThan(0);
    for (const { state } of others) expect([state, office(state).by]).toEqual([state, null]);
  });

  test('a day that is still to come is doubted', () => {
    const { doubts } = askTool<States>('breach_clock', { people: { CA: 9 }, found: '2027-03-01' });
    expect(doubts[0]).toContain('2027-03-01, is after 2026-11-27');
  });
});

describe('check_claims', () => {
  test.each([
    ['Under Va. Code § 59.1-577 a business answers requests within 45 days.', ['VA']],
    ['Va. Code § 59.1-999', ['VA']],
    ['W. Va. Code § 46A-2A-102', []],
    ['KRS 367.3613', ['KY']],
    ['N.J.S.A. 56:8-166.5', ['NJ']],
    ['6 Del. C. § 12D-103', ['DE']],
    ['Cal. Civ. Code § 1798.105', ['CA']],
    ['Conn. Gen. Stat. § 42-518', ['CT']],
  ])('%s names %j', (claim, states) => {
    expect(statesNamed(claim)).toEqual(states);
  });

  test('the code of a citation names the state; a section of no entry is not in our records', () => {
    interface Results {
      results: { standing: string; state: string | null; why: string }[];
    }
    const { results } = askTool<Results>('check_claims', {
      claims: [
        'Under Va. Code § 59.1-577 a business must respond to a request within 45 days.',
        'Va. Code § 59.1-999',
      ],
    });
    expect(results[0]).toMatchObject({ standing: 'supported', state: 'VA' });
    expect(results[1]).toMatchObject({ standing: 'not in our records', state: 'VA' });
    expect(results[1]?.why).toContain('No entry on record cites this section');
  });

  test.each([
    ['Under Va. Code § 59.1-577 a business answers within 45 days.', 'supported'],
    ['Under Va. Code § 59.1-577 a business answers within 90 days.', 'contradicted'],
    ['In Virginia a business answers requests within 45 days (Va. Code § 59.1-577).', 'supported'],
    ['Under C.R.S. § 6-1-1306 a business answers within 45 days.', 'supported'],
    ['Oregon gives consumers a list of the specific third parties.', 'supported'],
    ['Oregon gives consumers the right to a list of third parties.', 'supported'],
    ['Virginia gives consumers a list of third parties.', 'not in our records'],
    ['In Virginia a business answers a letter within 45 days.', 'not in our records'],
    ['I believe New Hampshire’s law applies to 35,000 consumers.', 'not in our records'],
    ['I think New Hampshire’s law applies to 35,000 consumers.', 'not in our records'],
    [
      'We are not sure, but Virginia businesses answer requests within 45 days.',
      'not in our records',
    ],
    ['New Hampshire’s law applies to 35,000 consumers.', 'supported'],
  ])('%s is %s', (claim, standing) => {
    const { results } = askTool<{ results: { standing: string }[] }>('check_claims', {
      claims: [claim],
    });
    expect(results[0]?.standing).toBe(standing);
  });
});

describe('citations', () => {
  const all = LAWS.flatMap(({ state }) => lawEntries(state) ?? []);

  test('link the publisher of the law; where the words were read stands beside it', () => {
    const own = all.filter(({ id }) => !id.includes('/breach/'));
    expect(own.filter(({ url }) => !isOfficial(url)).map(({ id, url }) => [id, url])).toEqual([]);
    const copies = own.filter(({ readAt }) => readAt !== null);
    expect(copies.length).toBeGreaterThan(100);
    expect(copies.filter(({ url, readAt }) => url === readAt)).toEqual([]);
  });

  test('words that carry a part of an entry are not called its statute', () => {
    let parts = 0;
    for (const law of LAWS)
      for (const id of decidingEntries(law)) {
        const entry = all.find((one) => one.id.endsWith(`/${id}`) && one.id.startsWith(law.state));
        const isPart = coverageOf(law.state, id) === 'part';
        if (!entry) continue;
        expect([entry.id, entry.rank === 'statute, in part']).toEqual([entry.id, isPart]);
        parts += isPart ? 1 : 0;
      }
    expect(parts).toBeGreaterThan(20);
  });
});

describe('check_notice', () => {
  test('text of more short sentences than a notice has is refused before it is read', () => {
    const begun = performance.now();
    expect(() =>
      askTool('check_notice', { text: 'We sell data. '.repeat(3500), states: ['CA'] }),
    ).toThrow('more than 1,500 sentences');
    expect(performance.now() - begun).toBeLessThan(1_000);
    const { text } = askTool<{ text: string }>('check_notice', {
      text: 'We sell data. '.repeat(100),
      states: ['CA'],
    });
    expect(text).toContain('This is:');
  });
});
