/** Marking work done, not applicable, or open again (docs/requirements-decisions.md 3 and 5). */
import type { Assessment } from '#contract/results.ts';
import { assessBusiness } from './service.ts';
import { lockBusinessOrThrow } from '../businesses/find.ts';
import type { Services } from '../services.ts';
import { problem } from '../http/problem.ts';
import { addEvent } from '../businesses/event-store.ts';
import { setWork } from './work-store.ts';

interface Mark {
  readonly status: 'open' | 'done' | 'not applicable';
  readonly note?: string | undefined;
}
interface MarkRequest {
  readonly businessId: string;
  readonly mark: Mark;
  /** The owner's name, for the history. */
  readonly by: string;
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
  services: Services,
  { taskId, ...request }: MarkRequest & { readonly taskId: string },
): Promise<Assessment> {
  return markChosen(owner, services, request, ({ tasks }) => {
    const task = tasks.find(({ id }) => id === taskId);
    return task && { ids: task.requirements.map(({ id }) => id), title: task.title };
  });
}

/** Marks one requirement. Throws `not-found` for one that this business does not have. */
export function markRequirement(
  owner: string,
  services: Services,
  { requirementId, ...request }: MarkRequest & { readonly requirementId: string },
): Promise<Assessment> {
  return markChosen(owner, services, request, ({ tasks }) => {
    const requirement = tasks
      .flatMap((task) => task.requirements)
      .find(({ id }) => id === requirementId);
    return requirement && { ids: [requirement.id], title: requirement.title };
  });
}

async function markChosen(
  owner: string,
  services: Services,
  { businessId, mark, by }: MarkRequest,
  choose: (now: Assessment) => Marked | undefined,
): Promise<Assessment> {
  return services.db.transaction(async (db) => {
    const business = await lockBusinessOrThrow(owner, db, businessId);
    const chosen = choose(await assessBusiness(owner, db, services, business));
    if (!chosen) throw problem('not-found');
    const note = mark.status === 'open' ? null : mark.note || null;
    const at = services.now();
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
    return assessBusiness(owner, db, services, business);
  });
}
