/**
 * A regulator's letter as the owner told it, and what was done about it. Dates are calendar dates.
 */
import type { UsStateCode } from '#text/us-states.ts';
import type { AskingWay, LetterKind, LetterSign } from '#engine/words/letters.ts';
import type { RegulatorLetter } from './cure-right.ts';

/** What was done about one duty. Empty words and null: not said yet. */
interface Fix {
  readonly requirementId: string;
  readonly what: string;
  readonly on: string | null;
  readonly proof: string;
}

/** What the letter orders or asks for, as the owner confirmed it. */
interface Ordered {
  readonly what: string;
  /** A calendar date; null: none named. */
  readonly by: string | null;
  readonly done: boolean;
  /** The heading under which it stands; empty: in the letter itself. */
  readonly place: string;
}

/** How more time may be asked for, as the letter says and the owner confirmed. */
interface Asking {
  /** A calendar date; null: the letter names none. */
  readonly by: string | null;
  readonly how: readonly AskingWay[];
  /** The letter's own words. */
  readonly words: string;
}

export interface LetterOnFile extends RegulatorLetter {
  readonly kind: LetterKind;
  readonly orders: readonly Ordered[];
  /** null: the letter does not speak of it. */
  readonly moreTime: Asking | null;
  /** The last day to contest an order; null: none is named. */
  readonly objectBy: string | null;
  /** null: a letter of no office, that names no state. */
  readonly stateId: UsStateCode | null;
  readonly office: string;
  /** The office's file number. */
  readonly reference: string;
  /** The sections that it names, as one text. */
  readonly sections: string;
  readonly signs: readonly LetterSign[];
  readonly requirementIds: readonly string[];
  readonly fixes: readonly Fix[];
  readonly toldPeople: 'yes' | 'no contact details' | 'not yet' | null;
  readonly policies: 'changed' | 'no change needed' | 'not yet' | null;
  readonly policiesChanged: string;
  /** Whether the owner states that all of it is cured. */
  readonly cured: boolean;
  readonly promise: boolean;
  readonly signer: string;
  readonly signerTitle: string;
}
