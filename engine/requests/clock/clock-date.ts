/** A duty with a last day, and how it stands. */
import type { DUTIES_WITH_A_DAY, STANDINGS } from '#engine/words/requests.ts';

export type Due = (typeof DUTIES_WITH_A_DAY)[number];

/** One duty with a last day. */
export interface ClockDate {
  readonly due: Due;
  /** The last day of the first period. It never moves, also on a weekend. */
  readonly by: string;
  /** The last day after a valid notice of more time; null: there is none. */
  readonly extendedTo: string | null;
  /** The earliest defensible day, where it is another one (California); the day to aim for. */
  readonly strict: string | null;
  /** The day on which it was done; null: not yet. */
  readonly done: string | null;
  /** The last day that counts: `extendedTo`, or else `by`. */
  readonly lastDay: string;
  readonly standing: (typeof STANDINGS)[number];
}
