/**
 * Whose clock the page goes by: the owner's, once the account is known; US Eastern for strangers
 * (docs/requirements-decisions.md 5).
 */
import { EASTERN } from '#calendar/time-zone.ts';

let zone: string = EASTERN;

/** Goes by the clock of the account from now on; by US Eastern where there is none. */
export function goByClock(timeZone = EASTERN): void {
  zone = timeZone;
}

/** The time zone that the page goes by. */
export const clockZone = (): string => zone;
