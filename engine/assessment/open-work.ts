/** The counts of a business's work: every page, mail and file takes them from here. */
import type { Task } from '#engine/tasks/tasks.ts';

interface Effort {
  tasks: number;
  /** Our estimate. */
  hours: number;
}

export interface OpenWork {
  /** Owed today or from a known day. */
  sure: Effort;
  /** Owed only if a missing answer turns out so. */
  maybe: Effort;
  done: number;
  /** Marked so by the owner, with a reason. */
  notApplicable: number;
}

type Counted = Pick<Task, 'status' | 'advice' | 'owed' | 'estimatedHours'>;

const effortOf = (tasks: readonly Pick<Task, 'estimatedHours'>[]): Effort => ({
  tasks: tasks.length,
  hours: tasks.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0),
});

/** Good practice is no work that is owed, and is not counted. */
export function workOf(tasks: readonly Counted[]): OpenWork {
  const duties = tasks.filter(({ advice }) => !advice);
  const open = duties.filter(({ status }) => status === 'open');
  return {
    sure: effortOf(open.filter(({ owed }) => owed !== 'may be owed')),
    maybe: effortOf(open.filter(({ owed }) => owed === 'may be owed')),
    done: duties.filter(({ status }) => status === 'done').length,
    notApplicable: duties.filter(({ status }) => status === 'not applicable').length,
  };
}
