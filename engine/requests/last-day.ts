/** The days left to a last day, and whether it falls on a weekend: material for words, in any language. */
import { addDays, daysBetween } from '#calendar/dates.ts';
import { weekdayOf } from '#calendar/business-days.ts';

export interface DaysLeft {
  readonly lastDay: string;
  /** Below zero: so many days overdue. */
  readonly days: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** The Friday before, where the last day is a Saturday or Sunday; else the last day. It never lies before `asOf`. */
  readonly sendBy: string;
}

/** A last day stays on a weekend; whoever sends by post or has staff in the week sends by Friday. */
export function daysLeft(lastDay: string, asOf: string): DaysLeft {
  const weekday = weekdayOf(lastDay);
  const friday = addDays(lastDay, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
  return {
    lastDay,
    days: daysBetween(asOf, lastDay),
    weekday,
    sendBy: friday < asOf ? lastDay : friday,
  };
}
