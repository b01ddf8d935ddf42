/** Every period and last day that a sentence gives, with where it stands in the sentence. */
import { addBusinessDays, FEDERAL_WEEK } from '#calendar/business-days.ts';
import { addDays, daysBetween, isDay } from '#calendar/dates.ts';
import { MONTHS_EN } from '#text/months.ts';
import { writtenDates } from '#text/written-dates.ts';
import type { Unit } from './units.ts';

export type DayCount = 'from receipt' | 'from date' | 'fixed day';

/** Calendar dates from which days are counted; null: not known. */
export interface CountedFrom {
  readonly dated: string | null;
  readonly receivedOn: string | null;
  /** Days that the letter gives a name, in small letters: "return date". */
  readonly named?: ReadonlyMap<string, string>;
}

export interface DayTerm {
  readonly counts: DayCount | null;
  /** Days that it gives; null: it names a day. */
  readonly days: number | null;
  readonly business: boolean;
  /** A calendar date; null: none can be told. */
  readonly lastDay: string | null;
  readonly at: number;
}

/** So many days before the end of the letter's own time: "seven days before the period ends". */
export interface BeforeEnd {
  readonly days: number;
  /** Before each of several days, so that the first of them decides. */
  readonly each: boolean;
  readonly business: boolean;
}

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS: readonly (readonly [string, number])[] = [
  ['third', 3],
  ['fifth', 5],
  ['seventh', 7],
  ['tenth', 10],
  ['fourteenth', 14],
  ['fifteenth', 15],
  ['twentieth', 20],
  ['twenty-first', 21],
  ['thirtieth', 30],
  ['forty-fifth', 45],
  ['sixtieth', 60],
  ['ninetieth', 90],
];
const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    TENS.flatMap((tens, at) =>
      ONES.flatMap((one, ones) => [
        [`${tens}-${one}`, at * 10 + 21 + ones],
        [`${tens} ${one}`, at * 10 + 21 + ones],
      ]),
    ),
  ),
  ...Object.fromEntries([
    ...ORDINALS,
    ...TENS.map((word, at) => [word, at * 10 + 20] as const),
    ...TEENS.map((word, at) => [word, at + 10] as const),
    ...ONES.map((word, at) => [word, at + 1] as const),
  ]),
  cinco: 5,
  siete: 7,
  diez: 10,
  catorce: 14,
  quince: 15,
  veinte: 20,
  veintiún: 21,
  treinta: 30,
  'cuarenta y cinco': 45,
  sesenta: 60,
};
const MOST_DAYS = 400;

/** Numbers of days in small letters, in words and digits; its groups are read by `daysOf`. */
const DAYS = new RegExp(
  String.raw`\b(\d{1,3}|${Object.keys(NUMBERS).join('|')})(?:st|nd|rd|th)?(?:\s?\(\d{1,3}\))?[ -](?:(calendar|business|working|full|consecutive|court|banking)\s)?(days?|weeks?|d[ií]as?|semanas?)(?![\p{L}])(\s(?:h[aá]biles|laborables))?`,
  'gu',
);

/** What a match of DAYS says; 0 days: too many to be meant. */
function daysOf(found: RegExpExecArray): { days: number; business: boolean } {
  const [, said = '', kind, unit = '', working] = found;
  const days = (NUMBERS[said] ?? Number(said)) * (/^(?:week|semana)/.test(unit) ? 7 : 1);
  return {
    days: days > MOST_DAYS ? 0 : days,
    business: kind === 'business' || kind === 'working' || working !== undefined,
  };
}

const FROM_RECEIPT =
  /\b(?:from|of|after|following|upon|since)\s(?:(?:the|your|its|his|her|you|it|they|having|date|day|of|on|which|this|that|have|has|been|is|are|company|business|notice|letter|demand|e-?mail|message|actual|being)\s){0,8}(?:receipt|receiv|get\b|got\b|gets\b|deliver|arriv|reach|served\b)|\bdays?\s(?:of|after|from)\s(?:the\s)?(?:date of\s)?service\b|\b(?:recepci[oó]n|recib[aeio]|notificaci[oó]n)/;
