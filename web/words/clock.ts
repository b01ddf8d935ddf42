/** Whose calendar the page goes by: the owner's, once the account is known; US Eastern for strangers (decisions, 5). */
import { dayIn, EASTERN } from '#calendar/time-zone.ts';

let zone = EASTERN;

/** Goes by the clock of the account from now on; by US Eastern where there is none. */
export function goByClock(timeZone: string | undefined): void {
  zone = timeZone ?? EASTERN;
}

/** The time zone that the page goes by. */
export const clockZone = (): string => zone;

/** Today on the calendar of a time zone, as an ISO date; on the one that the page goes by where none is named. */
export const today = (timeZone = zone): string => dayIn(new Date(), timeZone);

/** The browser's own time zone; undefined where it tells none. */
export const browserZone = (): string | undefined =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
