/**
 * Which calendar day it is, and for whom: for owners by the time zone of their account, for guides
 * by the state's, for all other pages by US Eastern (docs/requirements-decisions.md 5).
 */
import { dayIn, EASTERN } from '#calendar/time-zone.ts';
import { STATES } from '#law/codes.ts';
import { MAIN_TIME_ZONE } from '#law/time-zones.ts';
import type { BaseServices } from './services.ts';

type Clock = Pick<BaseServices, 'now'>;

/** Today for an owner, ISO. */
export const todayForOwner = (
  { now }: Clock,
  { timeZone }: { readonly timeZone: string },
): string => dayIn(now(), timeZone);

/** In every time zone a day begins on a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;

/**
 * Today's date by time zone, computed at most once a quarter of an hour, since every page needs it.
 */
export function todayForVisitors({ now }: Clock): (timeZone?: string) => string {
  const days = new Map<string, string>();
  let quarter = Number.NaN;
  return (timeZone = EASTERN) => {
    const at = now();
    const current = Math.floor(at.getTime() / QUARTER_MS);
    if (current !== quarter) days.clear();
    quarter = current;
    const known = days.get(timeZone);
    if (known !== undefined) return known;
    const day = dayIn(at, timeZone);
    days.set(timeZone, day);
    return day;
  };
}

const SLUG_IN_PATH = new RegExp(
  `^/(?:[a-z]+/)*(${STATES.map(({ slug }) => slug).join('|')})(?![a-z])`,
);
const CODES = new Map<string, string>(
  STATES.flatMap(({ code, slug }) => [
    [slug, MAIN_TIME_ZONE[code]],
    [code.toLowerCase(), MAIN_TIME_ZONE[code]],
  ]),
);

/** The time zone of a state by its slug or code in lower case; US Eastern for anything else. */
export const zoneOfState = (name: string): string => CODES.get(name) ?? EASTERN;

/** The time zone of a page by its address: a guide and its files use that of their state. */
export const zoneOfPath = (path: string): string => zoneOfState(SLUG_IN_PATH.exec(path)?.[1] ?? '');
