/**
 * Something happens to a request: written as events, and what follows from them is settled in the
 * same transaction.
 */
import { addMonths } from '#calendar/dates.ts';
import type { Database } from '#server/base/database/database.ts';
import type { Actor } from '#server/base/history/actor.ts';
import {
  findDesk,
  touchDesk,
  type StoredDesk,
} from '#server/subjects/requests/stored/desk-store.ts';
import {
  addRequestEvent,
  requestEventsOf,
  type NewRequestEvent,
  type RequestEvent,
} from '#server/subjects/requests/stored/event-store.ts';
import {
  changeRequest,
  lockRequest,
  type RequestChange,
  type StoredRequest,
} from '#server/subjects/requests/stored/store.ts';
import { dayOf, isEnded, workOutItems } from '#server/subjects/requests/clock/items-on-day.ts';

/** What an action sees: the request, locked, with its events and the desk. */
export interface SeenRequest {
  readonly db: Database;
  readonly desk: StoredDesk;
  readonly request: StoredRequest;
  readonly events: readonly RequestEvent[];
  readonly today: string;
}

export interface ActionOutcome {
  readonly events: readonly NewRequestEvent[];
  readonly change?: RequestChange;
}

interface Where {
  readonly owner: string;
  readonly businessId: string;
  readonly requestId: string;
}

interface Written {
  readonly at: Date;
  readonly by: Actor;
}

/**
 * Locks the request, lets `decide` see it, and settles what it says, in the caller's transaction.
 * Undefined where it is gone.
 */
export async function settleRequest(
  db: Database,
  { owner, businessId, requestId }: Where,
  { at, by }: Written,
  decide: (seen: SeenRequest) => ActionOutcome | Promise<ActionOutcome>,
): Promise<StoredRequest | undefined> {
  const request = await lockRequest(owner, db, businessId, requestId);
  const desk = request && (await findDesk(owner, db, businessId));
  if (!desk) return undefined;
  const events = await requestEventsOf(owner, db, businessId, [requestId]);
  const today = dayOf(desk, at);
  const { events: added, change = {} } = await decide({ db, desk, request, events, today });
  for (const event of added) await addRequestEvent(db, request, event, { at, by });
  const since = await requestEventsOf(owner, db, businessId, [requestId]);
  const closedOn = await closing(db, { ...request, ...change }, since, today, { at, by });
  const keptUntil = appealKeptUntil(since);
  const all = { ...change, closedOn, keptUntil };
  const changed = await changeRequest(owner, db, businessId, requestId, all);
  await touchDesk(owner, db, businessId);
  return changed;
}

const APPEAL_MONTHS = 24;

/**
 * Minnesota wants an appeal and its answer kept for 24 months, and our letters promise it
 * everywhere (Minn. Stat. § 325M.14 subd. 5).
 */
function appealKeptUntil(events: readonly RequestEvent[]): string | null {
  const last = events.findLast(({ what }) => what === 'appeal' || what === 'appeal-answered');
  return last ? addMonths(last.on, APPEAL_MONTHS) : null;
}

/**
 * The day on which the request was closed: by itself, when nothing is left to do; null: it is open.
 */
async function closing(
  db: Database,
  request: StoredRequest,
  events: readonly RequestEvent[],
  today: string,
  written: Written,
): Promise<string | null> {
  if (request.erasedOn !== null) return request.closedOn;
  const ended = isEnded(workOutItems(request, events, [], today));
  if (!ended) return null;
  if (request.closedOn !== null) return request.closedOn;
  await addRequestEvent(db, request, { what: 'closed', on: today }, written);
  return today;
}
