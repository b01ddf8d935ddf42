/**
 * By when and how more time may be asked for, and until when an order may be contested: orders of
 * their own, whose last day is often before that of the letter.
 */
import { businessDayUpTo, FEDERAL_WEEK } from '#calendar/business-days.ts';
import { addDays } from '#calendar/dates.ts';
import type { AskingWay } from '#engine/words/letters.ts';
import { beforeEnd, dayTerms, type BeforeEnd, type CountedFrom } from './text/day-terms.ts';
import type { Unit } from './text/units.ts';

export interface AskingTime {
  /** The last day to ask; null: the letter names none. A calendar date. */
  readonly by: string | null;
  /** How it wants to be asked, in its order; none: it does not say. */
  readonly how: readonly AskingWay[];
  /** Its own words, at most 300 characters. */
  readonly words: string;
  /** Days before the end of its own time; null: counted otherwise. */
  readonly daysBefore: number | null;
}

/** What the days are counted back from. */
export interface LettersEnd {
  readonly lastDay: string | null;
  /** The earliest day of its orders. */
  readonly first: string | null;
}

const MORE =
  /\b(?:extensions?|more time|additional time|further time|longer time|later date|postpone\w*|adjourn\w*|prórroga|más tiempo|tiempo adicional)\b|\b(?:extend|extending) (?:this|the|that|a|any|its|your|time|(?:either|both|all|these|those|such)(?: of)?(?: the| these)? (?:dates?|days?|deadlines?|times?|periods?))\b|\b(?:be|is|are) (?:extended|lengthened|deferred)\b|\brequests? to extend\b|\bneed(?:s|ed)? longer\b|\b(?:cannot|can't|unable to|not able to|will not be able to) (?:meet|comply|respond|answer|produce)\b|\b(?:move|change) (?:one|any|either) of these dates\b|\b(?:is|are) not workable\b|\bdifficult(?:y|ies)? (?:in )?(?:to )?meet(?:ing)?\b|\benlargements? of time\b|\btakes? longer\b|\bnew (?:date|deadline)\b|\blonger (?:period|time)\b|\b(?:do|does|is) not (?:suffice|enough|sufficient)\b|\btoo (?:soon|short|early)\b|\bpropose a new\b/;
/** Time of consumers' requests is another matter. */
const NOT_OURS =
  /\b(?:consumer'?s? requests?|requests? of consumers|extend(?:s|ed)? the response period)\b/;
/** A sentence that goes on about it without its word. */
const GOES_ON =
  /\b(?:ask for one|request one|such (?:a )?requests?|any such|it must be|this request|the request)\b/;
/** The same within one paragraph, where a request can hardly be another. */
const SAME_PARAGRAPH =
  /\brequests? (?:must|shall|should|may|can|cannot|will|has to|have to|needs? to|(?:is|are) to|made|received|by (?:tele)?phone)\b|^(?:please |kindly )?(?:ask|apply|do so)\b|\bdo so\b/;
/** Requests of consumers, and those that a letter makes itself. */
const OTHER_REQUESTS =
  /\b(?:consumers?|customers?|residents?|opt-out|deletion|document requests?|requests? (?:for|no\.?|number)|our request|this request for|requests? below)\b/;

const WAYS: readonly (readonly [AskingWay, RegExp])[] = [
  ['phone', /\b(?:tele)?phone\b|\bcall(?:ing)? (?:me|us|the|our)\b/],
  ['email', /\be-?mail(?:ed)?\b/],
  ['portal', /\bportal\b/],
  ['letter', /\b(?:in writing|written|by letter|write to|by reply to this letter)\b|\bby mail\b/],
];
const LONGEST = 300;
const HEADING = 25;

/** Where the letter speaks of more time: before or after the sentence that has its word, too. */
export function moreTimeUnits(units: readonly Unit[]): ReadonlySet<number> {
  const places = new Set<number>();
  const goesOn = (at: number, from: number) => {
    const [unit, before] = [units[at], units[from]];
    if (unit === undefined || before === undefined || !places.has(from)) return false;
    // "Extensions." is a heading of the sentence after it
    if (from < at && before.small.length < HEADING) return true;
    if (from < at && GOES_ON.test(unit.small)) return true;
    return isOwnRequest(unit, before);
  };
  for (const [at, { small }] of units.entries())
    if ((MORE.test(small) && !NOT_OURS.test(small)) || goesOn(at, at - 1)) places.add(at);
  for (const at of [...units.keys()].toReversed()) if (goesOn(at, at + 1)) places.add(at);
  return places;
}

/** A sentence beside the one that says what is asked for: of the same paragraph, and no list's. */
const isOwnRequest = ({ small, paragraph, item }: Unit, beside: Unit) =>
  !item &&
  paragraph === beside.paragraph &&
  (GOES_ON.test(small) || SAME_PARAGRAPH.test(small)) &&
  !OTHER_REQUESTS.test(small);

/** The day and the way; null: the letter does not speak of it. */
export function moreTimeOf(
  units: readonly Unit[],
  places: ReadonlySet<number>,
  { from, end }: { readonly from: CountedFrom; readonly end: LettersEnd },
): AskingTime | null {
  const own = [...places].flatMap((at) => units[at] ?? []);
  if (own.length === 0) return null;
  const days = own.flatMap((unit) => dayTerms(unit, from).flatMap(({ lastDay }) => lastDay ?? []));
  const back = own.map(({ small }) => beforeEnd(small)).find((each) => each !== undefined);
  const counted = back === undefined ? null : countedBack(back, end);
  const by = [...days, ...(counted === null ? [] : [counted])].toSorted()[0] ?? null;
  return {
    by,
    how: waysIn(own.map(({ small }) => small).join(' ')).filter(
      (way) => way !== 'phone' || !own.some(({ small }) => shutsOutCalls(small)),
    ),
    words: short(own.map(({ text }) => text).join(' ')),
    daysBefore: by !== null && by === counted ? (back?.days ?? null) : null,
  };
}

function countedBack(
  { days, each, business }: BeforeEnd,
  { lastDay, first }: LettersEnd,
): string | null {
  const until = each ? (first ?? lastDay) : lastDay;
  if (until === null) return null;
  if (!business) return addDays(until, -days);
  let day = until;
  for (let left = days; left > 0; left -= 1) day = businessDayUpTo(addDays(day, -1), FEDERAL_WEEK);
  return day;
}

/** "Requests made by telephone will not be considered." */
const shutsOutCalls = (small: string) =>
  /\bnot by (?:tele)?phone\b/.test(small) ||
  (/\b(?:telephone|phone|calls?|oral|orally)\b/.test(small) &&
    /\b(?:not be|cannot be|never|nor) (?:considered|accepted|granted|honored|taken|answered|allowed)\b/.test(
      small,
    ));

/** A written way that is named more closely is not named twice. */
function waysIn(small: string): AskingWay[] {
  const found = WAYS.flatMap(([way, words]) => {
    const at = small.search(words);
    return at === -1 ? [] : [{ way, at }];
  }).toSorted((a, b) => a.at - b.at);
  const ways = found.map(({ way }) => way);
  return ways.includes('email') || ways.includes('portal')
    ? ways.filter((way) => way !== 'letter')
    : ways;
}

const short = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;

/** A way to contest the order: a petition or motion about it, an objection of who got it. */
const OBJECTS =
  /\bpetitions? (?:to (?:modify|set aside|quash|extend)|(?:for|seeking) (?:an? |the )?(?:order|relief|review|extension|modification|protective order))|\bpetitions? (?:must|shall|may|has to|have to|is to) be (?:filed|served|made|brought)|\bmo(?:ve|ves|ving|tions?) (?:to|for) (?:quash|modify|set aside|strike|an? (?:order|protective order))|\bpetition (?:the|a|any) (?:[a-z]{2,12} ){0,3}court\b|\bobjections? (?:to (?:this|the|any|a|these|it|producing|answering)\b|must\b|shall\b|(?:is|are) (?:to be |due)|in writing\b)|\b(?:you|recipient|company|business|respondent|party) (?:may|must|shall|can|will|wishes to|wants to|intends to|would like to)? ?object\b|\b(?:to|if you) object\b|\bset(?:ting)? aside or modify|\bmodify(?:ing)? or set(?:ting)? aside\b/;
/** A person who objects to the use of data speaks of a right, and of no order. */
const ANOTHERS =
  /\b(?:consumers?|customers?|residents?|people|individuals?|users?) (?:can|may|who|to|that)? ?(?:object|opt)/;
const contests = (small: string): boolean => OBJECTS.test(small) && !ANOTHERS.test(small);

/** The earliest day until when an order may be contested; null: none is named. */
export function objectBy(
  units: readonly Unit[],
  { from, end }: { readonly from: CountedFrom; readonly end: LettersEnd },
): string | null {
  const days = units.flatMap((unit) => {
    if (!contests(unit.small)) return [];
    const back = beforeEnd(unit.small);
    const counted = back === undefined ? null : countedBack(back, end);
    return [...dayTerms(unit, from).map(({ lastDay }) => lastDay), counted].filter(
      (day) => day !== null,
    );
  });
  return days.toSorted()[0] ?? null;
}

/** Whether a sentence is about contesting the order. */
export const objects = ({ small }: Unit): boolean => contests(small);
