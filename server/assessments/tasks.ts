/** Marking work done, not applicable, or open again (decisions, 3 and 5). */
import type { Assessment } from '#contract/results.ts';
import { assessStored, held } from './service.ts';
import type { House } from '../services.ts';
import { problem } from '../http/problem.ts';
import { addEvent } from '../businesses/event-store.ts';
import { setWork } from './work-store.ts';

export interface Mark {
  readonly status: 'open' | 'done' | 'not applicable';
  readonly note?: string | undefined;
}
interface Marked {
  readonly ids: readonly string[];
  readonly title: string;
}

const WHAT = {
  done: 'Marked done',
  'not applicable': 'Marked not applicable',
  open: 'Opened again',
} as const;

/** Marks every requirement of a task. Throws `not-found` for a task that this business does not have. */
export function markTask(
  owner: string,
  house: House,
  businessId: string,
  taskId: string,
  mark: Mark,
  by: string,
): Promise<Assessment> {
  return marking(owner, house, businessId, mark, by, ({ tasks }) => {
    const task = tasks.find(({ id }) => id === taskId);
    return task && { ids: task.requirements.map(({ id }) => id), title: task.title };
  });
}

/** Marks one requirement. Throws `not-found` for one that this business does not have. */
export function markRequirement(
  owner: string,
  house: House,
  businessId: string,
  requirementId: string,
  mark: Mark,
  by: string,
): Promise<Assessment> {
  return marking(owner, house, businessId, mark, by, ({ tasks }) => {
    const requirement = tasks
      .flatMap((task) => task.requirements)
      .find(({ id }) => id === requirementId);
    return requirement && { ids: [requirement.id], title: requirement.title };
  });
}

async function marking(
  owner: string,
  house: House,
  businessId: string,
  mark: Mark,
  by: string,
  choose: (now: Assessment) => Marked | undefined,
): Promise<Assessment> {
  return house.db.transaction(async (db) => {
    const business = await held(owner, db, businessId);
    const chosen = choose(await assessStored(owner, db, house, business));
    if (!chosen) throw problem('not-found');
    const note = mark.status === 'open' ? null : mark.note || null;
    const at = house.now();
    await setWork(owner, db, businessId, chosen.ids, {
      status: mark.status,
      note,
      setAt: at,
      setBy: by,
    });
    const detail = note === null ? chosen.title : `${chosen.title}: ${note}`;
    await addEvent(owner, db, businessId, {
      at,
      by,
      what: WHAT[mark.status],
      detail,
      requirementIds: [...chosen.ids],
    });
    return assessStored(owner, db, house, business);
  });
}
