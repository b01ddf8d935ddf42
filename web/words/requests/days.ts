/** Last days in words: "Sunday, December 6: send it by Friday, December 4", "5 days left". */
import { daysLeft } from '#engine/requests/clock/last-day.ts';
import { nearDate } from '#web/words/time/near-date.ts';
import { plural } from '#text/figures.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "Sunday, December 6"; with the year where it is not this one. */
export function dayWords(day: string, today: string): string {
  const { weekday } = daysLeft(day, today);
  return `${WEEKDAYS[weekday]}, ${nearDate(day, today)}`;
}

/** A last day on a weekend or holiday is said with the business day before. */
export function lastDayWords(day: string, today: string): string {
  const { sendBy, lastDay } = daysLeft(day, today);
  const open = sendBy === lastDay ? '' : `: send it by ${dayWords(sendBy, today)}`;
  return dayWords(day, today) + open;
}

export function leftWords(day: string, today: string): string {
  const { days } = daysLeft(day, today);
  if (days < 0) return `${plural(-days, 'day')} overdue`;
  return days === 0 ? 'today is the last day' : plural(days, 'day left', 'days left');
}
