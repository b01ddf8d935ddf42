/**
 * Dates, lists and small numbers in English. Separate from the sentences, so that pages load only
 * what they use.
 */
import { MONTHS_EN } from './months.ts';

/** January 1, 2027. */
export function longDate(date: string): string {
  const [year, month = 1, day] = date.slice(0, 10).split('-').map(Number);
  return `${MONTHS_EN[month - 1]} ${day}, ${year}`;
}

/** "a", "a and b", "a, b and c". */
export function list(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** "a, b and c"; with semicolons where one of them has a comma or an "and" of its own. */
export const series = (items: readonly string[]) =>
  items.some((item) => /,| and /.test(item)) ? items.join('; ') : list(items);

export const SMALL_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Small numbers as words: "three laws". */
export function counted(n: number, one: string, many: string): string {
  return `${SMALL_NUMBERS[n] ?? String(n)} ${n === 1 ? one : many}`;
}
