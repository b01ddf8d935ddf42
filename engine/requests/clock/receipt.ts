/** Day 0: the calendar day of receipt where the business is, whatever the hour and the channel. */
import { dayIn } from '#calendar/time-zone.ts';

/** Throws a RangeError for an unknown time zone. */
export const dayOfReceipt = (at: Date, timeZone: string): string => dayIn(at, timeZone);