const FROM_DATE =
  /\b(?:from|of|after|following|since)\s(?:the\s)?(?:date\s|issuance\s|mailing\s)?(?:of\s|on\s|above\s|hereof\s?|set\s|forth\s){0,4}(?:this\s|the\s|our\s|my\s)?(?:letter|notice|date|demand|request|correspondence|above|hereof|e-?mail|message|mail|claim|communication|today|now)\b|\bdays? (?:hence|from today)\b|\b(?:fecha|de esta carta|de este aviso)\b/;
const BEFORE_DAY =
  /\b(?:by|before|until|through|than|on or before|due|on|returnable|deadline(?: is)?|noon|[ap]\.?m\.?,?(?: (?:eastern|central|mountain|pacific|[ecmp][sd]?t)(?: time)?,?)?(?: on| of)?|close of (?:business|the day),?(?: on| of)?|business on|c\.?o\.?b\.?,?(?: on)?|end of (?:the )?(?:business )?day,?(?: on| of)?|midnight,?(?: on| of)?|day of|(?:return|due|response|reply|answer|compliance) (?:date|day|by)|deadline|open until|expires(?: on)?|a m[aá]s tardar(?: el)?|antes del?|hasta el)\s?:?\s(?:the\s)?(?:[a-z]{3,6}day,?\s)?$/;
/** "before November 18" leaves November 17; "on or before" does not. */
const STRICTLY = /(?<!\bor\s)\b(?:before|antes del?|prior to)\s(?:the\s)?(?:[a-z]{3,6}day,?\s)?$/;
/** Times of somebody else, or of the past, near a number of days. */
const OTHERS =
  /\b(?:consumer requests?|requests? from consumers|verifiable|opt-out requests?|took|had|waited|appeals?|retain|months|every|each year|visited)\b/;
const NEAR = 110;

/** The terms, in the order of the sentence. Days that only count back from an end are none. */
export function dayTerms({ small, text }: Unit, from: CountedFrom): DayTerm[] {
  const named = fromNamed(small, from);
  const counted = countedIn(small, from).filter(({ at }) => !named.some((each) => each.at === at));
  return [...fixedIn(text, from), ...counted, ...named].toSorted((a, b) => a.at - b.at);
}

function fixedIn(text: string, { dated }: CountedFrom): DayTerm[] {
  return datesIn(text, dated).flatMap(({ date, at }) => {
    const before = smallBefore(text, at);
    if (!BEFORE_DAY.test(before) || (dated !== null && date <= dated)) return [];
    const back = backBefore(before);
    const lastDay =
      back > 0 ? addDays(date, -back) : STRICTLY.test(before) ? addDays(date, -1) : date;
    return [{ counts: 'fixed day' as const, days: null, business: false, lastDay, at }];
  });
}

const NAMING =
  /\(\s?(?:hereinafter,?\s)?(?:the|this|its)?\s?["“']([A-Z][\p{L} ]{2,30}?(?:Date|Deadline|Day))[,.]?["”']\s?\)/gu;

/** Days with a name of their own: 'January 8, 2027 (the "Return Date")'. */
export function namedDays(units: readonly Unit[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { text } of units)
    for (const { index, 1: name = '' } of text.matchAll(NAMING)) {
      const day = writtenDates(text).findLast(({ at }) => at < index)?.date;
      if (day !== undefined) named.set(name.toLowerCase(), day);
    }
  return named;
}

/** "by the Return Date", "within ten days after the Return Date". */
function fromNamed(small: string, { named }: CountedFrom): DayTerm[] {
  return [...(named ?? [])].flatMap(([name, day]) => {
    const at = small.indexOf(`the ${name}`);
    if (at === -1) return [];
    const start = Math.max(0, at - 60);
    const before = small.slice(start, at);
    const found = [...before.matchAll(DAYS)].at(-1);
    const counts = found !== undefined && /\b(?:after|of|from|following)\s$/.test(before);
    const { days, business } = counts ? daysOf(found) : { days: 0, business: false };
    const lastDay = counts ? after(day, days, business) : day;
    if (!counts && !/\b(?:by|before|until|than)\s$/.test(before)) return [];
    const own = counts ? start + found.index : at;
    return [{ counts: 'fixed day' as const, days: null, business: false, lastDay, at: own }];
  });
}

/** "by December 11": a day to come, never one on which something happened. */
const YEARLESS = new RegExp(
  String.raw`\b(?:(?:[Bb]y|[Bb]efore|until|through|than|due on|expires(?: on)?|p\.m\.|[Bb]usiness,?|[Cc][Oo][Bb],?|midnight,?|noon,?|day,?)(?: on| of)?)\s(?:the\s)?(?:[A-Z][a-z]{2,6}day,?\s)?(${MONTHS_EN.join('|')})\s(\d{1,2})(?:st|nd|rd|th)?(?![\d.:]\d|\d|,?\s{0,2}(?:19|20)\d\d|(?:,|,?\s(?:and|or|to|through))\s[A-Z][a-z]{2,8}\s\d{1,2},\s20\d\d)`,
  'g',
);
/** A day without a year does not lie further ahead. */
const MOST_AHEAD = 200;

/** Dates as written; one without a year is the next after the letter's own. */
function datesIn(text: string, dated: string | null): { date: string; at: number }[] {
  const written = writtenDates(text).map(({ date, at }) => ({ date, at }));
  if (dated === null) return written;
  const year = Number(dated.slice(0, 4));
  const others = [...text.matchAll(YEARLESS)].flatMap(
    ({ index, 0: whole, 1: month = '', 2: day = '' }) => {
      const of = String(MONTHS_EN.findIndex((each) => each === month) + 1).padStart(2, '0');
      const date = [year, year + 1]
        .map((each) => `${each}-${of}-${day.padStart(2, '0')}`)
        .find((each) => each > dated && isDay(each));
      const at = index + whole.indexOf(month);
      const known = written.some((each) => each.at === at);
      return date === undefined || known || daysBetween(dated, date) > MOST_AHEAD
        ? []
        : [{ date, at }];
    },
  );
  return [...written, ...others];
}

const smallBefore = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 60), at)
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

