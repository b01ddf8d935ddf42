/** The type of the map's data. */
import type { StateCode } from '#law/codes.ts';

export interface LawLine {
  readonly state: StateCode;
  readonly name: string;
  readonly slug: string;
  readonly lawName: string;
  readonly effective: string;
  readonly inForce: boolean;
  readonly checkedTo: string;
  /** Who is covered, in one line. */
  readonly who: string;
  readonly url: string;
  readonly citation: string;
}

export interface LawMap {
  /** The newest day on which one of the laws changed. */
  readonly since: string;
  readonly lines: readonly LawLine[];
  /** The second layer: how many laws without a size test a state made, by its code. */
  readonly others?: Readonly<Partial<Record<string, number>>>;
}
