/** The days of a letter: its own, those of each order, for more time, to contest, to cure. */
import { addDays } from '#calendar/dates.ts';
import { cureRight } from '#engine/cure/cure-right.ts';
import type { LetterKind } from '#engine/words/letters.ts';
import type { CureTerms, LawRecord } from '#law/schema.ts';
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import { namedDays, type CountedFrom } from './text/day-terms.ts';
import { letterDays, type LetterDays } from './orders/letter-days.ts';
import { letterOrders, type LetterOrder } from './orders/letter-orders.ts';
import { moreTimeOf, moreTimeUnits, objectBy, objects, type AskingTime } from './more-time.ts';
import type { Unit } from './text/units.ts';

interface CureOfLetter {
  readonly right: boolean;
  readonly until: string | null;
  readonly cite: string | null;
}

export interface LetterTimes extends LetterDays {
  readonly orders: readonly LetterOrder[];
  /** By when and how more time may be asked for; null: it does not speak of it. */
  readonly moreTime: AskingTime | null;
  /** The last day to contest an order; null: none is named. */
  readonly objectBy: string | null;
  readonly cure: CureOfLetter;
}

interface TimeBooks {
  readonly terms: readonly CureTerms[];
  readonly signs: LetterSigns;
}

interface Timing {
  readonly units: readonly Unit[];
  readonly from: CountedFrom;
  readonly law: LawRecord | undefined;
  readonly kind: LetterKind;
  readonly sections: readonly string[];
  readonly asOf: string;
}

/** Its days: of the letter, of each order, for more time. */
export function timesOf(books: TimeBooks, timing: Timing): LetterTimes {
  const { units, kind, asOf } = timing;
  const from = { ...timing.from, named: namedDays(units) };
  const asking = moreTimeUnits(units);
  const aside = new Set([...asking, ...units.flatMap((unit, at) => (objects(unit) ? [at] : []))]);
  const days = letterDays(
    units.filter((_, at) => !aside.has(at)),
    from,
  );
  const receivedOn = from.receivedOn ?? asOf;
  const cure = cureOf(books, { ...timing, days, dated: from.dated, receivedOn });
  const noStart = days.days === null || from.receivedOn === null;
  const lastDay = days.lastDay ?? (noStart ? null : cure.until);
  const orders =
    kind === 'invoice or scam'
      ? []
      : letterOrders(units, { signs: books.signs, from, lastDay, without: aside });
  const first = orders.flatMap(({ by }) => by ?? []).toSorted()[0] ?? null;
  const end = { from, end: { lastDay, first } };
  return {
    orders,
    moreTime: kind === 'invoice or scam' ? null : moreTimeOf(units, asking, end),
    objectBy: objectBy(units, end),
    counts: days.counts,
    days: days.days,
    business: days.business,
    toCure: days.toCure,
    lastDay,
    cure,
  };
}

interface Curing {
  readonly units: readonly Unit[];
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
/** A notice that is only held back for later, or said not to be one, starts no days. */
const HELD_BACK =
  /\breserv\w{0,4}\b|\b(?:later on|at a later|in (?:the )?future|does not|is not|do not|not yet|may (?:also )?(?:send|serve|give))\b/;
const isGiven = (units: readonly Unit[], section: string) =>
  units.some(({ small }) => small.includes(section) && !HELD_BACK.test(small));

function cureOf(
  { terms }: TimeBooks,
  { units, law, kind, days, dated, receivedOn, sections }: Curing,
): CureOfLetter {
  const own = terms.find(({ state }) => state === law?.state);
  const notice = own?.privateNotice;
  if (
    kind === 'private demand' &&
    notice &&
    sections.some((each) => each.includes(notice.section)) &&
    isGiven(units, notice.section)
  )
    return { right: true, until: addDays(dated ?? receivedOn, notice.days), cite: notice.cite };
  if (law === undefined || own === undefined || !OFFICIAL.has(kind)) return NONE;
  const right = cureRight(
    law,
    own,
    {
      dated: dated ?? receivedOn,
      receivedOn,
      // days for an answer or a paper are no days to cure
      days: days.toCure ? days.days : null,
      fromReceipt: days.counts === 'from receipt',
      lastDay: days.toCure && days.counts === 'fixed day' ? days.lastDay : null,
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
