/** Calendar dates as ISO strings, not instants, so no time zone can move them. */

import { DAY_MS } from './lengths.ts';

/** Days come again and again: a list of requests asks for the same few thousand. */
const MOST_KNOWN = 20_000;
const numbers = new Map<string, number>();
const dates = new Map<number, string>();

function remember<K, V>(known: Map<K, V>, key: K, value: V): V {
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, value);
  return value;
}

/** Days since 1970-01-01. */
function numberOf(date: string): number {
  const known = numbers.get(date);
  if (known !== undefined) return known;
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return remember(numbers, date, Date.UTC(year, month - 1, day) / DAY_MS);
}

/** The date a number of calendar days later (earlier if it is below zero). ISO in, ISO out. */
export function addDays(date: string, days: number): string {
  const number = numberOf(date.length === 10 ? date : date.slice(0, 10)) + Math.trunc(days);
  return (
    dates.get(number) ??
    remember(dates, number, new Date(number * DAY_MS).toISOString().slice(0, 10))
  );
}

/** The same day some months later; the last day of that month where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 1970, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

/** Number of calendar days from one date to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);
}

/** The latest of the given dates. */
export function latest(...dates: (string | null | undefined)[]): string {
  return dates.filter((date) => date != null).reduce((one, other) => (one > other ? one : other));
}

/** Whether a text in the form of an ISO date, such as 2027-01-31, is a day that exists. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
