/** "December 6"; with the year where it is another than today's. */
import { longDate } from '#text/english.ts';

export const nearDate = (date: string, today: string) =>
  date.slice(0, 4) === today.slice(0, 4) ? longDate(date).replace(/, \d+$/, '') : longDate(date);
