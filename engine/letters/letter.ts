/**
 * A letter to a business, read whole: its kind, who wrote, what it names and orders, and until
 * when. All of it is a proposal that the owner confirms.
 */
import { daysBetween } from '#calendar/dates.ts';
import type { LetterKind, LetterSign } from '#engine/words/letters.ts';
import type { CureTerms, LawRecord } from '#law/schema.ts';
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import type { StateCode } from '#law/codes.ts';
import { allegedIn, type LetterDoubt, type OtherDuties } from './allegations.ts';
import type { CountedFrom } from './text/day-terms.ts';
import { letterSections } from './sections/full-section.ts';
import { namesOtherLaw } from '#engine/cure/other-law.ts';
import { lawyerSigns, referenceIn } from '#engine/cure/lawyer-signs.ts';
import { letterClaim, type LetterClaim } from './sender/letter-claim.ts';
import { letterKind } from './letter-kind.ts';
import { letterSender, type LetterSender, type LetterMail } from './sender/letter-sender.ts';
import { letterState, statesIn } from './sender/letter-state.ts';
import { timesOf, type LetterTimes } from './letter-times.ts';
import { letterUnits } from './text/units.ts';
import { CUT, lettersWhy } from './letter-why.ts';
import { writtenDates } from '#text/written-dates.ts';

export interface LetterBooks {
  readonly laws: readonly LawRecord[];
  readonly terms: readonly CureTerms[];
  readonly signs: LetterSigns;
}

export interface LetterText {
  readonly text: string;
  /** Sender of the mail that it came in; null: on paper, or pasted. */
  readonly mail: LetterMail | null;
  /** Day of the mail; null: not known. */
  readonly mailedOn: string | null;
  /** null: not said, so that days from receipt have no last day. */
  readonly receivedOn: string | null;
  /**
   * Whether it is sure that the letter came on that day; left out: it is. Else it may be the day of
   * reading, and days are counted from the date on the letter where the two lie far apart.
   */
  readonly receiptSure?: boolean;
  /** No letter is dated later. */
  readonly asOf: string;
  /** States whose laws bind the business; one of them decides where the letter names several. */
  readonly states?: readonly string[] | undefined;
}

export interface WholeLetter extends LetterTimes {
  readonly kind: LetterKind;
  readonly sender: LetterSender;
  readonly from: string | null;
  /** The state whose office wrote, or whose law a demand names; null: none can be told. */
  readonly state: string | null;
  /** The states that it names or whose duties it cites, the likeliest first. */
  readonly states: readonly StateCode[];
  readonly dated: string | null;
  readonly reference: string | null;
  readonly signs: readonly LetterSign[];
  readonly sections: readonly string[];
  /** Those of the state's law, without the name of its code. */
  readonly ownSections: readonly string[];
  /** Ids of the duties that it is about, in the law's record. */
  readonly duties: readonly string[];
  /** Other duties under its sections, of which its words do not speak. */
  readonly others: readonly OtherDuties[];
  /** Sentences whose words speak of another duty than their section. */
  readonly doubts: readonly LetterDoubt[];
  /** What a person or a lawyer claims; null: an office wrote, or it is a bill. */
  readonly claim: LetterClaim | null;
  /** Sentences that say on what the reading stands. */
  readonly why: readonly string[];
}

/** So much of a text is read: some thirty pages. */
const MOST_TEXT = 80_000;

/** Reads the letter. Dates are calendar dates. Pure: same input, same answer. */
export function wholeLetter(books: LetterBooks, letter: LetterText): WholeLetter {
  const text = letter.text.slice(0, MOST_TEXT);
  const units = letterUnits(text);
  const sender = letterSender(text, books.signs, letter.mail);
  const { kind, words, meant } = letterKind(units, sender, books.signs);
  const state = letterState(books.laws, { ...letter, text }, { sender, kind });
  const law = books.laws.find((each) => each.state === state);
  const dated = dateOn(text.slice(0, HEAD), letter.asOf) ?? letter.mailedOn;
  const from = countedFrom(letter, dated);
  const { full: sections, own: ownSections, duties: named } = letterSections(law, text);
  const { duties, others, doubts } = allegedIn(law, units, { senses: books.signs.senses, named });
  // an office may write under another law of its state, which gives no time of the act
  const act = law !== undefined && namesOtherLaw(law, text) ? undefined : law;
  const timed = timesOf(books, { units, from, law: act, kind, sections, asOf: letter.asOf });
  return {
    kind,
    sender,
    from: sender.name,
    state,
    states: statesIn(books.laws, text),
    dated,
    reference: referenceIn(text),
    signs: lawyerSigns(text),
    sections,
    ownSections,
    duties,
    others,
    doubts,
    ...timed,
    claim: kind === 'private demand' ? letterClaim(units, books.signs, { dated, sender }) : null,
    why: [
      ...lettersWhy(
        { sender, kind, words, meant, from, receivedOn: letter.receivedOn, others, ...timed },
        units,
      ),
      ...(text.length < letter.text.length ? [CUT] : []),
    ],
  };
}

/** A letter on its way takes hardly longer. */
const LONGEST_WAY = 10;

/** A day that may be that of reading, long after the letter's own, starts no count. */
function countedFrom(
  { receivedOn, receiptSure = true }: LetterText,
  dated: string | null,
): CountedFrom {
  const far = dated !== null && receivedOn !== null && daysBetween(dated, receivedOn) > LONGEST_WAY;
  return { dated, receivedOn: far && !receiptSure ? dated : receivedOn };
}

/** The date of a letter stands in its head. */
const HEAD = 1500;

/** The first date that is not in the future, and no last day. */
const dateOn = (text: string, asOf: string): string | null =>
  writtenDates(text).find(
    ({ date, at }) =>
      date <= asOf &&
      !/\b(?:by|before|until|since|on|between|from|than|and|or)\s{1,3}(?:\w{3,6}day,?\s)?$/i.test(
        text.slice(Math.max(0, at - 30), at),
      ),
  )?.date ?? null;
