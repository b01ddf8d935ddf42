/** The states of the law data one after the other, and what differs from each to the next. */
import { changedEntries, type ChangedEntry } from '#engine/law-changes/entries.ts';
import { packChain } from '#law/changes.server.ts';
import { lawBooksOf, packOf } from '#law/packs.server.ts';

type Books = ReturnType<typeof lawBooksOf>;

export interface PackStep {
  /** SHA-256 of the newer state, and the day on which it was published. */
  readonly hash: string;
  readonly day: string;
  readonly before: Books;
  readonly after: Books;
  /** With the class that follows from each difference. */
  readonly entries: readonly ChangedEntry[];
}

/** Every step, the oldest first. */
export function packSteps(): PackStep[] {
  const packs = packChain().map((hash) => {
    const { day, files } = packOf(hash);
    return { hash, day, books: lawBooksOf(files) };
  });
  return packs.slice(1).map(({ hash, day, books }, at) => {
    const before = packs[at]?.books ?? books;
    return { hash, day, before, after: books, entries: changedEntries(before, books) };
  });
}
