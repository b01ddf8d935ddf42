/**
 * Entries of the law data that changed, with what the files of law/changes/ say of them: their
 * class stands in the place of the one that follows from the change.
 */
import type { ChangeClass } from '#law/change-book.ts';
import type { ChangedEntry } from './entries.ts';

interface Written {
  readonly class: ChangeClass;
  readonly entries: readonly string[];
}

/** As a file names an entry: `DE exemptions DE-x-air-carrier-data`. */
export const keyOfEntry = ({ state, part, id }: ChangedEntry): string =>
  `${state ?? 'all'} ${part} ${id}`;

/** Over several steps, an error of ours counts first, and what decides before what does not. */
const ORDER: readonly ChangeClass[] = [
  'we were wrong',
  'law enacted',
  'law changed',
  'better source',
  'wording',
];

/**
 * The entries with the class that was written down for each; one that no file names keeps its own.
 */
export function asWritten(
  entries: readonly ChangedEntry[],
  changes: readonly Written[],
): ChangedEntry[] {
  const classes = new Map<string, ChangeClass[]>();
  for (const change of changes)
    for (const key of change.entries) classes.set(key, [...(classes.get(key) ?? []), change.class]);
  return entries.map((entry) => {
    const said = classes.get(keyOfEntry(entry)) ?? [];
    return { ...entry, class: ORDER.find((each) => said.includes(each)) ?? entry.class };
  });
}

const QUIET = new Set<ChangeClass>(['better source', 'wording']);

/**
 * Whether an entry can have a class that was written down. What changes a verdict, a duty or a day
 * is neither a better source nor wording; a law is enacted where something is new. The rest only
 * who read the law can know.
 */
export const canHave = (derived: ChangedEntry, written: ChangeClass): boolean => {
  if (QUIET.has(written)) return QUIET.has(derived.class);
  return written !== 'law enacted' || derived.what.startsWith('new: ') || derived.class === written;
};
