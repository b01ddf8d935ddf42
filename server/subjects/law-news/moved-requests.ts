/**
 * Open requests whose last day is another by the law data of today. The desk counts by today's
 * data; what it counted before is told here, so that no day moves silently.
 */
import { itemState } from '#engine/requests/steps/item-state.ts';
import type { RequestNews } from '#engine/law-changes/news-in-words.ts';
import type { Database } from '#server/base/database/database.ts';
import { turnOfLongWork } from '#server/base/pacing/long-work.ts';
import { dayOf, workOutItems } from '#server/subjects/requests/clock/items-on-day.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { requestEventsOf } from '#server/subjects/requests/stored/event-store.ts';
import { openSlices } from '#server/subjects/requests/stored/list-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import type { ComparedStates } from './law-states.ts';

/** Those of a business, with the last day before and after. */
export async function requestsMoved(
  owner: string,
  db: Database,
  businessId: string,
  compared: ComparedStates,
  now: Date,
): Promise<RequestNews[]> {
  const desk = compared.requestsBefore.size > 0 && (await findDesk(owner, db, businessId));
  if (!desk) return [];
  const today = dayOf(desk, now);
  const found: RequestNews[] = [];
  for await (const slice of openSlices(owner, db, businessId)) {
    const touched = slice.filter(
      ({ clockState, isTrial }) => !isTrial && compared.requestsBefore.has(clockState ?? ''),
    );
    const ids = touched.map(({ id }) => id);
    const events = ids.length > 0 ? await requestEventsOf(owner, db, businessId, ids) : [];
    await turnOfLongWork();
    for (const request of touched) {
      const own = events.filter(({ requestId }) => requestId === request.id);
      found.push(...movedDay(request, own, compared, today));
    }
  }
  return found;
}

/** The first of its last days that is another. */
function movedDay(
  request: StoredRequest,
  events: readonly RequestEvent[],
  { requestsBefore, requestsAfter }: ComparedStates,
  today: string,
): RequestNews[] {
  const state = request.clockState ?? '';
  for (const { item } of workOutItems(request, events, [], today)) {
    const [before, after] = [requestsBefore, requestsAfter].map(
      (laws) => itemState(laws.get(state), item, today).nextLastDay,
    );
    if (before !== after)
      return [
        {
          requestId: request.id,
          reference: request.reference,
          before: before ?? null,
          after: after ?? null,
        },
      ];
  }
  return [];
}
