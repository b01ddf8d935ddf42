/** What changed in the law data from one published state to the next (law/packs). */
import { changedEntries, type ChangedEntry } from '#engine/law-changes/entries.ts';
import { witnessesOf, type Witness } from '#engine/law-changes/witnesses.ts';
import { lawBooksOf, packHashes, packOf, UnreadablePack } from '#law/packs.server.ts';

export interface LawStep {
  /** The day on which the newer state was published. */
  readonly day: string;
  /** SHA-256 of the newer and of the older state. */
  readonly hash: string;
  readonly before: string;
  readonly entries: readonly ChangedEntry[];
  readonly witnesses: readonly Witness[];
}

/** The packs that today's program reads, the oldest first. */
function readablePacks() {
  return packHashes()
    .flatMap((hash) => {
      const { day, files } = packOf(hash);
      try {
        return [{ day, hash, books: lawBooksOf(files) }];
      } catch (fault) {
        if (fault instanceof UnreadablePack) return [];
        throw fault;
      }
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

function steps(): LawStep[] {
  const packs = readablePacks();
  return packs.slice(1).flatMap(({ day, hash, books }, at) => {
    const before = packs[at];
    if (!before) return [];
    const entries = changedEntries(before.books, books);
    const witnesses = witnessesOf(before.books, books, entries, day);
    return [{ day, hash, before: before.hash, entries, witnesses }];
  });
}

let known: LawStep[] | undefined;

/** Every step between two states, the newest first; worked out once. */
export const lawSteps = (): readonly LawStep[] => (known ??= steps().toReversed());