/** "at least 5 days before December 28": 5. */
function backBefore(before: string): number {
  const last = [...before.matchAll(DAYS)].at(-1);
  if (last === undefined) return 0;
  const after = before.slice(last.index + last[0].length);
  return /^\s(?:before|prior to|ahead of|in advance of)\s/.test(after) ? daysOf(last).days : 0;
}

function countedIn(small: string, from: CountedFrom): DayTerm[] {
  const all = [...small.matchAll(DAYS)];
  return all.flatMap((found) => {
    const { days, business } = daysOf(found);
    const end = found.index + found[0].length;
    const around = small.slice(Math.max(0, found.index - 70), end + 70);
    if (days <= 0 || BACK.test(small.slice(end, end + 30)) || OTHERS.test(around)) return [];
    const near = countOf(small.slice(found.index, end + NEAR));
    const counts = near ?? (all.length === 1 ? countOf(small) : null);
    const start = counts === 'from receipt' ? from.receivedOn : from.dated;
    const lastDay = counts === null || start === null ? null : after(start, days, business);
    return [{ counts, days, business, lastDay, at: found.index }];
  });
}

function countOf(small: string): DayCount | null {
  if (FROM_RECEIPT.test(small)) return 'from receipt';
  return FROM_DATE.test(small) ? 'from date' : null;
}

const after = (day: string, days: number, business: boolean) =>
  business ? addBusinessDays(day, days, FEDERAL_WEEK) : addDays(day, days);

const BACK = /^\s(?:before|prior to|ahead of|in advance(?: of)?)(?![\p{L}])/u;
const END =
  /\b(?:before|prior to|ahead of|in advance of)\s(?:(?:the|that|this|such|said|any|each|its|your|return|due|response|production|cure|thirty-day|\d{2}-day|end of|expiration of|close of|applicable)\s){0,5}(?:then\b|it\b|deadline|period|time|date|day|due|end\b|expir|it expires|(?:documents|materials|answers?|responses?|papers|items) (?:is|are|fall) due)/;
const OF_EACH = /\b(?:concerned|in question|each (?:date|deadline)|a date|any date|due dates?)\b/;

/** What counts back from the end of the letter's time; undefined: nothing does. */
export function beforeEnd(small: string): BeforeEnd | undefined {
  const each = OF_EACH.test(small);
  for (const found of small.matchAll(DAYS)) {
    const rest = small.slice(found.index + found[0].length, found.index + found[0].length + 90);
    const { days, business } = daysOf(found);
    const counts = END.test(rest) || /^\sin advance(?! of)/.test(rest);
    if (BACK.test(rest) && counts && writtenDates(rest.slice(0, 60)).length === 0)
      return { days, each, business };
  }
  return END.test(small) ? { days: 1, each, business: false } : undefined;
}
