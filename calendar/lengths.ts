/** How long an hour, a day, a week and a year are on a clock that nobody sets. */
export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
export const HOUR_MS = HOUR_SECONDS * 1000;
export const DAY_MS = DAY_SECONDS * 1000;
export const WEEK_MS = 7 * DAY_MS;
