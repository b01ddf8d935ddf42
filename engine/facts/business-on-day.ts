/** What facts of a business are worked out from: the law data, what its owner said, and a day. */
import type { FactBook, LawRecord, SensitiveBook } from '#law/schema.ts';
import type { Profile } from './inference.ts';
import type { Answer } from './known.ts';

/** The part of the law data that facts rest on. */
export interface FactSources {
  readonly laws: readonly LawRecord[];
  readonly facts: FactBook;
  readonly sensitive: SensitiveBook;
}

/** What the owner said about one business, as of a calendar date. */
export interface BusinessOnDay {
  readonly business: Profile;
  readonly answers: readonly Answer[];
  /** Calendar date, ISO. */
  readonly asOf: string;
}
