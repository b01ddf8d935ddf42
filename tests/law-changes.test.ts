/**
 * Two states of the law data compared: a record changed on purpose, with the class that follows
 * from the change, and the businesses concerned found a second way, by asking both one by one.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import { affectedBy } from '#engine/law-changes/concerned.ts';
import type { ChangeClass } from '#law/change-book.ts';
import { changedEntries } from '#engine/law-changes/entries.ts';
import { asWritten, keyOfEntry } from '#engine/law-changes/written.ts';
import { witnessesOf } from '#engine/law-changes/witnesses.ts';
import { conditionsOf, type Facts } from '#engine/rules/truth.ts';
import { decide } from '#engine/verdict/verdict.ts';
import { CORPUS_HASH } from '#law/corpus.server.ts';
import { lawBooksOf, packOf } from '#law/packs.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { FULL } from './full.ts';
import { completeFacts, randomFacts } from './random-facts.ts';

const BOOKS = lawBooksOf(packOf(CORPUS_HASH).files);
const DAY = '2026-11-26';
const index = indexFacts(BOOKS.facts);

type Draft = { -readonly [Key in keyof LawRecord]: LawRecord[Key] };
const withLaw = (state: string, change: (law: Draft) => void) => ({
  ...BOOKS,
  laws: BOOKS.laws.map((law) => {
    if (law.state !== state) return law;
    const copy = structuredClone(law);
    change(copy);
    return copy;
  }),
});

const lawIn = (state: string) => {
  const law = BOOKS.laws.find((each) => each.state === state);
  if (!law) throw new Error(`no law of ${state}`);
  return law;
};

/** The verdict as `verdict` prints it. */
function verdictBy({ laws }: Pick<typeof BOOKS, 'laws'>, state: string, facts: Facts, day: string) {
  const law = laws.find((each) => each.state === state);
  const closed = closeFacts(facts, index);
  if (!law || 'contradiction' in closed) return undefined;
  return decide(law, closed.facts, day, index).verdict;
}

/** Sets the first number in the first test with one. */
function raise(law: Draft, by: number): string {
  for (const prong of law.applicability.prongs)
    for (const condition of conditionsOf(prong.if))
      if (typeof condition.value === 'number') {
        (condition as { value: number }).value += by;
        return prong.id;
      }
  return '';
}

/** The first exemption of a whole organization that an answer settles. */
const entityExemption = ({ exemptions }: Draft) =>
  exemptions.find(({ level, if: rule, stillOwes }) => level === 'entity' && rule && !stillOwes)
    ?.id ?? '';

interface Mutation {
  readonly name: string;
  readonly state: string;
  readonly class: ChangeClass;
  readonly flips: boolean;
  readonly change: (law: Draft) => void;
}

const MUTATIONS: readonly Mutation[] = [
  ...['AL', 'CO', 'CT', 'IA', 'KY', 'MD', 'MT', 'NJ', 'TN', 'VA'].flatMap((state): Mutation[] => [
    {
      name: 'a higher threshold that held before we looked',
      state,
      class: lawIn(state).effective > lawIn(state).checkedTo ? 'law changed' : 'we were wrong',
      flips: true,
      change: (law) => void raise(law, 1000),
    },
    {
      name: 'other words',
      state,
      class: 'wording',
      flips: false,
      change: (law) =>
        void ((law.applicability.prongs[0] ?? { label: '' }).label = 'In other words'),
    },
    {
      name: 'another section',
      state,
      class: 'better source',
      flips: false,
      change: (law) => void ((law.exemptions[0] ?? { cite: '' }).cite = 'Section 99(z)'),
    },
  ]),
  ...['CO', 'CT', 'DE', 'IN', 'NH', 'OR', 'TX'].map((state): Mutation => {
    const outside = entityExemption(lawIn(state));
    return {
      name: `no exemption ${outside}`,
      state,
      class: lawIn(state).effective > lawIn(state).checkedTo ? 'law changed' : 'we were wrong',
      flips: true,
      change: (law) => {
        law.exemptions = law.exemptions.filter(({ id }) => id !== outside);
      },
    };
  }),
  {
    name: 'a test that ends on a coming day',
    state: 'VA',
    class: 'law changed',
    flips: true,
    change: (law) => void Object.assign(law.applicability.prongs[0] ?? {}, { until: '2027-06-30' }),
  },
];
const TRIED = FULL ? MUTATIONS : [...MUTATIONS.slice(0, 3), ...MUTATIONS.slice(-1)];

