/**
 * What two states of the law data tell one business differently, found a second way: whole
 * assessments by both, side by side, on each day on which either law turns.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assess } from '#engine/assessment/assessment.ts';
import { newsFor } from '#engine/law-changes/business-news.ts';
import { changedEntries } from '#engine/law-changes/entries.ts';
import { turningDays } from '#engine/rules/turning-days.ts';
import { conditionsOf } from '#engine/rules/truth.ts';
import { STATES, type StateCode } from '#law/codes.ts';
import { CORPUS } from '#law/corpus.server.ts';
import { lawBooksOf, moreBooksOf, packHashes, packOf } from '#law/packs.server.ts';
import { FULL } from './full.ts';

const TODAY = '2026-11-27';
const sideOf = (hash: string) => {
  const { files } = packOf(hash);
  const books = lawBooksOf(files);
  return { ...books, ...moreBooksOf(files, books.laws) };
};
const NOW = sideOf(CORPUS.hash);
type Side = typeof NOW;

/** Today's data with the numbers of every test moved, in every second state. */
const movedNumbers = (by: number): Side => ({
  ...NOW,
  laws: NOW.laws.map((law, at) => {
    if (at % 2 === 0) return law;
    const copy = structuredClone(law);
    for (const prong of copy.applicability.prongs)
      for (const condition of conditionsOf(prong.if))
        if (typeof condition.value === 'number') (condition as { value: number }).value += by;
    return copy;
  }),
});

const codes = STATES.map(({ code }) => code);
const business = fc.record({
  statesOperating: fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 4 }),
  consumers: fc.constantFrom(900, 34_999, 35_000, 99_999, 400_000, null),
  revenue: fc.constantFrom(900_000, 26_625_001, 60_000_000),
  sells: fc.constantFrom(true, false, null),
});
type Business = typeof business extends fc.Arbitrary<infer T> ? T : never;

const subjectOf = ({ statesOperating, consumers, revenue, sells }: Business) => ({
  business: {
    id: 'a',
    businessName: 'Harbor Books',
    version: 1,
    industry: 'Retail',
    employeeCount: 12,
    annualRevenue: revenue,
    statesOperating,
    dataTypesCollected: ['Email addresses'],
  },
  answers: [
    ...statesOperating.map((state) => ({ fact: 'consumers' as const, state, value: consumers })),
    { fact: 'sellsPersonalData' as const, state: null, value: sells },
  ],
});

/** The verdict of a state and its duties, as an assessment shows them on a day. */
function assessed(side: Side, subject: ReturnType<typeof subjectOf>, asOf: string) {
  const corpus = { ...CORPUS, laws: side.laws, facts: side.facts, sensitive: side.sensitive };
  const { applicableStates, otherStates, tasks } = assess(corpus, {
    ...subject,
    asOf,
    work: [],
    owedSince: {},
    savedAt: null,
  });
  const verdicts = new Map(
    [...applicableStates, ...otherStates].map(({ stateId, verdict }) => [stateId, verdict]),
  );
  return (state: StateCode) => ({
    verdict: verdicts.get(state),
    duties: tasks
      .flatMap(({ requirements }) => requirements)
      .filter(({ stateId }) => stateId === state)
      .map(({ id }) => id)
      .toSorted(),
  });
}

/** States whose verdict is another on some day, and those where only duties are. */
function otherwise(before: Side, subject: ReturnType<typeof subjectOf>) {
  const flips: StateCode[] = [];
  const moves: StateCode[] = [];
  for (const state of subject.business.statesOperating) {
    const laws = [before, NOW].flatMap(({ laws: all }) => all.filter((law) => law.state === state));
    const days = [TODAY, ...laws.flatMap(turningDays).filter((day) => day > TODAY)];
    const both = days.map((day) =>
      [before, NOW].map((side) => assessed(side, subject, day)(state)),
    );
    if (both.some(([was, is]) => was?.verdict !== is?.verdict)) flips.push(state);
    else if (both.some((pair) => new Set(pair.map((one) => one.duties.join())).size > 1))
      moves.push(state);
  }
  return { flips: flips.toSorted(), moves: moves.toSorted() };
}

const old = (day: string) => sideOf(packHashes().find((hash) => packOf(hash).day === day) ?? '');
const PAIRS: readonly (readonly [name: string, before: Side])[] = [
  ['higher numbers before', movedNumbers(7_000)],
  ['lower numbers before', movedNumbers(-7_000)],
  ['the pack of November 22', old('2026-11-22')],
  ['the pack of November 21', old('2026-11-21')],
];

describe.each(PAIRS)('from %s to today', (_, before) => {
  const entries = changedEntries(before, NOW);
  const businesses = fc.sample(business, { numRuns: FULL ? 300 : 40, seed: 7 });
  const found = businesses.map((one) => {
    const subject = { ...subjectOf(one), since: '2026-01-05' };
    return { subject, news: newsFor({ before, after: NOW, entries, changes: [] }, subject, TODAY) };
  });

  test('exactly those hear of a flip whose verdict is another by whole assessments', () => {
    const flipped = found.map(({ news }) =>
      (news?.states ?? [])
        .filter((each) => each.before !== each.after)
        .map(({ state }) => state)
        .toSorted(),
    );
    expect(flipped).toEqual(found.map(({ subject }) => otherwise(before, subject).flips));
    expect(found.some(({ news }) => news !== null)).toBe(true);
  });

  test('and those of duties alone whose tasks have others', () => {
    for (const { subject, news } of found) {
      const told = new Set(news?.states.map(({ state }) => state));
      for (const state of otherwise(before, subject).moves) expect(told).toContain(state);
    }
  });

  test('an error of ours stands first, with days in order, none before the business came', () => {
    for (const { news } of found) {
      const marks = (news?.states ?? []).map(({ wrong }) => (wrong ? 'a' : 'b'));
      expect(marks).toEqual(marks.toSorted());
      for (const { wrong, class: kind } of news?.states ?? []) {
        expect(wrong !== null).toBe(kind === 'we were wrong');
        if (wrong)
          expect(['2026-01-05', wrong.from, TODAY].toSorted()).toEqual([
            '2026-01-05',
            wrong.from,
            wrong.until,
          ]);
      }
    }
  });
});

test('the same data tells nobody anything', () => {
  const subject = {
    ...subjectOf({
      statesOperating: [...codes],
      consumers: 400_000,
      revenue: 60_000_000,
      sells: true,
    }),
    since: TODAY,
  };
  expect(newsFor({ before: NOW, after: NOW, entries: [], changes: [] }, subject, TODAY)).toBeNull();
});
