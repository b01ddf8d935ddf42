/**
 * The time zone of the page: the owner's, once the account is known; US Eastern for everyone else
 * (docs/requirements-decisions.md 5).
 */
import { EASTERN } from '#calendar/time-zone.ts';

let zone: string = EASTERN;

/** Sets the time zone of the account; US Eastern if there is none. */
export function goByClock(timeZone = EASTERN): void {
  zone = timeZone;
}

/** The time zone of the page. */
export const clockZone = (): string => zone;
