/** Why the risk level is what it is, and what lowers it. */
import { mustAllowCure } from '../duties/duties.ts';
import type { StateOutcome } from '#engine/duties/outcome.ts';
import type { Task } from '#engine/tasks/tasks.ts';
import { list } from '#text/english.ts';

/**
 * One or two sentences: the open urgent work, and the states that need not give time to cure a
 * violation.
 */
export function riskReason(
  scope: readonly StateOutcome[],
  tasks: readonly Task[],
  urgentIn: readonly string[],
  asOf: string,
): string {
  const open = tasks.filter(
    (task) => task.status === 'open' && !task.advice && task.lostPoints > 0,
  );
  if (scope.length === 0) return 'No law that you named binds you today.';
  if (open.length === 0) return 'No duty that is surely owed is open.';
  const isUrgent = open.some((task) => task.priority === 1);
  const noCure = scope
    .filter(
      ({ weighed }) => urgentIn.includes(weighed.law.state) && !mustAllowCure(weighed.law, asOf),
    )
    .map(({ weighed }) => weighed.law.name);
  const parts = [
    isUrgent ? 'Urgent work is open.' : 'Work is open, and none of it is urgent.',
    noCure.length > 0 ? `${list(noCure)} may act without a warning first.` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
