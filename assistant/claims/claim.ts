/** Claims on a law, and what the records say of them. */
import type { LawRecord } from '#law/schema.ts';

export interface RightClaim {
  readonly about: 'right';
  readonly right: LawRecord['rights'][number]['id'];
  readonly has: boolean;
}

/** A test of who must comply, by its numbers. */
export interface TestClaim {
  readonly about: 'test';
  readonly people: readonly number[];
  readonly percent: readonly number[];
  /** US dollars of revenue a year. */
  readonly money: readonly number[];
  /** Whether it speaks of selling. */
  readonly sale: boolean;
  /** "More than", not "at least". */
  readonly over: boolean;
}

export type ReadClaim =
  | RightClaim
  | TestClaim
  | { readonly about: 'day'; readonly day: string }
  | { readonly about: 'no cure' }
  | { readonly about: 'cure' | 'answer' | 'appeal' | 'extension'; readonly days: number };

export const CLAIM_STANDINGS = [
  'supported',
  'contradicted',
  'superseded',
  'not in our records',
] as const;

/** What the record of a law says of a claim. */
export interface Found {
  readonly standing: (typeof CLAIM_STANDINGS)[number];
  /** For what is superseded: the first day on which it is no longer so. */
  readonly since?: string | undefined;
  readonly why: string;
  /** Ids of the entries that say so, without the state: `prong/volume`. */
  readonly entries: readonly string[];
}
