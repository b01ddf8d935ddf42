/**
 * Our own target days, moved where the owner's hours cannot meet them. A day that a law sets never
 * moves.
 */
import { addDays } from '#calendar/dates.ts';
import type { Task } from '#engine/tasks/tasks.ts';
import { planWeeks } from './weeks.ts';

/** The tasks that are planned in weeks: open duties that are owed today or from a known day. */
export const toPlan = <Planned extends Pick<Task, 'status' | 'advice' | 'owed'>>(
  tasks: readonly Planned[],
): Planned[] =>
  tasks.filter(
    ({ status, advice, owed }) => status === 'open' && !advice && owed !== 'may be owed',
  );

/**
 * Moves each target that comes before the end of the task's last planned week to that end, and
 * keeps the day from which it was moved.
 */
export function moveTargets(tasks: readonly Task[], hoursAWeek: number, asOf: string): Task[] {
  const work = toPlan(tasks).map(({ id, estimatedHours: hours, dueDate }) => ({
    id,
    hours,
    dueDate,
  }));
  const late = new Map(
    planWeeks(work, hoursAWeek, asOf).flatMap(({ id, to, afterDue }) =>
      afterDue ? [[id, addDays(to, 6)]] : [],
    ),
  );
  return tasks.map((task) => {
    const end = task.dueByLaw ? undefined : late.get(task.id);
    return end === undefined ? task : { ...task, dueDate: end, movedFrom: task.dueDate };
  });
}
