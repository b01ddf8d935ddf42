/**
 * States of the law data by their hash, each read once while accounts are walked, and what differs
 * between two of them.
 */
import type { NewsSides } from '#engine/law-changes/business-news.ts';
import { sectionsOfEntry, isNewsClass } from '#engine/law-changes/causes.ts';
import { changedEntries } from '#engine/law-changes/entries.ts';
import type { LawBooks } from '#engine/law-changes/entries.ts';
import { asWritten } from '#engine/law-changes/written.ts';
import type { NamedChange } from '#law/change-book.ts';
import { changesBetween } from '#law/changes.server.ts';
import { lawBooksOf, moreBooksOf, packOf } from '#law/packs.server.ts';
import { smallLawBook, type SmallLawBook } from '#law/small-laws-book.ts';
import type { FactBook, RequestLaw, SensitiveBook } from '#law/schema.ts';
import { turnOfLongWork } from '#server/base/pacing/long-work.ts';
import { causeInWords } from '#server/base/pacing/cause.ts';

export interface LawState extends LawBooks {
  readonly facts: FactBook;
  readonly sensitive: SensitiveBook;
  /** What each law says on requests; of the oldest data nothing is known. */
  readonly requests: readonly RequestLaw[];
  /** Undefined in packs from before November 27, 2026, and where it has another form. */
  readonly small?: SmallLawBook | undefined;
}

/** A section of an entry that changed, and whose law it is of. */
export interface ChangedSection {
  readonly state: string;
  readonly cite: string;
}

export interface ComparedStates extends NewsSides {
  readonly before: LawState;
  readonly after: LawState;
  readonly sections: readonly ChangedSection[];
  /** By state, where the law on requests is another: as it was. */
  readonly requestsBefore: ReadonlyMap<string, RequestLaw>;
  readonly requestsAfter: ReadonlyMap<string, RequestLaw>;
}

/**
 * The pack of a hash, read in pieces that hold nobody up. Throws where there is none, or none that
 * can be read.
 */
export async function stateInPacks(hash: string): Promise<LawState> {
  const { files } = packOf(hash);
  await turnOfLongWork();
  const books = lawBooksOf(files);
  await turnOfLongWork();
  const others: Readonly<Record<string, unknown>> = books.others;
  const small = smallLawBook.safeParse(others['small-laws.json']).data;
  return { ...books, ...moreBooksOf(files, books.laws), small };
}

type Reads = (hash: string) => LawState | Promise<LawState>;

export class LawStates {
  readonly #states = new Map<string, LawState | undefined>();
  readonly #compared = new Map<string, ComparedStates | undefined>();
  readonly #warned = new Set<string>();
  readonly #read: Reads;
  readonly #warn: (line: string) => void;

  /** `warn` is told once of each state that cannot be read. */
  constructor(warn: (line: string) => void, read: Reads = stateInPacks) {
    this.#read = read;
    this.#warn = warn;
  }

  /** Undefined where one of the two cannot be read. */
  async between(from: string, to: string): Promise<ComparedStates | undefined> {
    const name = `${from} ${to}`;
    if (this.#compared.has(name)) return this.#compared.get(name);
    const [before, after] = [await this.#of(from), await this.#of(to)];
    await turnOfLongWork();
    const compared = before && after && compare(before, after, changesBetween(from, to));
    this.#compared.set(name, compared);
    return compared;
  }

  /** Gives the memory back: between two releases nobody asks. */
  forget(): void {
    this.#states.clear();
    this.#compared.clear();
  }

  async #of(hash: string): Promise<LawState | undefined> {
    if (this.#states.has(hash)) return this.#states.get(hash);
    await turnOfLongWork();
    const state = await this.#readOrWarn(hash);
    this.#states.set(hash, state);
    return state;
  }

  async #readOrWarn(hash: string): Promise<LawState | undefined> {
    try {
      return await this.#read(hash);
    } catch (fault) {
      const why = causeInWords(fault);
      if (!this.#warned.has(hash))
        this.#warn(`What changed with the law data is not told to those who had ${hash}: ${why}`);
      this.#warned.add(hash);
      return undefined;
    }
  }
}

function compare(
  before: LawState,
  after: LawState,
  changes: readonly NamedChange[],
): ComparedStates {
  const entries = asWritten(changedEntries(before, after), changes);
  const moved = before.requests.flatMap((was) => {
    const is = after.requests.find(({ state }) => state === was.state);
    return is && JSON.stringify(is.rules) !== JSON.stringify(was.rules) ? [{ was, is }] : [];
  });
  return {
    before,
    after,
    entries,
    changes,
    sections: sectionsOf(before, after, entries),
    requestsBefore: new Map(moved.map(({ was }) => [was.state, was])),
    requestsAfter: new Map(moved.map(({ is }) => [is.state, is])),
  };
}

function sectionsOf(
  before: LawState,
  after: LawState,
  entries: ComparedStates['entries'],
): ChangedSection[] {
  const laws = [...before.laws, ...after.laws];
  return entries
    .filter((entry) => isNewsClass(entry.class))
    .flatMap((entry) =>
      laws
        .filter(({ state }) => state === entry.state)
        .flatMap((law) => sectionsOfEntry(law, entry).map((cite) => ({ state: law.state, cite }))),
    );
}
