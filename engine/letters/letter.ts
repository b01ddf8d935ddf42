/**
 * A letter to a business, read whole: its kind, who wrote, what it names and orders, and until
 * when. All of it is a proposal that the owner confirms.
 */
import { addDays } from '#calendar/dates.ts';
import { cureRight } from '#engine/cure/cure-right.ts';
import type { LetterKind } from '#engine/words/letters.ts';
import type { CureTerms, LawRecord } from '#law/schema.ts';
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import { letterSections } from './full-section.ts';
import { letterState } from './letter-state.ts';
import { writtenDates } from '#text/written-dates.ts';
import { letterDays, type DayCount, type LetterDays } from './letter-days.ts';
import { letterKind } from './letter-kind.ts';
import { letterOrders, type LetterOrder } from './letter-orders.ts';
import { letterSender, type LetterSender, type LetterMail } from './letter-sender.ts';
import { letterUnits, type Unit } from './units.ts';

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
  /** No letter is dated later. */
  readonly asOf: string;
  /** States whose laws bind the business; one of them decides where the letter names several. */
  readonly states?: readonly string[] | undefined;
}

export interface WholeLetter {
  readonly kind: LetterKind;
  readonly sender: LetterSender;
  readonly from: string | null;
  /** The state whose office wrote, or whose law a demand names; null: none can be told. */
  readonly state: string | null;
  readonly dated: string | null;
  readonly sections: readonly string[];
  /** Ids of the duties under the sections, in the law's record. */
  readonly duties: readonly string[];
  readonly orders: readonly LetterOrder[];
  readonly counts: DayCount | null;
  readonly days: number | null;
  readonly lastDay: string | null;
  readonly cure: {
    readonly right: boolean;
    readonly until: string | null;
    readonly cite: string | null;
  };
  /** Sentences that say on what the reading stands. */
  readonly why: readonly string[];
}

/** Reads the letter. Dates are calendar dates. Pure: same input, same answer. */
export function wholeLetter(books: LetterBooks, letter: LetterText): WholeLetter {
  const { text, mail, receivedOn, asOf } = letter;
  const units = letterUnits(text);
  const sender = letterSender(text, books.signs, mail);
  const { kind, words } = letterKind(units, sender, books.signs);
  const state = letterState(books.laws, letter, { sender, kind });
  const law = books.laws.find((each) => each.state === state);
  const dated = dateOn(text.slice(0, HEAD), asOf) ?? letter.mailedOn;
  const from = { dated, receivedOn };
  const days = letterDays(units, from);
  const { full: sections, duties } = letterSections(law, text);
  const cure = cureOf(books, { law, kind, days, dated, receivedOn: receivedOn ?? asOf, sections });
  const lastDay = days.lastDay ?? (days.days === null || receivedOn === null ? null : cure.until);
  return {
    kind,
    sender,
    from: sender.name,
    state,
    dated,
    sections,
    duties,
    orders: letterOrders(units, { signs: books.signs, from, lastDay }),
    counts: days.counts,
    days: days.days,
    lastDay,
    cure,
    why: whyOf({ sender, kind, words, days, cure }, units),
  };
}

/** The date of a letter stands in its head. */
const HEAD = 1500;

/** The first date that is not in the future, and no last day. */
const dateOn = (text: string, asOf: string): string | null =>
  writtenDates(text).find(
    ({ date, at }) =>
      date <= asOf &&
      !/\b(?:by|before|until|since|on|between|from|than)\s{1,3}(?:\w{3,6}day,?\s)?$/i.test(
        text.slice(Math.max(0, at - 30), at),
      ),
  )?.date ?? null;

interface Curing {
  readonly law: LawRecord | undefined;
  readonly kind: LetterKind;
  readonly days: LetterDays;
  readonly dated: string | null;
  readonly receivedOn: string;
  readonly sections: readonly string[];
}

const NONE = { right: false, until: null, cite: null };
/** Letters of an office under a state's privacy law. */
const OFFICIAL: ReadonlySet<LetterKind> = new Set([
  'violation',
  'inquiry',
  'production',
  'subpoena',
  'audit',
  'forwarded complaint',
]);
function cureOf(
  { terms }: LetterBooks,
  { law, kind, days, dated, receivedOn, sections }: Curing,
): WholeLetter['cure'] {
  const own = terms.find(({ state }) => state === law?.state);
  const notice = own?.privateNotice;
  if (kind === 'private demand' && notice && sections.some((each) => each.includes(notice.section)))
    return { right: true, until: addDays(dated ?? receivedOn, notice.days), cite: notice.cite };
  if (law === undefined || own === undefined || !OFFICIAL.has(kind)) return NONE;
  const right = cureRight(
    law,
    own,
    {
      dated: dated ?? receivedOn,
      receivedOn,
      days: days.days,
      fromReceipt: days.counts === 'from receipt',
      lastDay: days.counts === 'fixed day' ? days.lastDay : null,
    },
    receivedOn,
  );
  // time to fix begins with a notice of a violation
  const given = kind === 'violation' && right.kind === 'given';
  return {
    right: given,
    until: given ? (right.officeLastDay ?? right.lastDay) : null,
    cite: right.cite,
  };
}

const SENDERS: Readonly<Record<LetterSender['kind'], string>> = {
  office: 'A public office wrote it.',
  lawyer: 'A lawyer wrote it, not a public office.',
  other: 'No public office and no lawyer is named as its sender.',
};

interface Reasons {
  readonly sender: LetterSender;
  readonly kind: LetterKind;
  readonly words: readonly string[];
  readonly days: LetterDays;
  readonly cure: WholeLetter['cure'];
}

function whyOf({ sender, kind, words, days, cure }: Reasons, units: readonly Unit[]): string[] {
  return [
    SENDERS[sender.kind],
    ...(kind === 'unclear'
      ? [
          units.length === 0
            ? 'It has no text.'
            : 'None of its words say which kind of letter it is. Read it yourself, or show it to a lawyer.',
        ]
      : [`It says: ${words.map((word) => `“${word}”`).join(', ')}.`]),
    ...(days.counts === null && days.days !== null
      ? [`It gives ${days.days} days and does not say from when they count.`]
      : []),
    ...(cure.cite === null
      ? []
      : [
          cure.right
            ? `The law gives time to fix first (${cure.cite}).`
            : kind === 'violation'
              ? `The law gives no right to fix first (${cure.cite}).`
              : `It is no notice of a violation, so no time to fix begins (${cure.cite}).`,
        ]),
  ];
}
