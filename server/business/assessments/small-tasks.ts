/**
 * Things that laws without a size test ask, ticked by the owner. They are kept beside the marks on
 * requirements and count in no score (docs/decisions/0139-small-laws-get-done.md).
 */
import type { SmallTask } from '#contract/small-tasks.ts';
import type { SmallShelf } from '#engine/small-laws/shelf.ts';
import { smallTaskKey } from '#engine/small-laws/small-facts.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { smallLawsIn, type WholeSmallLaw, type WholeSmallLawBook } from '#law/small-laws.ts';
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

interface Asked {
  readonly law: WholeSmallLaw;
  readonly ask: WholeSmallLaw['asks'][number];
}

/** What the bound laws ask: one act that serves several stands together, in the order of danger. */
function dutiesOf({ laws, first: order }: WholeSmallLawBook, shelf: SmallShelf) {
  const { bound, first, notOwed } = shelf;
  const groups = new Map<string, { readonly asked: Asked[]; readonly place: readonly number[] }>();
  for (const { id } of bound)
    for (const law of laws.filter((each) => each.id === id))
      for (const [rank, ask] of law.asks.entries()) {
        if (notOwed.has(smallTaskKey(id, ask.number))) continue;
        const duty = order.findIndex(({ asks }) =>
          asks.some((each) => each.law === id && each.number === ask.number),
        );
        const key = duty === -1 ? smallTaskKey(id, ask.number) : String(duty);
        const among = first.findIndex(({ text }) => text === ask.text);
        const place = [among, duty].map((at) => (at === -1 ? Infinity : at));
        const group = groups.get(key) ?? { asked: [], place: [...place, rank] };
        group.asked.push({ law, ask });
        groups.set(key, group);
      }
  return [...groups.values()].toSorted(({ place: one }, { place: other }) => {
    const at = one.findIndex((each, index) => each !== other[index]);
    return at === -1 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
  });
}

/** What those that bind ask, with marks, in the language of the corpus. Changes nothing. */
export async function smallTasksOf(
  owner: string,
  db: Database,
  { corpus }: Pick<BusinessServices, 'corpus'>,
  business: StoredBusiness,
  assessed: Assessed,
): Promise<SmallTask[]> {
  const shelf = await smallShelfFor(owner, db, { corpus }, business, assessed);
  const work = await listWork(owner, db, business.id);
  const markOn = ({ law, ask }: Asked) =>
    work.find(({ requirementId }) => requirementId === smallTaskKey(law.id, ask.number));
  const book = smallLawsIn(corpus.language ?? 'en');
  return dutiesOf(book, shelf).flatMap(({ asked }, at): SmallTask[] => {
    const [one, ...more] = asked;
    if (!one) return [];
    const { law, ask } = one;
    const mark = markOn(one);
    const isDone = asked.every((each) => markOn(each)?.status === 'done');
    return [
      {
        lawId: law.id,
        law: law.name,
        number: ask.number,
        text: ask.text,
        cite: ask.cite,
        also: more.map(({ law: { id, name }, ask: { number, cite } }) => ({
          lawId: id,
          law: name,
          number,
          cite,
        })),
        isFirst: at < FIRST,
        isDone,
        on: isDone && mark ? dayIn(mark.setAt, business.timeZone) : null,
        by: isDone && mark ? mark.setBy : null,
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

/**
 * Marks one of them, for all laws that ask it. Throws `not-found` for one that no law asks of this
 * business today.
 */
export async function markSmallTask(
  owner: string,
  services: BusinessServices,
  { lawId, askNumber, ...request }: SmallMark,
): Promise<SmallTask[]> {
  const tasks = await listSmallTasks(owner, services, request.businessId);
  const task = tasks.find((each) =>
    [each, ...each.also].some(
      (asking) => asking.lawId === lawId && String(asking.number) === askNumber,
    ),
  );
  if (!task) throw problem('not-found');
  await markChosen(owner, services, request, () => ({
    ids: [task, ...task.also].map((each) => smallTaskKey(each.lawId, each.number)),
    title: task.text,
  }));
  return listSmallTasks(owner, services, request.businessId);
}
