/** Marking work done, not applicable, or open again (docs/requirements-decisions.md 3 and 5). */
import type { Assessment } from '#contract/results.ts';
import { assessBusiness } from './service.ts';
import { lockBusinessOrThrow } from '../businesses/find.ts';
import type { Services } from '../services.ts';
import { problem } from '../http/problem.ts';
import { addEvent } from '../businesses/event-store.ts';
import { listWork, setWork, type StoredWork } from './work-store.ts';

interface Mark {
  readonly status: 'open' | 'done' | 'not applicable';
  /** Undefined: proof that was told before stays; empty: it is taken away. */
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
    const now = await assessBusiness(owner, db, services, business);
    const chosen = choose(now);
    if (!chosen) throw problem('not-found');
    const changed = changedBy(mark, chosen.ids, await listWork(owner, db, businessId));
    // pressed twice: it is so already, and stays one entry
    if (changed.length === 0) return now;
    const at = services.now();
    await setWork(
      owner,
      db,
      businessId,
      changed.map((item) => ({ ...item, setAt: at, setBy: by })),
    );
    await addEvent(owner, db, businessId, {
      at,
      by,
      what: WHAT[mark.status],
      detail: mark.note ? `${chosen.title}: ${mark.note}` : chosen.title,
      requirementIds: changed.map(({ requirementId }) => requirementId),
    });
    return assessBusiness(owner, db, services, business);
  });
}

type Item = Pick<StoredWork, 'requirementId' | 'status' | 'note'>;

/** The requirements that this mark changes, as they are after it. */
function changedBy(mark: Mark, ids: readonly string[], stored: readonly StoredWork[]): Item[] {
  return ids.flatMap((requirementId): Item[] => {
    const before = stored.find((each) => each.requirementId === requirementId);
    const { status } = mark;
    const note = mark.note === undefined ? keptNote(before, status) : mark.note || null;
    const isSame = (before?.status ?? 'open') === status && (before?.note ?? null) === note;
    return isSame ? [] : [{ requirementId, status, note }];
  });
}

/** Proof stays when a mark is undone, and comes back with the next one. A reason why it does not apply is no proof. */
function keptNote(before: Item | undefined, status: Mark['status']): string | null {
  const isReason = before?.status === 'not applicable' || status === 'not applicable';
  return isReason ? null : (before?.note ?? null);
}
