/** Counting days that are business days: calendar dates in, calendar dates out. */
import { DAY_MS } from './lengths.ts';

/** Which days do not count. */
export interface BusinessWeek {
  /** 0 is Sunday. */
  readonly weekend: readonly number[];
  readonly holidays: (year: number) => readonly string[];
}

const isoOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const numberOf = (date: string) => Date.parse(date) / DAY_MS;
/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekdayOfNumber = (number: number) => (((number + 4) % 7) + 7) % 7;

/** The day of the week of a calendar date; 0 is Sunday. */
export const weekdayOf = (date: string): number => weekdayOfNumber(numberOf(date));

/** The date so many business days later; the first day that counts is the next one. */
export function addBusinessDays(date: string, days: number, week: BusinessWeek): string {
  let at = numberOf(date);
  for (let left = days; left > 0;) {
    at += 1;
    if (!week.weekend.includes(weekdayOfNumber(at)) && !isHoliday(at, week)) left -= 1;
  }
  return isoOf(at);
}

/** The day itself where it is a business day, or else the last one before it. */
export function businessDayUpTo(date: string, week: BusinessWeek): string {
  let at = numberOf(date);
  while (week.weekend.includes(weekdayOfNumber(at)) || isHoliday(at, week)) at -= 1;
  return isoOf(at);
}

function isHoliday(number: number, week: BusinessWeek): boolean {
  const year = new Date(number * DAY_MS).getUTCFullYear();
  return holidaysOf(year, week).has(number);
}

const known = new WeakMap<BusinessWeek, Map<number, ReadonlySet<number>>>();

/** Those of the neighbours too: January 1 may be observed on December 31. */
function holidaysOf(year: number, week: BusinessWeek): ReadonlySet<number> {
  const years = known.get(week) ?? new Map<number, ReadonlySet<number>>();
  known.set(week, years);
  const there = years.get(year);
  if (there) return there;
  const made = new Set([year, year + 1].flatMap((of) => week.holidays(of)).map(numberOf));
  years.set(year, made);
  return made;
}

const two = (n: number) => String(n).padStart(2, '0');
const dateOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

/** The nth such weekday of a month; -1 is the last. */
function nth(year: number, month: number, weekday: number, n: number): string {
  if (n < 0) {
    const last = numberOf(isoOf(Date.UTC(year, month, 0) / DAY_MS));
    return isoOf(last - ((weekdayOfNumber(last) - weekday + 7) % 7));
  }
  const first = Date.UTC(year, month - 1, 1) / DAY_MS;
  return isoOf(first + ((weekday - weekdayOfNumber(first) + 7) % 7) + (n - 1) * 7);
}

/** Saturday: the Friday before. Sunday: the Monday after. */
function observed(date: string): string {
  const weekday = weekdayOf(date);
  return isoOf(numberOf(date) + (weekday === 6 ? -1 : weekday === 0 ? 1 : 0));
}
const onMondayIfSunday = (date: string) => (weekdayOf(date) === 0 ? observed(date) : date);

const fixed = (year: number, days: readonly (readonly [number, number])[]) =>
  days.map(([month, day]) => dateOf(year, month, day));

/**
 * Holidays of both lists that fall on a weekday of a month: in January, February, May, September,
 * October and November.
 */
const movingHolidays = (year: number) => [
  nth(year, 1, 1, 3),
  nth(year, 2, 1, 3),
  nth(year, 5, 1, -1),
  nth(year, 9, 1, 1),
  nth(year, 10, 1, 2),
  nth(year, 11, 4, 4),
];

const FEDERAL_FIXED = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;

/** Monday to Friday without federal holidays as observed (5 U.S.C. § 6103). */
export const FEDERAL_WEEK: BusinessWeek = {
  weekend: [0, 6],
  holidays: (year) => [...fixed(year, FEDERAL_FIXED).map(observed), ...movingHolidays(year)],
};

const CALIFORNIA_FIXED = [
  [1, 1],
  [2, 12],
  [3, 31],
  [7, 4],
  [9, 9],
  [11, 11],
  [12, 25],
] as const;

/**
 * Every day but Sundays and the state's holidays, that of the fourth Friday in September among them
 * (Cal. Civ. Code §§ 7, 9).
 */
export const CALIFORNIA_WEEK: BusinessWeek = {
  weekend: [0],
  holidays: (year) => [
    ...fixed(year, CALIFORNIA_FIXED).map(onMondayIfSunday),
    ...movingHolidays(year),
    nth(year, 9, 5, 4),
  ],
};
