/** Today on the page. */
import { dayIn } from '#calendar/time-zone.ts';
import { clockZone } from './clock-zone.ts';

/** Today on the calendar of a time zone, as an ISO date; on the one that the page goes by where none is named. */
export const today = (timeZone = clockZone()): string => dayIn(new Date(), timeZone);
