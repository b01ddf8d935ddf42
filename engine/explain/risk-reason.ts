/** Why the risk level is what it is, and what lowers it. */
import { mustAllowCure } from '../duties/duties.ts';
import type { StateOutcome } from '#engine/duties/outcome.ts';
import type { Task } from '#engine/tasks/tasks.ts';

/** The sentences in one language. */
export interface RiskWords {
  readonly unbound: string;
  readonly nothingOpen: string;
  readonly urgent: string;
  readonly notUrgent: string;
  readonly noWarning: (names: readonly string[]) => string;
}

interface Standing {
  readonly scope: readonly StateOutcome[];
  readonly tasks: readonly Task[];
  readonly urgentIn: readonly string[];
  readonly asOf: string;
}

/**
 * One or two sentences: the open urgent work, and the states that need not give time to cure a
 * violation.
 */
export function riskReason({ scope, tasks, urgentIn, asOf }: Standing, words: RiskWords): string {
  const open = tasks.filter(
    (task) => task.status === 'open' && !task.advice && task.lostPoints > 0,
  );
  if (scope.length === 0) return words.unbound;
  if (open.length === 0) return words.nothingOpen;
  const isUrgent = open.some((task) => task.priority === 1);
  const noCure = scope
    .filter(
      ({ weighed }) => urgentIn.includes(weighed.law.state) && !mustAllowCure(weighed.law, asOf),
    )
    .map(({ weighed }) => weighed.law.name);
  const parts = [
    isUrgent ? words.urgent : words.notUrgent,
    noCure.length > 0 ? words.noWarning(noCure) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
