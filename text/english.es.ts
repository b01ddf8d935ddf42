/** Dates, lists and small numbers in Spanish. */
import type * as english from './english.ts';
import { MONTHS_ES } from './months.ts';

/** 1 de enero de 2027. */
export const longDate: typeof english.longDate = (date) => {
  const [year, month = 1, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} de ${MONTHS_ES[month - 1]} de ${year}`;
};

/** "y" and "o" change before their own sound: "Texas e Idaho", "siete u ocho". */
function joined(last: string, next: string): string {
  const word = last === 'or' ? 'o' : 'y';
  if (word === 'y') return /^h?i(?!e)/i.test(next) ? 'e' : 'y';
  return /^h?o|^8/i.test(next) ? 'u' : 'o';
}

/** "a", "a y b", "a, b y c". */
export function list(items: readonly string[], last = 'and'): string {
  const end = items.at(-1);
  if (items.length < 2 || end === undefined) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joined(last, end)} ${end}`;
}

/** "a, b y c"; with semicolons where one of them has a comma or an "y" of its own. */
export const series: typeof english.series = (items) =>
  items.some((item) => /,| [ye] /.test(item)) ? items.join('; ') : list(items);

export const SMALL_NUMBERS: typeof english.SMALL_NUMBERS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');

/** In figures: a word for one would need the gender of its noun. */
export const counted: typeof english.counted = (n, one, many) => `${n} ${n === 1 ? one : many}`;
