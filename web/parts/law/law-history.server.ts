/** What changed in the law data from one published state to the next (law/packs, law/changes). */
import { changedEntries, type ChangedEntry } from '#engine/law-changes/entries.ts';
import { witnessesOf, type Witness } from '#engine/law-changes/witnesses.ts';
import { asWritten, keyOfEntry } from '#engine/law-changes/written.ts';
import type { NamedChange } from '#law/change-book.ts';
import { changesBetween, packChain } from '#law/changes.server.ts';
import { lawBooksOf, packOf, UnreadablePack } from '#law/packs.server.ts';

export interface LawStep {
  /** The day on which the newer state was published. */
  readonly day: string;
  /** SHA-256 of the newer and of the older state. */
  readonly hash: string;
  readonly before: string;
  /** With the class that the change's file says. */
  readonly entries: readonly ChangedEntry[];
  readonly witnesses: readonly Witness[];
  readonly changes: readonly NamedChange[];
}

/** The packs that today's program reads, the oldest first. */
function readablePacks() {
  return packChain().flatMap((hash) => {
    const { day, files } = packOf(hash);
    try {
      return [{ day, hash, books: lawBooksOf(files) }];
    } catch (fault) {
      if (fault instanceof UnreadablePack) return [];
      throw fault;
    }
  });
}

function steps(): LawStep[] {
  const packs = readablePacks();
  return packs.slice(1).flatMap(({ day, hash, books }, at) => {
    const before = packs[at];
    if (!before) return [];
    const changes = changesBetween(before.hash, hash);
    const entries = asWritten(changedEntries(before.books, books), changes);
    const witnesses = witnessesOf(before.books, books, entries, day);
    return [{ day, hash, before: before.hash, entries, witnesses, changes }];
  });
}

let known: LawStep[] | undefined;

/** Every step between two states, the newest first; worked out once. */
export const lawSteps = (): readonly LawStep[] => (known ??= steps().toReversed());

/** The entries of a step that one change tells. */
export const entriesOf = ({ entries }: LawStep, change: NamedChange): ChangedEntry[] =>
  entries.filter((entry) => change.entries.includes(keyOfEntry(entry)));
