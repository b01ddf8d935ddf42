/** Taking back a second completion: the time before counts again, as the history tells it. */
import { lookAgainAfter } from '#engine/tasks/look-again.ts';
import { dayIn } from '#calendar/time-zone.ts';
import type { StoredEvent } from '#server/base/history/chain.ts';
import { listEvents } from '#server/base/history/store.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import type { BusinessServices } from '#server/business/services.ts';
import type { StoredWork } from './work-store.ts';

/** What the history calls a mark, and a changed note. */
export const WHAT = {
  done: 'Marked done',
  'not applicable': 'Marked not applicable',
  open: 'Opened again',
} as const;
export const NOTE_CHANGED = 'Note changed';

/**
 * Requirement id → the completion before the present mark, where its day to look again has come:
 * undoing the present mark leads back to it, and not to work that was never done.
 */
export async function timesBefore(
  owner: string,
  db: Database,
  { corpus, now }: Pick<BusinessServices, 'corpus' | 'now'>,
  business: StoredBusiness,
  stored: readonly StoredWork[],
): Promise<ReadonlyMap<string, StoredWork>> {
  const marked = stored.filter(({ status }) => status !== 'open');
  const history = (await listEvents(owner, db, business.id)).toReversed();
  const day = (at: Date) => dayIn(at, business.timeZone);
  const duties = new Map(
    corpus.laws.flatMap(({ requirements }) => requirements.map((duty) => [duty.id, duty])),
  );
  return new Map(
    marked.flatMap(({ requirementId }) => {
      const duty = duties.get(requirementId);
      const control = corpus.controls.controls.find(({ key }) => key === duty?.control);
      const titles = [control?.title ?? '', duty?.title ?? ''];
      const before = lastDone(requirementId, titles, history);
      if (!before) return [];
      const look = lookAgainAfter(control?.lookAgain, { requirementId, on: day(before.setAt) });
      return look !== null && look.on <= day(now()) ? [[requirementId, before] as const] : [];
    }),
  );
}

/** The completion below the present mark: each "Opened again" takes one mark back. */
function lastDone(
  requirementId: string,
  titles: readonly string[],
  history: readonly StoredEvent[],
): StoredWork | undefined {
  const marks: StoredWork[] = [];
  for (const { at, by, what, detail, requirementIds } of history) {
    if (!requirementIds.includes(requirementId)) continue;
    const note = noteIn(detail, titles);
    const last = marks.at(-1);
    if (what === WHAT.open) marks.pop();
    else if (what === NOTE_CHANGED && last) last.note = note;
    else if (what === WHAT.done)
      marks.push({ requirementId, status: 'done', note, setAt: at, setBy: by });
    else if (what === WHAT['not applicable'])
      marks.push({ requirementId, status: 'not applicable', note, setAt: at, setBy: by });
  }
  const last = marks.at(-2);
  return last?.status === 'done' ? last : undefined;
}

/** The note of a detail "title: note". */
function noteIn(detail: string | null, titles: readonly string[]): string | null {
  const title = titles.find((each) => detail?.startsWith(`${each}: `));
  return detail === null || title === undefined ? null : detail.slice(title.length + 2);
}
