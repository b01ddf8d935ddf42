/** What is known of the work on a task: when it was done, and when it is looked at again. */
import type { Control } from '#law/schema.ts';
import { type LookAgain, lookAgainAfter } from './look-again.ts';
import type { WorkStatus } from '#engine/duties/score.ts';
import type { Task, TaskRequirement, WorkItem } from './task.ts';

type Work = ReadonlyMap<string, WorkItem>;

function lookOf({ lookAgain }: Control, requirementId: string, work: Work): LookAgain | null {
  const item = work.get(requirementId);
  return item?.status === 'done' ? lookAgainAfter(lookAgain, item) : null;
}

/** The first of the days on which a done requirement of the task is looked at again. */
export function nextLook(
  control: Control,
  requirements: readonly TaskRequirement[],
  work: Work,
): LookAgain | null {
  return requirements
    .flatMap(({ id }) => lookOf(control, id, work) ?? [])
    .reduce<LookAgain | null>(
      (one, other) => (one === null || other.on < one.on ? other : one),
      null,
    );
}

/** The requirements of a task that comes back: what was done is open again, as a new entry. */
export function cameBack(
  control: Control,
  requirements: readonly TaskRequirement[],
  work: Work,
): TaskRequirement[] {
  return requirements.map((requirement) => {
    const look = lookOf(control, requirement.id, work);
    return look
      ? {
          ...requirement,
          status: 'open',
          again: true,
          dueDate: look.by,
          dueByLaw: look.cite !== null,
        }
      : requirement;
  });
}

type Recorded = Pick<Task, 'note' | 'doneOn' | 'doneBy' | 'again' | 'lastTime'>;

/**
 * When, by whom and with which proof the task was done; of a task that came back, the time before.
 */
export function recordOf(
  requirements: readonly TaskRequirement[],
  status: WorkStatus,
  work: Work,
): Recorded {
  const set = requirements.flatMap((requirement) => {
    const item = work.get(requirement.id);
    return item && item.status !== 'open' ? [item] : [];
  });
  const newest = set.sort((one, other) => (one.on < other.on ? 1 : -1))[0];
  const none = { note: null, doneOn: null, doneBy: null, again: false, lastTime: null };
  if (!newest) return none;
  const { note, by } = newest;
  const on = newest.on.slice(0, 10);
  if (status !== 'open') return { ...none, note, doneOn: on, doneBy: by };
  if (!requirements.some(({ again }) => again)) return { ...none, note };
  const all = requirements.every((each) => each.again || each.status !== 'open');
  return { ...none, again: all, lastTime: { on, by, note } };
}
