/** The score of all laws together, and where something urgent is open. */
import type { StateCode } from '#law/codes.ts';
import type { StateOutcome } from './outcome.ts';
import { scoreOf } from './score.ts';
import type { Score, WorkStatus } from './score.ts';

/**
 * The average over the laws that apply; if there are none, over those that may apply; 100 if there
 * are none either.
 */
export function overallOf(
  states: readonly StateOutcome[],
  statusOf: (id: string) => WorkStatus,
): { overall: Score; provisional: boolean; scope: readonly StateOutcome[] } {
  const binding = states.filter((state) => state.binds);
  const open = states.filter(({ verdict }) => verdict.verdict === 'cannot tell');
  const scope = binding.length > 0 ? binding : open;
  const overall = scoreOf(
    scope.flatMap((state) => state.duties),
    statusOf,
  );
  return { overall, provisional: binding.length === 0 && open.length > 0, scope };
}

/** The states in which a priority-1 requirement is open. */
export function urgentStates(
  scope: readonly StateOutcome[],
  statusOf: (id: string) => WorkStatus,
): StateCode[] {
  return scope
    .filter(({ duties }) =>
      duties.some(
        ({ scored, requirement }) =>
          scored && requirement.priority === 1 && statusOf(requirement.id) === 'open',
      ),
    )
    .map(({ weighed }) => weighed.law.state);
}
