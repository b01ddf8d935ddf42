/** Marking work done, not applicable, or open again (docs/requirements-decisions.md 3 and 5). */
import type { Assessment } from '#contract/results.ts';
import { assessBusiness } from './service.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { problem } from '#server/base/problem.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { changedBetween } from '#server/base/history/changes.ts';
import { addEvent } from '#server/base/history/store.ts';
import { NOTE_CHANGED, timesBefore, WHAT } from './times-before.ts';
import { listWork, setWork, type StoredWork } from './work-store.ts';

interface Mark {
  readonly status: 'open' | 'done' | 'not applicable';
  /** Undefined: proof that was given before stays; empty: it is taken away. */
  readonly note?: string | undefined;
}
export interface MarkRequest {
  readonly businessId: string;
  readonly mark: Mark;
  readonly by: Actor;
}
interface Marked {
  readonly ids: readonly string[];
  readonly title: string;
}

/**
 * Marks every requirement of a task. Throws `not-found` for a task that this business does not
 * have.
 */
export function markTask(
  owner: string,
  services: BusinessServices,
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
  services: BusinessServices,
  { requirementId, ...request }: MarkRequest & { readonly requirementId: string },
): Promise<Assessment> {
  return markChosen(owner, services, request, ({ tasks }) => {
    const requirement = tasks
      .flatMap((task) => task.requirements)
      .find(({ id }) => id === requirementId);
    return requirement && { ids: [requirement.id], title: requirement.title };
  });
}

type Choose = (now: Assessment) => Marked | undefined;

/**
 * Weighs before and after the transaction: while one owner's tasks are weighed, no connection is
 * held.
 */
export async function markChosen(
  owner: string,
  services: BusinessServices,
  request: MarkRequest,
  choose: Choose,
): Promise<Assessment> {
  const { db } = services;
  const seen = await findBusinessOrThrow(owner, db, request.businessId);
  const weighed = await assessBusiness(owner, db, services, seen);
  const unchanged = await writeMark(owner, services, request, { choose, seen, weighed });
  if (unchanged) return unchanged;
  const marked = await findBusinessOrThrow(owner, db, request.businessId);
  return assessBusiness(owner, db, services, marked);
}

interface Seen {
  readonly choose: Choose;
  readonly seen: StoredBusiness;
  readonly weighed: Assessment;
}

/** Returns the assessment if the mark changes nothing. */
function writeMark(
  owner: string,
  services: BusinessServices,
  { businessId, mark, by }: MarkRequest,
  { choose, seen, weighed }: Seen,
): Promise<Assessment | undefined> {
  return services.db.transaction(async (db) => {
    const business = await lockBusinessOrThrow(owner, db, businessId);
    // what was weighed before holds only as long as nothing changed since
    const holds = business.version === seen.version && business.revision === seen.revision;
    const now = holds ? weighed : await assessBusiness(owner, db, services, business);
    const chosen = choose(now);
    if (!chosen) throw problem('not-found');
    const stored = await listWork(owner, db, businessId);
    const changed = changedBy(mark, chosen.ids, stored, cameBackIn(now));
    // pressed twice: it is so already, and stays one entry
    if (changed.length === 0) return now;
    const at = services.now();
    const isNoteOnly = changed.every(({ set }) => set !== undefined);
    const before =
      mark.status === 'open' ? await timesBefore(owner, db, services, business, stored) : undefined;
    const after = changed.map(
      ({ set, ...item }) =>
        before?.get(item.requirementId) ?? { ...item, ...(set ?? { setAt: at, setBy: by.name }) },
    );
    await setWork(owner, db, businessId, after);
    await addEvent(owner, db, businessId, {
      at,
      by,
      what: isNoteOnly ? NOTE_CHANGED : WHAT[mark.status],
      detail: mark.note ? `${chosen.title}: ${mark.note}` : chosen.title,
      requirementIds: changed.map(({ requirementId }) => requirementId),
      changes: changedBetween(marks(stored, after), marks(after, after)),
    });
    return undefined;
  });
}

/** Requirement id → status and note, of those that are among `chosen`. */
const marks = (work: readonly StoredWork[], chosen: readonly StoredWork[]) =>
  Object.fromEntries(
    work
      .filter(({ requirementId }) => chosen.some((each) => each.requirementId === requirementId))
      .map(({ requirementId, status, note }) => [requirementId, { status, note }]),
  );

interface Item extends Pick<StoredWork, 'requirementId' | 'status' | 'note'> {
  /** When and by whom it was marked, where only its note changes. */
  set?: Pick<StoredWork, 'setAt' | 'setBy'>;
}

/** The requirements that are open again because their day to look again has come. */
const cameBackIn = ({ tasks }: Assessment) =>
  new Set(
    tasks.flatMap(({ requirements }) =>
      requirements.filter(({ again }) => again).map(({ id }) => id),
    ),
  );

/**
 * The requirements that this mark changes, as they are after it. What came back has no proof yet of
 * this time.
 */
function changedBy(
  mark: Mark,
  ids: readonly string[],
  stored: readonly StoredWork[],
  cameBack: ReadonlySet<string>,
): Item[] {
  return ids.flatMap((requirementId): Item[] => {
    if (cameBack.has(requirementId))
      return mark.status === 'open'
        ? []
        : [{ requirementId, status: mark.status, note: mark.note || null }];
    const before = stored.find((each) => each.requirementId === requirementId);
    const { status } = mark;
    const note = mark.note === undefined ? keptNote(before, status) : mark.note || null;
    const isSame = (before?.status ?? 'open') === status && (before?.note ?? null) === note;
    if (isSame) return [];
    const isNote = before?.status === status;
    const set = isNote ? { set: { setAt: before.setAt, setBy: before.setBy } } : {};
    return [{ requirementId, status, note, ...set }];
  });
}

/**
 * Proof stays when a mark is undone, and comes back with the next one. A reason why it does not
 * apply is no proof.
 */
function keptNote(before: StoredWork | undefined, status: Mark['status']): string | null {
  const isReason = before?.status === 'not applicable' || status === 'not applicable';
  return isReason ? null : (before?.note ?? null);
}
