/**
 * Things that laws without a size test ask, ticked by the owner. They are kept beside the marks on
 * requirements and count in no score (docs/decisions/0139-small-laws-get-done.md).
 */
import type { SmallTask } from '#contract/small-tasks.ts';
import { smallTaskKey } from '#engine/small-laws/small-facts.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { smallLawsIn } from '#law/small-laws.ts';
import type { Database } from '#server/base/database/database.ts';
import { problem } from '#server/base/problem.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { assessBusiness } from './service.ts';
import { smallShelfFor } from './small-shelf.ts';
import { markChosen, type MarkRequest } from './tasks.ts';
import { listWork } from './work-store.ts';

/** So many are shown as the first to do. */
const FIRST = 3;

type Assessed = Parameters<typeof smallShelfFor>[4];

/** What those that bind ask, with marks, in the language of the corpus. Changes nothing. */
export async function smallTasksOf(
  owner: string,
  db: Database,
  { corpus }: Pick<BusinessServices, 'corpus'>,
  business: StoredBusiness,
  assessed: Assessed,
): Promise<SmallTask[]> {
  const { bound } = await smallShelfFor(owner, db, { corpus }, business, assessed);
  const { laws } = smallLawsIn(corpus.language ?? 'en');
  const work = await listWork(owner, db, business.id);
  const ranked = bound.flatMap(({ id }) => {
    const law = laws.find((each) => each.id === id);
    return (law?.asks ?? []).map((ask, rank) => ({ law, ask, rank }));
  });
  const all = ranked.toSorted((one, other) => one.rank - other.rank);
  return all.flatMap(({ law, ask: { number, text, cite } }, at): SmallTask[] => {
    if (!law) return [];
    const mark = work.find(({ requirementId }) => requirementId === smallTaskKey(law.id, number));
    const isDone = mark?.status === 'done';
    return [
      {
        lawId: law.id,
        law: law.name,
        number,
        text,
        cite,
        isFirst: at < FIRST,
        isDone,
        on: isDone ? dayIn(mark.setAt, business.timeZone) : null,
        by: isDone ? mark.setBy : null,
        note: mark?.note ?? null,
      },
    ];
  });
}

/** The same for a stored business. Throws `not-found`. */
export async function listSmallTasks(
  owner: string,
  services: BusinessServices,
  businessId: string,
): Promise<SmallTask[]> {
  const business = await findBusinessOrThrow(owner, services.db, businessId);
  const assessed = await assessBusiness(owner, services.db, services, business);
  return smallTasksOf(owner, services.db, services, business, assessed);
}

interface SmallMark extends MarkRequest {
  readonly lawId: string;
  readonly askNumber: string;
}

/** Marks one of them. Throws `not-found` for one that no law asks of this business today. */
export async function markSmallTask(
  owner: string,
  services: BusinessServices,
  { lawId, askNumber, ...request }: SmallMark,
): Promise<SmallTask[]> {
  const tasks = await listSmallTasks(owner, services, request.businessId);
  const task = tasks.find((each) => each.lawId === lawId && String(each.number) === askNumber);
  if (!task) throw problem('not-found');
  await markChosen(owner, services, request, () => ({
    ids: [smallTaskKey(lawId, task.number)],
    title: task.text,
  }));
  return listSmallTasks(owner, services, request.businessId);
}