describe.each(TRIED)('$state: $name', ({ state, class: expected, flips, change }) => {
  const after = withLaw(state, change);
  const entries = changedEntries(BOOKS, after);

  test('one entry differs, with its class', () => {
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ state, class: expected });
  });

  test('the smallest business shows it, and needs each of its facts', () => {
    const witnesses = witnessesOf(BOOKS, after, entries, DAY);
    expect(witnesses).toHaveLength(flips ? 1 : 0);
    for (const { facts, day, before, after: now } of witnesses) {
      expect(before).not.toBe(now);
      expect(verdictBy(BOOKS, state, facts, day)).toBe(before);
      expect(verdictBy(after, state, facts, day)).toBe(now);
      for (const key of Object.keys(facts)) {
        const { [key as keyof Facts]: _, ...fewer } = facts;
        const both = [BOOKS, after].map((books) => verdictBy(books, state, fewer, day));
        expect(both).not.toEqual([before, now]);
      }
    }
  });

  test('exactly those are concerned whom both tell something else', () => {
    const law = lawIn(state);
    const businesses = fc
      .sample(
        fc.oneof(
          completeFacts(BOOKS.facts.facts, [law]),
          randomFacts(BOOKS.facts.facts, [law, ...after.laws.filter((one) => one.state === state)]),
        ),
        { numRuns: FULL ? 500 : 150, seed: 42 },
      )
      .map((facts) => ({ facts, asOf: DAY }));
    const affected = affectedBy(BOOKS, after, businesses, DAY);
    const others = businesses.flatMap(({ facts }, at) =>
      verdictBy(BOOKS, state, facts, DAY) === verdictBy(after, state, facts, DAY) ? [] : [at],
    );
    const flipped = affected.filter(({ before, after: now }) => before !== now);
    expect(flipped.map((one) => one.index)).toEqual(others);
    expect(affected.every((one) => one.state === state)).toBe(true);
    if (!flips) expect(affected).toEqual([]);
  });
});

test('the class that a file says stands, an error of ours first; without a file the worked-out one', () => {
  const entries = changedEntries(
    BOOKS,
    withLaw('VA', (law) => void raise(law, 1000)),
  );
  const [key = ''] = entries.map(keyOfEntry);
  const said = (...classes: ChangeClass[]) =>
    asWritten(
      entries,
      classes.map((each) => ({ class: each, entries: [key] })),
    )[0]?.class;
  expect(said('law changed')).toBe('law changed');
  expect(said('wording', 'we were wrong', 'law changed')).toBe('we were wrong');
  expect(said()).toBe('we were wrong');
  expect(asWritten(entries, [{ class: 'wording', entries: ['VA prongs none'] }])).toEqual(entries);
});

test('a new law is enacted, and whoever it binds is concerned from its first day on', () => {
  const before = { ...BOOKS, laws: BOOKS.laws.filter(({ state }) => state !== 'VT') };
  const entries = changedEntries(before, BOOKS);
  expect(entries).toEqual([expect.objectContaining({ id: 'VT', class: 'law enacted' })]);
  const [witness] = witnessesOf(before, BOOKS, entries, DAY);
  expect(witness).toMatchObject({ before: 'no law on record' });
  const affected = affectedBy(before, BOOKS, [{ facts: {} }], DAY);
  expect(affected.map(({ state }) => state)).toEqual(['VT']);
});

test('a duty that begins on a coming day concerns whom the law binds, on that day', () => {
  const after = withLaw('VA', (law) => {
    const duty = law.requirements.find(({ when, from }) => !when && !from);
    if (duty) duty.from = '2027-03-01';
  });
  const entries = changedEntries(BOOKS, after);
  expect(entries).toEqual([expect.objectContaining({ state: 'VA', class: 'we were wrong' })]);
  const [witness] = witnessesOf(BOOKS, after, entries, DAY);
  expect(witness).toMatchObject({ before: 'applies', after: 'applies', duties: [entries[0]?.id] });
  const affected = affectedBy(BOOKS, after, [{ facts: witness?.facts ?? {}, state: 'VA' }], DAY);
  expect(affected).toEqual([expect.objectContaining({ day: DAY, duties: [entries[0]?.id] })]);
});

test('a record that is gone was ours to have wrong; a test with another id is wording alone', () => {
  const without = { ...BOOKS, laws: BOOKS.laws.filter(({ state }) => state !== 'VA') };
  expect(changedEntries(BOOKS, without)).toEqual([
    expect.objectContaining({ id: 'VA', class: 'we were wrong' }),
  ]);
  const renamed = withLaw('VA', (law) => {
    Object.assign(law.applicability.prongs[0] ?? {}, { id: 'people' });
  });
  expect(changedEntries(BOOKS, renamed)).toEqual([
    expect.objectContaining({ id: 'people', class: 'wording' }),
  ]);
});
