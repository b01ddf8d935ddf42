/** The shortest and the longest time in a table of what is kept how long, in words. */
import type { Value } from './filling.ts';

const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TIME = new RegExp(`\\b(\\d+|an?|${NUMBERS.join('|')})[ -](day|week|month|year)s?\\b`, 'i');

/** "From 30 days to 7 years"; undefined while there is no table. */
export function keepRange(table: Value | undefined): string | undefined {
  if (!Array.isArray(table) || !Array.isArray(table[0])) return undefined;
  const [, ...rows] = table as readonly (readonly string[])[];
  const times = rows.map((row) => timeIn(row.at(-1) ?? ''));
  const known = times.flatMap((time) => time ?? []).toSorted((a, b) => a.days - b.days);
  const [shortest, longest] = [known[0], known.at(-1)];
  if (!shortest || !longest) return rows.length === 0 ? undefined : 'By the rules in the table';
  const some = known.length < times.length ? ', or as the first table says' : '';
  if (shortest.days === longest.days) return `For ${longest.words}${some}`;
  return `From ${shortest.words} to ${longest.words}${some}`;
}

/** What follows is why so long: "13 months, because we compare two years". */
const REASON = /\b(?:because|reason)\b/i;

/** The longest of the times in a cell, such as "7 years" of "2 years, invoices 7 years". */
function timeIn(cell: string): { days: number; words: string } | undefined {
  const [told = ''] = cell.split(REASON);
  const all = [...told.matchAll(new RegExp(TIME, 'gi'))].map(([words, count = '', unit = '']) => ({
    words,
    days: numberOf(count) * DAYS[unit.toLowerCase() as keyof typeof DAYS],
  }));
  return all.toSorted((a, b) => b.days - a.days)[0];
}

function numberOf(count: string): number {
  const word = NUMBERS.indexOf(count.toLowerCase());
  if (word >= 0) return word + 1;
  return /^an?$/i.test(count) ? 1 : Number(count);
}
