/** The list of requests: what is overdue first, then by the next last day. */
import type { RequestRow } from '#contract/request-shapes.ts';
import { addMonths } from '#calendar/dates.ts';
import type { Owner } from '../accounts/sessions.ts';
import { findBusinessOrThrow } from '../businesses/find.ts';
import type { Database } from '../database/database.ts';
import { yieldToOthers } from '../limits/owner-queue.ts';
import type { Services } from '../services.ts';
import { openDesk, type StoredDesk } from './desk-store.ts';
import { requestEventsOf, type RequestEvent } from './event-store.ts';
import { requestsWithRefusedMail } from './letter-store.ts';
import { requestRow } from './reply.ts';
import { countClosed, listClosed, listOpen, listRepeated, listTrials } from './list-store.ts';
import type { StoredRequest } from './store.ts';
import { dayOf, earlierOf, workOutItems } from './worked-out.ts';

const PAGE = 50;
/** So many are worked out before others get their turn. */
const SLICE = 200;

type Show = 'open' | 'held' | 'closed';

/** A page of the list. Throws `not-found`. */
export async function listRequests(
  owner: Owner,
  services: Services,
  businessId: string,
  { show = 'open', from = 0 }: { readonly show?: Show | undefined; readonly from?: number },
) {
  const { userId } = owner;
  const { db, corpus } = services;
  const business = await findBusinessOrThrow(userId, db, businessId);
  const desk = await openDesk(userId, db, businessId, business.timeZone);
  const today = dayOf(desk, services.now());
  const stamp = [desk.revision, desk.timeZone, today, corpus.hash].join(' ');
  const all = await services.desks.of(businessId, stamp, () => openRows(desk, db, today));
  const held = all.filter((row) => row.held !== null);
  const open = all.filter((row) => row.held === null);
  const closed = await countClosed(userId, db, businessId);
  const page =
    show === 'closed'
      ? await closedRows(desk, db, today, from)
      : (show === 'held' ? held : open).slice(from, from + PAGE);
  const size = { open: open.length, held: held.length, closed }[show];
  return {
    today,
    requests: page,
    counts: {
      open: open.length,
      overdue: open.filter(isOverdue).length,
      held: held.length,
      closed,
    },
    next: from + PAGE < size ? from + PAGE : null,
    isOn: desk.isOn,
    hasTrial: (await listTrials(userId, db, businessId)).length > 0,
  };
}

const isOverdue = ({ items }: RequestRow) => items.some(({ overdue }) => overdue.length > 0);

/** The first last day of a request; after all others where no clock runs. */
const firstDay = ({ items }: RequestRow) =>
  items.reduce(
    (first, { nextLastDay }) => (nextLastDay !== null && nextLastDay < first ? nextLastDay : first),
    '9999-12-31',
  );

/** The open requests of a desk, worked out for a day, in the order of their next last day. */
export async function openRows(
  { ownerId, businessId }: StoredDesk,
  db: Database,
  today: string,
): Promise<RequestRow[]> {
  const stored = await listOpen(ownerId, db, businessId);
  const ids = stored.map(({ id }) => id);
  const events = await requestEventsOf(ownerId, db, businessId, ids);
  const refused = await requestsWithRefusedMail(ownerId, db, businessId);
  const repeated = await earlierByAddress(ownerId, db, businessId, today);
  const rows: { row: RequestRow; day: string }[] = [];
  const byRequest = Map.groupBy(events, ({ requestId }) => requestId);
  for (const [at, request] of stored.entries()) {
    if (at % SLICE === SLICE - 1) await yieldToOthers();
    const earlier = repeated(request);
    const items = workOutItems(request, byRequest.get(request.id) ?? [], earlier, today);
    const row = requestRow(request, items, today, refused.has(request.id));
    rows.push({ row, day: firstDay(row) });
  }
  return rows
    .toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1))
    .map(({ row }) => row);
}

const MONTHS_BACK = -24;

/** Earlier requests from the same address, for those who asked more than once. */
async function earlierByAddress(owner: string, db: Database, businessId: string, today: string) {
  const others = await listRepeated(owner, db, businessId, addMonths(today, MONTHS_BACK));
  const ids = others.map(({ id }) => id);
  const events = await requestEventsOf(owner, db, businessId, ids);
  const byHash = Map.groupBy(others, ({ addressHash }) => addressHash ?? '');
  return ({ id, addressHash, receivedOn }: StoredRequest) =>
    addressHash === null
      ? []
      : earlierOf(
          (byHash.get(addressHash) ?? []).filter((other) => other.id !== id),
          events,
          receivedOn,
        );
}

async function closedRows(
  { ownerId, businessId }: StoredDesk,
  db: Database,
  today: string,
  from: number,
): Promise<RequestRow[]> {
  const stored = await listClosed(ownerId, db, businessId, { from, most: PAGE });
  const ids = stored.map(({ id }) => id);
  const events: RequestEvent[] = await requestEventsOf(ownerId, db, businessId, ids);
  return stored.map((request) => {
    const own = events.filter(({ requestId }) => requestId === request.id);
    return requestRow(request, workOutItems(request, own, [], today), today, false);
  });
}
