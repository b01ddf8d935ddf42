/** "6 de diciembre"; with the year where it is another than today's. */
import { longDate } from '#text/english.es.ts';
import type * as english from './near-date.ts';

export const nearDate: typeof english.nearDate = (date, today) =>
  date.slice(0, 4) === today.slice(0, 4) ? longDate(date).slice(0, -8) : longDate(date);
