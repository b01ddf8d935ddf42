/** The first pieces of work, on the real laws. */
import { expect, test } from 'vitest';
import { CONTROL_BOOK, FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { StateCode } from '#law/codes.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import type { Answer } from '#engine/facts/known.ts';
import { weighedLaws } from '#engine/interview/waiting.ts';
import { firstDuties } from './first-duties.ts';

const index = indexFacts(FACT_BOOK);
const requirements = (state: StateCode) =>
  LAWS.find((law) => law.state === state)?.requirements ?? [];
const after = new Map(CONTROL_BOOK.controls.map(({ key, after: of }) => [key, of]));

function dutiesOf(people: Partial<Record<StateCode, number>>, asOf: string) {
  const states = Object.keys(people) as StateCode[];
  const answers = states.map((state): Answer => ({
    fact: 'consumers',
    state,
    value: people[state] ?? 0,
  }));
  const given = { states, answers: [...answers, no('sellsPersonalData')] };
  return firstDuties(weighedLaws(given, LAWS, asOf, index), requirements, after, asOf);
}
const no = (fact: Answer['fact']): Answer => ({ fact, state: null, value: false });

test('only laws that surely apply bring any', () => {
  expect(dutiesOf({ DE: 100, NJ: 100 }, '2026-11-22')).toEqual([]);
  const given = { states: ['DE' as const], answers: [] };
  expect(
    firstDuties(weighedLaws(given, LAWS, '2026-11-22', index), requirements, after, '2026-11-22'),
  ).toEqual([]);
  const duties = dutiesOf({ DE: 40_000, NJ: 100 }, '2026-11-22');
  expect(duties.length).toBeGreaterThan(3);
  expect(duties.flatMap(({ cites }) => cites.map(({ state }) => state))).not.toContain('NJ');
  for (const { cites } of duties) for (const { cite } of cites) expect(cite).not.toBe('');
});

test('one piece of work for all states, in the order of work, with a day to aim for', () => {
  const duties = dutiesOf({ DE: 40_000, IA: 200_000 }, '2026-11-22');
  const notice = duties.find(({ id }) => id === 'privacy-notice');
  expect(notice?.cites.map(({ state }) => state).toSorted()).toEqual(['DE', 'IA']);
  expect(notice).toMatchObject({ dueDate: '2026-12-22', from: null });
  const place = new Map(duties.map(({ id }, at) => [id, at]));
  for (const [id, before] of after)
    for (const each of before)
      if (place.has(id) && place.has(each))
        expect(place.get(each), `${each} before ${id}`).toBeLessThan(place.get(id) ?? -1);
});

test('a law to come brings its first day, after the work of today', () => {
  const duties = dutiesOf({ DE: 40_000, OK: 300_000 }, '2026-11-22');
  const first = duties.findIndex(({ from }) => from !== null);
  expect(first).toBeGreaterThan(0);
  for (const { from, dueDate } of duties.slice(first)) {
    expect(from).toBe('2027-01-01');
    expect(dueDate >= (from ?? '')).toBe(true);
  }
});

test('a data broker registers before all else', () => {
  const yes = (fact: Answer['fact']): Answer => ({ fact, state: null, value: true });
  const revenue: Answer = { fact: 'annualRevenueUSD', state: null, value: 90_000_000 };
  const told = [revenue, yes('sellsPersonalData'), yes('dataBroker')];
  const given = { states: ['CA' as const], answers: told };
  const laws = weighedLaws(given, LAWS, '2026-11-24', index);
  const [first] = firstDuties(laws, requirements, after, '2026-11-24');
  expect(first?.id).toBe('data-broker');
});
