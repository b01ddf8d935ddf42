/**
 * Planned weeks: when each task is worked on, if the owner keeps to the order of work and gives so
 * many hours a week.
 */
import { addDays } from '#calendar/dates.ts';
import { HOURS_A_WEEK } from '#calendar/working-week.ts';

export interface WorkToPlan {
  readonly id: string;
  /** Hours of work: our estimate. */
  readonly hours: number;
  readonly dueDate: string;
}

export interface PlannedWork {
  readonly id: string;
  /** First days of its first and last week. */
  readonly from: string;
  readonly to: string;
  /**
   * Whether its due date lies before the end of its last week: more hours, or another order, would
   * be needed.
   */
  readonly afterDue: boolean;
}

/**
 * The weeks of each task, in the order given. The first week starts on `asOf`; a task starts in the
 * week in which the one before it ends, if hours are left.
 */
export function planWeeks(
  tasks: readonly WorkToPlan[],
  hoursAWeek: number,
  asOf: string,
): PlannedWork[] {
  const week = (hour: number) => addDays(asOf, 7 * Math.floor(hour / hoursAWeek));
  let worked = 0;
  return tasks.map(({ id, hours, dueDate }) => {
    const from = week(worked);
    worked += hours;
    // The last of its hours, not the first of the next task's.
    const to = week(Math.max(worked - 1e-9, 0));
    return { id, from, to: to < from ? from : to, afterDue: dueDate < addDays(to, 6) };
  });
}

/**
 * The fewest whole hours a week with which every task ends by its due date; null if the most are
 * not enough.
 */
export function hoursThatMeet(tasks: readonly WorkToPlan[], asOf: string): number | null {
  for (let hours = HOURS_A_WEEK.least; hours <= HOURS_A_WEEK.most; hours += 1)
    if (planWeeks(tasks, hours, asOf).every(({ afterDue }) => !afterDue)) return hours;
  return null;
}
