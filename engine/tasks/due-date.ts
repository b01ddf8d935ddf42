/** When the work for a requirement is due: our target, besides the dates that the law sets. */
import { addDays, latest } from '#calendar/dates.ts';

/** Calendar days by priority. */
const GRACE_DAYS = { 1: 30, 2: 60, 3: 90 } as const;

/**
 * When a requirement is due (docs/requirements-decisions.md 5): the latest of the day it first
 * became owed + 30, 60 or 90 days for priority 1, 2 or 3; its own first day; the law's first day.
 */
export function dueDate(
  requirement: { priority: 1 | 2 | 3; from?: string | undefined },
  effective: string,
  owedSince: string,
): string {
  const grace = addDays(owedSince, GRACE_DAYS[requirement.priority]);
  return latest(grace, requirement.from, effective);
}
