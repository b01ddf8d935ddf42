/** Dates, amounts and counts in Spanish. */
import type * as english from './figures.ts';
import { clockZone } from './time/clock-zone.ts';

export { count, percent, readNumber } from './figures.ts';

const SHORT = new Intl.DateTimeFormat('es-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "1 ene 2027" */
export const shortDate: typeof english.shortDate = (date) =>
  SHORT.format(Date.parse(`${date}T00:00:00Z`));

/** "20 de noviembre de 2026, 3:15 p. m." */
export const moment = (instant: string, timeZone = clockZone()) =>
  new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );
