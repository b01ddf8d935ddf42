/** Days that a letter names for items by their numbers: "items I and II are due January 4". */
import { dayTerms, type CountedFrom } from '../text/day-terms.ts';
import type { Unit } from '../text/units.ts';

export interface MarkedDays {
  readonly of: ReadonlyMap<string, string>;
  /** For everything else; null: not named. */
  readonly rest: string | null;
  /** Places of the sentences that say so. */
  readonly units: ReadonlySet<number>;
}

const ONE = String.raw`\(?(?:\d{1,2}|[ivx]{1,4}|[b-h])\)?`;
const LISTED = new RegExp(
  String.raw`\b(?:items?|materials?|requests?|documents?|numbers?|questions?|paragraphs?|under)\s(?:(?:nos?\.|numbers?|under|in)\s){0,2}(${ONE}(?:(?:,\s|,?\sand\s|\sto\s|\sthrough\s|\s?[-–]\s?)${ONE}){0,8})(?![\p{L}\d])`,
  'gu',
);
const REST =
  /\b(?:everything else|the rest|the remainder|all others|(?:all |the ){1,2}(?:other|remaining) (?:items|requests|documents|materials|questions))\b/;
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** The days by item. Only a sentence with a day of its own after the numbers says one. */
export function markedDays(units: readonly Unit[], from: CountedFrom): MarkedDays {
  const of = new Map<string, string>();
  const places = new Set<number>();
  let rest: string | null = null;
  for (const [at, unit] of units.entries()) {
    if (unit.item) continue;
    const terms = dayTerms(unit, from).filter(({ lastDay }) => lastDay !== null);
    const after = (place: number) => terms.find((term) => term.at > place)?.lastDay ?? null;
    for (const found of unit.small.matchAll(LISTED)) {
      const day = after(found.index);
      if (day === null) continue;
      for (const mark of marksIn(found[1] ?? '')) of.set(mark, day);
      places.add(at);
    }
    const others = unit.small.search(REST);
    const day = others === -1 ? null : after(others);
    if (day !== null && of.size > 0) {
      rest = day;
      places.add(at);
    }
  }
  return { of, rest, units: places };
}

/** The marks of a list with its ranges: "1 to 3 and 5". */
function marksIn(list: string): string[] {
  const marks: string[] = [];
  for (const [, joint = '', mark = ''] of list.matchAll(
    /(\sto\s|\sthrough\s|\s?[-–]\s?)?\(?([a-z]{1,4}|\d{1,2})\)?(?=$|[,\s–-])/g,
  )) {
    if (mark === 'and' || mark === 'to') continue;
    if (joint !== '') marks.push(...between(marks.at(-1) ?? mark, mark));
    marks.push(mark);
  }
  return marks;
}

function between(first: string, last: string): string[] {
  const series = /\d/.test(first) ? Array.from({ length: 99 }, (_, at) => String(at + 1)) : ROMANS;
  return series.slice(series.indexOf(first) + 1, Math.max(0, series.indexOf(last)));
}
