/**
 * Which step the version of the law data takes (packages/README.md). Major: the shape changed or an
 * id is gone. Minor: some business may get another verdict, duty or day. Patch: neither, and every
 * case and a sample of random businesses got the same answers.
 */
import {
  answerOf,
  daysToCompare,
  dutiesChanged,
  lawOfPack,
} from '#engine/law-changes/answers-compared.ts';
import { changedEntries, type ChangedEntry } from '#engine/law-changes/entries.ts';
import type { Facts } from '#engine/rules/truth.ts';
import type { lawBooksOf } from '#law/packs.server.ts';

type Books = ReturnType<typeof lawBooksOf>;
export type VersionStep = 'none' | 'patch' | 'minor' | 'major';

/** One state of the data: its records, and the text of its schema. */
export interface Edition {
  readonly books: Books;
  readonly schema: string;
}

/** Businesses that both editions answer. */
export interface Asked {
  readonly state: string;
  readonly facts: Facts;
  readonly asOf: string;
}

const DECIDES: ReadonlySet<ChangedEntry['class']> = new Set([
  'law enacted',
  'law changed',
  'we were wrong',
]);

const idsOf = ({ laws, facts }: Books) =>
  new Set([
    ...facts.facts.map(({ key }) => `fact ${key}`),
    ...laws.flatMap(({ state, applicability, exemptions, requirements }) =>
      [...applicability.prongs, ...exemptions, ...requirements].map(({ id }) => `${state} ${id}`),
    ),
  ]);

/** Ids of the older edition that the newer one no longer has. */
const gone = (before: Books, after: Books): string[] => {
  const there = idsOf(after);
  return [...idsOf(before)].filter((id) => !there.has(id));
};

function isAnsweredAlike(before: Books, after: Books, { state, facts, asOf }: Asked): boolean {
  const [old, now] = [lawOfPack(before, state), lawOfPack(after, state)];
  return daysToCompare(old, now, asOf).every((day) => {
    const [first, second] = [answerOf(old, facts, day), answerOf(now, facts, day)];
    return first.verdict === second.verdict && dutiesChanged(first, second).length === 0;
  });
}

/** The step, and why. */
export function stepBetween(
  before: Edition,
  after: Edition,
  asked: readonly Asked[],
): { step: VersionStep; why: string } {
  const lost = gone(before.books, after.books);
  if (lost.length > 0) return { step: 'major', why: `gone: ${lost.join(', ')}` };
  if (before.schema !== after.schema)
    return { step: 'major', why: 'the shape of the data changed' };
  const changes = changedEntries(before.books, after.books);
  const deciding = changes.filter((change) => DECIDES.has(change.class));
  const other = asked.find((one) => !isAnsweredAlike(before.books, after.books, one));
  if (deciding.length > 0 || other) {
    const named = deciding.map(({ state, id }) => [state, id].filter(Boolean).join(' '));
    return { step: 'minor', why: `another answer: ${named.join(', ') || JSON.stringify(other)}` };
  }
  return changes.length === 0
    ? { step: 'none', why: 'nothing changed' }
    : {
        step: 'patch',
        why: `${changes.length} entries in other words or with other sources, ${asked.length} businesses answered alike`,
      };
}

const ORDER: readonly VersionStep[] = ['none', 'patch', 'minor', 'major'];

/** Whether a version goes at least as far beyond another as the step asks. */
export function isFarEnough(published: string, now: string, step: VersionStep): boolean {
  const [before, after] = [published, now].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((place) => before?.[place] !== after?.[place]);
  const taken = at === undefined ? 'none' : ((['major', 'minor', 'patch'] as const)[at] ?? 'none');
  const grows = at === undefined || (after?.[at] ?? 0) > (before?.[at] ?? 0);
  return grows && ORDER.indexOf(taken) >= ORDER.indexOf(step);
}
