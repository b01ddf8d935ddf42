/** Today on the page. */
import { dayIn } from '#calendar/time-zone.ts';
import { clockZone } from './clock-zone.ts';

/** Today's date in a time zone, ISO; in the page's if none is given. */
export const today = (timeZone = clockZone()): string => dayIn(new Date(), timeZone);
