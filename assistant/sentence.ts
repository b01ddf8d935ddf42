/** The form of an entry: a sentence of law with its id, its section and how it was read. */

/** In which words an entry was read; the best of its readings. */
export const RANKS = [
  'statute',
  'statute, in part',
  'official summary',
  'other',
  'not read',
] as const;
export type Rank = (typeof RANKS)[number];

export interface LawSentence {
  /** `CT/prong/volume`. */
  readonly id: string;
  readonly text: string;
  readonly cite: string;
  /** The page of a public body where the record has one. */
  readonly url: string;
  /** Where the words were read, if that is another page. */
  readonly readAt: string | null;
  readonly rank: Rank;
  /** To which day we followed the law, as an ISO day. */
  readonly checked: string;
  /** First and last day on which it counts; null: no limit on record. */
  readonly from: string | null;
  readonly until: string | null;
}
