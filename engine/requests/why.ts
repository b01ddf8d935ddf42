/** Why a date is what it is: the rule in a sentence, the section, how it is known, and what is not sure. */
import type { RequestLaw, RequestSource } from '#law/schema.ts';
import type { ClockDate } from './clock-date.ts';
import type { ItemClock } from './clock.ts';

export interface Why {
  /** The rule in one sentence, with the number of days. */
  readonly rule: string;
  /** null: only advice. */
  readonly cite: string | null;
  /** `memory`: shown as advice or with its doubt, never as law. */
  readonly source: RequestSource;
  /** How the words were read, where it was not the official page. */
  readonly seen: string | null;
  readonly doubts: readonly string[];
}

/** Works it out for one date of a clock that runs. */
export type WhyOf = (law: RequestLaw, clock: ItemClock, date: ClockDate) => Why;
