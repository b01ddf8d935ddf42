/** Something is done about a request: written as events, and what follows from them is settled in the same transaction. */
import { addMonths } from '#calendar/dates.ts';
import type { Database } from '../database/database.ts';
import type { Actor } from '../history/actor.ts';
import { problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { findDesk, touchDesk, type StoredDesk } from './desk-store.ts';
import {
  addRequestEvent,
  requestEventsOf,
  type NewRequestEvent,
  type RequestEvent,
} from './event-store.ts';
import { changeRequest, lockRequest, type RequestChange, type StoredRequest } from './store.ts';
import { dayOf, isEnded, workOutItems } from './worked-out.ts';

export interface At {
  readonly owner: string;
  readonly businessId: string;
  readonly requestId: string;
  /** The version that whoever acts has seen; undefined: any. */
  readonly version?: number | undefined;
}

/** What an act sees: the request, locked, with its events and the desk. */
export interface SeenRequest {
  readonly db: Database;
  readonly desk: StoredDesk;
  readonly request: StoredRequest;
  readonly events: readonly RequestEvent[];
  readonly today: string;
}

export interface Act {
  readonly events: readonly NewRequestEvent[];
  readonly change?: RequestChange;
}

/** Does it. Throws `not-found`, `stale-version`, and what `decide` throws; then nothing was stored. */
export async function act(
  services: Services,
  { owner, businessId, requestId, version }: At,
  by: Actor,
  decide: (seen: SeenRequest) => Act | Promise<Act>,
): Promise<StoredRequest> {
  const at = services.now();
  return services.db.transaction(async (db) => {
    const request = await lockRequest(owner, db, businessId, requestId);
    const desk = request && (await findDesk(owner, db, businessId));
    if (!desk) throw problem('not-found');
    if (version !== undefined && version !== request.version) throw problem('stale-version');
    const events = await requestEventsOf(owner, db, businessId, [requestId]);
    const today = dayOf(desk, at);
    const { events: added, change = {} } = await decide({ db, desk, request, events, today });
    for (const event of added) await addRequestEvent(db, request, event, { at, by });
    const since = await requestEventsOf(owner, db, businessId, [requestId]);
    const closed = await settle(db, { ...request, ...change }, since, today, { at, by });
    const changed = await changeRequest(owner, db, businessId, requestId, {
      ...change,
      closedOn: closed,
      keptUntil: appealKeptUntil(since),
    });
    await touchDesk(owner, db, businessId);
    if (!changed) throw problem('not-found');
    return changed;
  });
}

const APPEAL_MONTHS = 24;

/** Minnesota wants an appeal and its answer kept for 24 months, and our letters promise it everywhere (Minn. Stat. § 325M.14 subd. 5). */
function appealKeptUntil(events: readonly RequestEvent[]): string | null {
  const last = events.findLast(({ what }) => what === 'appeal' || what === 'appeal-answered');
  return last ? addMonths(last.on, APPEAL_MONTHS) : null;
}

/** The day on which the request was closed: by itself, when nothing is left to do; null: it is open. */
async function settle(
  db: Database,
  request: StoredRequest,
  events: readonly RequestEvent[],
  today: string,
  written: { readonly at: Date; readonly by: Actor },
): Promise<string | null> {
  if (request.erasedOn !== null) return request.closedOn;
  const ended = isEnded(workOutItems(request, events, [], today));
  if (!ended) return null;
  if (request.closedOn !== null) return request.closedOn;
  await addRequestEvent(db, request, { what: 'closed', on: today }, written);
  return today;
}
