/** Calendar dates in a text, as English and Spanish write them. */
import { MONTHS_EN, MONTHS_ES } from './months.ts';

/** "December", "Dec.", "Sept.", "diciembre". */
const NAME = String.raw`(?:(?:${MONTHS_EN.join('|')}|${MONTHS_ES.join('|')}|setiembre)\b|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?)`;
const DATE = new RegExp(
  String.raw`\b(${NAME})\s{1,4}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,4}(20\d\d)\b|\b(\d{1,2})/(\d{1,2})/(20\d\d)\b|\b(20\d\d)-(\d\d)-(\d\d)\b|\b(\d{1,2})(?:st|nd|rd|th)?(?: day of| de)?\s{1,4}(${NAME}),?(?: de)?\s{1,4}(20\d\d)\b`,
  'gi',
);

export interface FoundDate {
  /** A calendar date, "2026-11-03". */
  readonly date: string;
  /** Where it begins in the text. */
  readonly at: number;
}

/** The dates in a text, in their order; a day that does not exist is none. */
export function writtenDates(text: string): FoundDate[] {
  return [...text.matchAll(DATE)].flatMap((found) => {
    const [, word, day, year, month2, day2, year2, year3, month3, day3, day4, word4, year4] = found;
    const name = word ?? word4;
    const month = name === undefined ? (month2 ?? month3) : monthOf(name);
    const parts = [year ?? year2 ?? year3 ?? year4, month, day ?? day2 ?? day3 ?? day4];
    const [y = 0, m = 0, d = 0] = parts.map(Number);
    return realDate(y, m, d, found.index);
  });
}

/** The number of a month by its name or the beginning of it. */
function monthOf(name: string): number {
  const start = name.toLowerCase().replace('set', 'sept').slice(0, 3);
  const at = (months: readonly string[]) =>
    months.findIndex((month) => month.toLowerCase().startsWith(start)) + 1;
  return at(MONTHS_EN) || at(MONTHS_ES);
}

function realDate(year: number, month: number, day: number, at: number): FoundDate[] {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? [{ date: date.toISOString().slice(0, 10), at }]
    : [];
}
