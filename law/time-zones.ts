/**
 * The time zone in which most people of a state live: a guide's "today" is the state's own
 * (docs/requirements-decisions.md 5).
 */
import type { StateCode } from './codes.ts';

export const MAIN_TIME_ZONE: Readonly<Record<StateCode, string>> = {
  AL: 'America/Chicago',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  CT: 'America/New_York',
  DE: 'America/New_York',
  FL: 'America/New_York',
  IA: 'America/Chicago',
  IN: 'America/Indiana/Indianapolis',
  KY: 'America/Kentucky/Louisville',
  LA: 'America/Chicago',
  MD: 'America/New_York',
  MN: 'America/Chicago',
  MT: 'America/Denver',
  NE: 'America/Chicago',
  NH: 'America/New_York',
  NJ: 'America/New_York',
  OK: 'America/Chicago',
  OR: 'America/Los_Angeles',
  RI: 'America/New_York',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  VA: 'America/New_York',
  VT: 'America/New_York',
};

/**
 * The same of the other states, for the day of a business: where it is, its day begins (49 CFR part
 * 71).
 */
const OTHER_TIME_ZONE: Readonly<Record<string, string>> = {
  AK: 'America/Anchorage',
  AR: 'America/Chicago',
  AZ: 'America/Phoenix',
  DC: 'America/New_York',
  GA: 'America/New_York',
  HI: 'Pacific/Honolulu',
  ID: 'America/Boise',
  IL: 'America/Chicago',
  KS: 'America/Chicago',
  MA: 'America/New_York',
  ME: 'America/New_York',
  MI: 'America/Detroit',
  MO: 'America/Chicago',
  MS: 'America/Chicago',
  NC: 'America/New_York',
  ND: 'America/Chicago',
  NM: 'America/Denver',
  NV: 'America/Los_Angeles',
  NY: 'America/New_York',
  OH: 'America/New_York',
  PA: 'America/New_York',
  PR: 'America/Puerto_Rico',
  SC: 'America/New_York',
  SD: 'America/Chicago',
  WA: 'America/Los_Angeles',
  WI: 'America/Chicago',
  WV: 'America/New_York',
  WY: 'America/Denver',
};

/** The time zone in which most people of a state live; undefined for what is no state. */
export const zoneOfAnyState = (code: string): string | undefined =>
  (MAIN_TIME_ZONE as Readonly<Record<string, string>>)[code] ?? OTHER_TIME_ZONE[code];
