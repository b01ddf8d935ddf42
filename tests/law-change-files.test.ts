/** Each difference of the law data has one file of law/changes/, which says what can be so. */
import { describe, expect, test } from 'vitest';
import { keyOfEntry } from '#engine/law-changes/written.ts';
import { isDeciding, lawChange, type LawChange } from '#law/change-book.ts';
import { changeFilesRead, changesBetween, lawChanges, packChain } from '#law/changes.server.ts';
import { packHashes, packOf } from '#law/packs.server.ts';
import { changeFaults } from '../scripts/law/changes-match.ts';
import { draftsFor } from '../scripts/law/draft-changes.ts';
import { packSteps } from '../scripts/law/pack-steps.ts';
import { FULL } from './full.ts';

const READ = changeFilesRead();
const STEPS = packSteps();
type Read = (typeof READ)[number];

/** The files with one of them changed. */
const withOne = (name: string, change: (read: LawChange) => LawChange): Read[] =>
  READ.map((one) =>
    one.name === name && 'change' in one.read
      ? { name, read: { change: change(structuredClone(one.read.change)) } }
      : one,
  );
const faultsOf = (read: readonly Read[]) =>
  changeFaults([...read], STEPS, 0).map(({ where, expected, actual }) =>
    [where, expected, actual].join(' | '),
  );

const AIRLINES = '2026-11-27-DE-air-carriers';

test('the chain names every pack once, in the order of their days', () => {
  const chain = packChain();
  expect(chain.toSorted()).toEqual(packHashes());
  const days = chain.map((hash) => packOf(hash).day);
  expect(days).toEqual(days.toSorted());
});

test('every difference has one file, and better sources and wording change nothing', () => {
  expect(changeFaults(READ, STEPS, FULL ? 300 : 60)).toEqual([]);
});

describe('the check refuses', () => {
  test('a difference without a file, and one with two', () => {
    const without = READ.filter(({ name }) => name !== AIRLINES);
    expect(faultsOf(without)).toEqual([
      expect.stringMatching(/DE record sources \| none$/),
      expect.stringMatching(/DE exemptions DE-x-air-carrier-data \| none$/),
    ]);
    const key = 'DE exemptions DE-x-air-carrier-data';
    const twice = withOne('2026-11-27-RI-sellers-year', (one) => ({
      ...one,
      states: ['DE', 'RI'],
      entries: [...one.entries, key],
    }));
    expect(faultsOf(twice).join('\n')).toContain(
      '2026-11-27-DE-air-carriers.json, law/changes/2026-11-27-RI',
    );
  });

  test('wording that decides: by its class, and by a business that is told something else', () => {
    const quiet = withOne('2026-11-26-CA-same-brand', ({ pack, classFrom, states, entries }) => ({
      pack,
      classFrom,
      states,
      entries,
      class: 'wording',
      what: { en: 'Other words.' },
    }));
    const found = faultsOf(quiet);
    expect(found.join('\n')).toContain('wording; by what differs it is: we were wrong');
    expect(found.join('\n')).toContain('CA: better sources and wording that change no verdict');
  });

  test('an entry that does not differ, a pack that is not kept, another name, another end', () => {
    const other = (change: (one: LawChange) => LawChange) =>
      faultsOf(withOne(AIRLINES, change)).join('\n');
    expect(other((one) => ({ ...one, entries: [...one.entries, 'DE prongs volume'] }))).toContain(
      'DE prongs volume',
    );
    expect(other((one) => ({ ...one, pack: '0'.repeat(64) }))).toContain(
      'a pack of law/packs/chain.json',
    );
    expect(other((one) => ({ ...one, states: ['RI'] }))).toContain('DE among its states');
    expect(
      other((one) =>
        'wrong' in one ? { ...one, wrong: { ...one.wrong, until: '2026-11-25' } } : one,
      ),
    ).toContain('an error until 2026-11-27');
  });

  test('a draft, whose class is open', () => {
    const without = READ.filter(({ name }) => name !== AIRLINES);
    const [draft, ...more] = draftsFor(STEPS, without);
    expect(draft).toMatchObject({
      draft: { class: 'open', entries: [expect.stringContaining('DE')] },
    });
    expect([draft, ...more].every((one) => !lawChange.safeParse(one?.draft).success)).toBe(true);
    expect(draftsFor(STEPS, READ)).toEqual([]);
    const { pack, entries } = (draft?.draft ?? {}) as { pack: string; entries: string[] };
    const waiting = { name: 'a-draft', read: { fault: 'open', pack, entries } };
    expect(draftsFor(STEPS, [...without, waiting])).toHaveLength(more.length);
  });
});

test('what is told between two states is that of all steps between them, none the other way', () => {
  const chain = packChain();
  const [first = '', second = '', last = ''] = [chain[0], chain[1], chain.at(-1)];
  expect(changesBetween(first, last)).toHaveLength(lawChanges().length);
  expect(changesBetween(first, second).every(({ pack }) => pack === second)).toBe(true);
  expect(changesBetween(last, first)).toEqual([]);
  expect(changesBetween('unknown', last)).toEqual([]);
});

test('each change that decides has words of its own, in both languages, and no two the same', () => {
  const said = lawChanges()
    .filter(isDeciding)
    .map(({ what }) => what);
  expect(new Set(said.map(({ en }) => en)).size).toBe(said.length);
  for (const { en, es } of said) {
    expect(en.split(' ').length, en).toBeLessThanOrEqual(32);
    expect(es).not.toBe(en);
  }
  expect(STEPS.flatMap(({ entries }) => entries.map(keyOfEntry)).length).toBeGreaterThan(300);
});
