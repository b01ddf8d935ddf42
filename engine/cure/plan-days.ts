/** The days of a plan after a letter. */
import { businessDayUpTo, FEDERAL_WEEK } from '#calendar/business-days.ts';
import { addDays, daysBetween } from '#calendar/dates.ts';

const ANSWER_WITHIN = 3;
const SEND_EARLY = 3;

interface PlanDays {
  /** The day on which the last mail goes out; null: no last day is known. */
  readonly send: string | null;
  readonly soon: string;
  readonly at: (share: number) => string | null;
}

/** The days of a plan that begins on `asOf` and works to a day. */
export function daysFor({ asOf, workTo }: { asOf: string; workTo: string | null }): PlanDays {
  const send = workTo === null ? null : sendingDay(asOf, workTo);
  const time = send === null ? 0 : daysBetween(asOf, send);
  return {
    send,
    soon: addDays(asOf, send === null ? ANSWER_WITHIN : Math.min(ANSWER_WITHIN, time)),
    at: (share) => (send === null ? null : addDays(asOf, Math.floor(time * share))),
  };
}

/** A week before the day, so that the answer can still come. */
const WEEK = 7;
export const weekBefore = (by: string, asOf: string): string => {
  const day = addDays(by, -WEEK);
  return day < asOf ? asOf : weekdayBefore(day, asOf);
};

/** Some days before the last one, on a weekday; today if it is that late. */
function sendingDay(asOf: string, workTo: string): string {
  const early = addDays(workTo, -Math.min(SEND_EARLY, Math.max(0, daysBetween(asOf, workTo))));
  return early < asOf ? asOf : weekdayBefore(early, asOf);
}

/** The day itself, or the last day before a weekend or holiday; never before `earliest`. */
export function weekdayBefore(day: string, earliest: string): string {
  const moved = businessDayUpTo(day, FEDERAL_WEEK);
  return moved < earliest ? day : moved;
}
