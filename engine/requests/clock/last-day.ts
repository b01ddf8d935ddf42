/**
 * The days left to a last day, and whether it falls on a weekend or holiday: material for words, in
 * any language.
 */
import { businessDayUpTo, FEDERAL_WEEK, weekdayOf } from '#calendar/business-days.ts';
import { daysBetween } from '#calendar/dates.ts';

export interface DaysLeft {
  readonly lastDay: string;
  /** Below zero: so many days overdue. */
  readonly days: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /**
   * The business day before, where the last day is a Saturday, Sunday or federal holiday; else the
   * last day. It never lies before `asOf`.
   */
  readonly sendBy: string;
}

/**
 * A last day stays on a weekend or holiday; whoever sends by post or has staff in the week sends on
 * the business day before.
 */
export function daysLeft(lastDay: string, asOf: string): DaysLeft {
  const weekday = weekdayOf(lastDay);
  const open = businessDayUpTo(lastDay, FEDERAL_WEEK);
  return {
    lastDay,
    days: daysBetween(asOf, lastDay),
    weekday,
    sendBy: open < asOf ? lastDay : open,
  };
}
