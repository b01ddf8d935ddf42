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
