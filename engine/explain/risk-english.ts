/** Why the risk level is what it is, and what lowers it. */
import { mustAllowCure } from '../duties/duties.ts';
import type { StateOutcome } from '#engine/duties/outcome.ts';
import type { Task } from '#engine/tasks/tasks.ts';
import { counted, list } from '#text/english.ts';
import { capital } from '#text/case.ts';

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
  if (open.length === 0) return 'Every listed duty is marked done.';
  const urgent = open.filter((task) => task.priority === 1);
  const noCure = scope
    .filter(
      ({ weighed }) => urgentIn.includes(weighed.law.state) && !mustAllowCure(weighed.law, asOf),
    )
    .map(({ weighed }) => weighed.law.name);
  const parts = [
    urgent.length > 0
      ? `${capital(counted(urgent.length, 'urgent task is', 'urgent tasks are'))} open.`
      : `${capital(counted(open.length, 'task is', 'tasks are'))} open, none of them urgent.`,
    noCure.length > 0 ? `${list(noCure)} may act without a warning first.` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
