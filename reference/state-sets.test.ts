/** The named sets of states hold together, and each way to draw one gives what it says. */
import { expect, test } from 'vitest';
import { LAWS } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from './contents.server.ts';
import { STATE_SETS, STATE_SET_BOOK } from './state-sets.server.ts';
import { faultsOfSet, stateSetBook, statesNaming, statesOfSet } from './state-sets.ts';
import type { StateSet } from './state-sets.ts';

const why = 'a test';
const drawn = (set: StateSet) => statesOfSet(set, LAWS, REQUIRED_ELEMENTS).join(' ');
const faults = (set: StateSet) => faultsOfSet(set, LAWS, REQUIRED_ELEMENTS);

test.each(Object.entries(STATE_SET_BOOK.sets))('%s holds together', (name, set) => {
  expect(faults(set)).toEqual([]);
  expect(set.why).not.toMatch(/[.;]$/);
  expect(STATE_SETS.get(name)?.length).toBeLessThan(LAWS.length);
});

test('a set follows from a value, a right, a control or an element', () => {
  const by = (test: (law: (typeof LAWS)[number]) => boolean) =>
    LAWS.filter(test)
      .map(({ state }) => state)
      .toSorted()
      .join(' ');
  expect(drawn({ why, record: { 'requests.appealRespondDays': null } })).toBe(
    by(({ requests }) => requests.appealRespondDays === null),
  );
  expect(drawn({ why, record: { 'optOutSignal.conditional': 'given' } })).toBe(
    by(({ optOutSignal }) => optOutSignal.conditional !== undefined),
  );
  expect(drawn({ why, right: 'correct', without: ['DE'] })).toBe(
    by(({ state, rights }) => state !== 'DE' && rights.some(({ id }) => id === 'correct')),
  );
  expect(drawn({ why, control: 'data-inventory' })).toBe(
    by(({ requirements }) => requirements.some(({ control }) => control === 'data-inventory')),
  );
  const named = statesNaming(REQUIRED_ELEMENTS, ['lp-extension']);
  expect(drawn({ why, element: 'lp-extension' })).toBe(named.join(' '));
  expect(drawn({ why, notNamedBy: 'lp-extension' })).toBe(
    by(({ state }) => !named.includes(state)),
  );
  expect(drawn({ why, states: { TX: '§ 1', CO: '§ 2' } })).toBe('CO TX');
});

test('a duty is more than advice', () => {
  const all = statesNaming(REQUIRED_ELEMENTS, ['oo-agent']);
  const owed = statesNaming(REQUIRED_ELEMENTS, ['oo-agent'], true);
  expect(all.filter((code) => !owed.includes(code))).toEqual(['AL']);
});

test.each<[string, StateSet, RegExp]>([
  ['an empty set', { why, right: 'to-the-moon' }, /no state is in it/],
  [
    'a state left out that was not in',
    { why, right: 'correct', without: ['IA'] },
    /IA is left out/,
  ],
  [
    'a state without a section',
    { why, element: 'lp-extension', states: ['CO', 'TX'] },
    /TX has no section in lp-extension/,
  ],
])('%s is a fault', (_, set, words) => {
  expect(faults(set).join('\n')).toMatch(words);
});

test('a set of two kinds, or states without sections, is refused', () => {
  const book = (set: unknown) =>
    stateSetBook.safeParse({ reviewed: '2026-11-20', sets: { some: set } }).success;
  expect(book({ why, right: 'correct' })).toBe(true);
  expect(book({ why, right: 'correct', control: 'teens' })).toBe(false);
  expect(book({ why, states: ['CO', 'TX'] })).toBe(false);
  expect(book({ why, states: { CO: '' } })).toBe(false);
});
