/** The days that a letter gives: from when they count, and until which day. */
import { addBusinessDays, FEDERAL_WEEK } from '#calendar/business-days.ts';
import { addDays } from '#calendar/dates.ts';
import { writtenDates } from '#text/written-dates.ts';
import type { Unit } from './units.ts';

export type DayCount = 'from receipt' | 'from date' | 'fixed day';

export interface LetterDays {
  readonly counts: DayCount | null;
  /** Days that the letter gives; null: it names a day, or nothing. */
  readonly days: number | null;
  readonly business: boolean;
  /** A calendar date; null: none can be told. */
  readonly lastDay: string | null;
}

/** Calendar dates from which days are counted; null: not known. */
export interface CountedFrom {
  readonly dated: string | null;
  readonly receivedOn: string | null;
}

interface Term extends LetterDays {
  readonly weight: number;
}

const NUMBERS: Readonly<Record<string, number>> = {
  three: 3,
  five: 5,
  seven: 7,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  'twenty-one': 21,
  thirty: 30,
  'forty-five': 45,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
  two: 2,
  four: 4,
  six: 6,
};
const DAYS = new RegExp(
  String.raw`\b(\d{1,3}|${Object.keys(NUMBERS).join('|')})(?:st|nd|rd|th)?(?:\s?\(\d{1,3}\))?[ -](?:(calendar|business|working)\s)?(days?|weeks?)\b`,
  'g',
);
const MOST_DAYS = 400;
/** What a letter wants done by its last day. */
const WANTED =
  /\b(?:respond|response|reply|answer|cure|curing|cures|correct|remedy|produce|production|provide|submit|return|returnable|comply|compliance|contact|pay|payment|remit|send|file|confirm|corrected|appear|deliver|receive your|hear from you|resolve|fix|opportunity|make available|tell|let us know|call|upload|turn over|forward|demand)\b/;
const STRONGEST = /\b(?:cure|produce|respond|response|reply|answer|provide|submit|return)\b/;
/** Days of somebody else, or of the past. */
const OTHERS =
  /\b(?:consumer requests?|requests? from consumers|verifiable|opt-out requests?|took|had|waited|appeal|retain|keep|months|every|each year|visited|between|at least)\b/;
const FROM_RECEIPT =
  /\b(?:from|of|after|following|upon|since)\s(?:(?:the|your|its|his|her|you|it|they|having|date|day|of|on|which|this|have|has|been|company|business|notice)\s){0,6}(?:receipt|receiv|get\b|got\b|gets\b)|\bdays?\s(?:of|after|from)\s(?:the\s)?(?:date of\s)?service\b/;
const FROM_DATE =
  /\b(?:from|of|after|following)\s(?:the\s)?(?:date\s|issuance\s|mailing\s)?(?:of\s|on\s|above\s|hereof\s?|set\s|forth\s){0,4}(?:this\s|the\s|our\s)?(?:letter|notice|date|demand|request|correspondence|above|hereof)/;
const BEFORE_DAY =
  /\b(?:by|before|until|through|than|on or before|due|on|returnable|deadline(?: is|:)?|noon|p\.m\.?,?(?: on)?|a\.m\.?,?(?: on)?|business on|day of)\s(?:the\s)?(?:[a-z]{3,6}day,?\s)?$/;

/** The days of the letter, of all that it names those that its orders hang on. */
export function letterDays(units: readonly Unit[], from: CountedFrom): LetterDays {
  const terms = units.flatMap((unit) => termsIn(unit, from));
  const most = Math.max(...terms.map(({ weight }) => weight));
  // several orders: the last of the strongest
  const best = terms
    .filter(({ weight }) => weight >= most - 1)
    .toSorted((x, y) => (y.lastDay ?? '').localeCompare(x.lastDay ?? ''))[0];
  if (best === undefined) return { counts: null, days: null, business: false, lastDay: null };
  const { counts, days, business, lastDay } = best;
  return { counts, days, business, lastDay };
}

/** The last day that one sentence names; null: none. */
export const dayOfUnit = (unit: Unit, from: CountedFrom): string | null =>
  termsIn(unit, from)[0]?.lastDay ?? null;

function termsIn({ small, text }: Unit, from: CountedFrom): Term[] {
  const wanted = (WANTED.test(small) ? 3 : 0) + (STRONGEST.test(small) ? 1 : 0);
  const others = OTHERS.test(small) ? -3 : 0;
  const fixed = writtenDates(text)
    .filter(({ at }) => BEFORE_DAY.test(smallBefore(text, at)))
    .filter(({ date }) => from.dated === null || date > from.dated)
    .map(({ date }) => ({
      counts: 'fixed day' as const,
      days: null,
      business: false,
      lastDay: date,
      weight: wanted + others + 2,
    }));
  return [...fixed, ...countedIn(small, from, wanted + others)].filter(({ weight }) => weight >= 2);
}

const smallBefore = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 40), at)
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

function countedIn(small: string, from: CountedFrom, weight: number): Term[] {
  return [...small.matchAll(DAYS)].flatMap(([, said = '', kind, unit = '']) => {
    const days = (NUMBERS[said] ?? Number(said)) * (unit.startsWith('week') ? 7 : 1);
    if (days <= 0 || days > MOST_DAYS) return [];
    const business = kind === 'business' || kind === 'working';
    const counts = countOf(small);
    const start = counts === 'from receipt' ? from.receivedOn : from.dated;
    const lastDay = counts === null || start === null ? null : after(start, days, business);
    return [{ counts, days, business, lastDay, weight: weight + (counts === null ? 0 : 2) }];
  });
}

function countOf(small: string): DayCount | null {
  if (FROM_RECEIPT.test(small)) return 'from receipt';
  return FROM_DATE.test(small) ? 'from date' : null;
}

const after = (day: string, days: number, business: boolean) =>
  business ? addBusinessDays(day, days, FEDERAL_WEEK) : addDays(day, days);
