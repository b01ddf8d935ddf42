/**
 * Formats dates, amounts and counts. Dates of law are calendar dates: no time zone may move them.
 */
import { clockZone } from './time/clock-zone.ts';

const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const counted = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** "Jan 1, 2027" */
export const shortDate = (date: string) => short.format(midnight(date));
/** A moment in the page's time zone, or in another one: "November 20, 2026 at 3:15 PM". */
export const moment = (instant: string, timeZone = clockZone()) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant));
export const count = (value: number) => counted.format(value);
/** A score for display: never 100 % while something is open, nor 0 % once something is done. */
export function percent(score: number): string {
  const rounded = Math.round(score);
  if (rounded === 100 && score < 100) return '99%';
  if (rounded === 0 && score > 0) return '1%';
  return `${rounded}%`;
}

const TIMES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/**
 * Parses "6,400,000", "$6400000", "$2.4M", "850k" or "12 %"; NaN if it is not a number; undefined
 * if it is blank.
 */
export function readNumber(typed: string): number | undefined {
  const plain = typed.replace(/[\s,$%_]/g, '').toLowerCase();
  if (plain === '') return undefined;
  const [, figure, short = ''] =
    /^(-?(?:\d+(?:\.\d+)?|\.\d+))(k|m|b)?(?:illion)?$/.exec(plain) ?? [];
  if (figure === undefined) return Number.NaN;
  // rounded to cents, so that 2.3 million is not 2299999.9999999995
  return short === ''
    ? Number(figure)
    : Math.round(Number(figure) * (TIMES[short] ?? 1) * 100) / 100;
}
