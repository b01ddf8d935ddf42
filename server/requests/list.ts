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
import { countClosed, listClosed, listRepeated, listTrials, openSlices } from './list-store.ts';
import type { StoredRequest } from './store.ts';
import { dayOf, earlierOf, workOutItems } from './worked-out.ts';

const PAGE = 50;

type Show = 'open' | 'held' | 'closed';

/** A page of the list. Throws `not-found`. */
export async function listRequests(
  owner: Owner,
  services: Services,
  businessId: string,
  { show = 'open', from = 0 }: { readonly show?: Show | undefined; readonly from?: number },
) {
  const { userId } = owner;
  const { db } = services;
  const business = await findBusinessOrThrow(userId, db, businessId);
  const desk = await openDesk(userId, db, businessId, business.timeZone);
  const today = dayOf(desk, services.now());
  const all = await openRows(services, desk, today);
  const held = all.filter((row) => row.held !== null);
  const open = all.filter((row) => row.held === null);
  const closed = await countClosed(userId, db, businessId);
  const page =
    show === 'closed'
      ? await closedRows(desk, db, today, from)
      : (show === 'held' ? held : open).slice(from, from + PAGE);
  const { nextLastDay: _, ...counts } = standingOfRows(all);
  const size = { open: open.length, held: held.length, closed }[show];
  return {
    today,
    requests: page,
    counts: { ...counts, closed },
    next: from + PAGE < size ? from + PAGE : null,
    isOn: desk.isOn,
    hasTrial: (await listTrials(userId, db, businessId)).length > 0,
  };
}

/** What the open requests come to. */
export function standingOfRows(rows: readonly RequestRow[]) {
  const open = rows.filter((row) => row.held === null);
  const days = open.flatMap(({ items }) => items.flatMap(({ nextLastDay }) => nextLastDay ?? []));
  return {
    open: open.length,
    overdue: open.filter(isOverdue).length,
    held: rows.length - open.length,
    nextLastDay: days.toSorted()[0] ?? null,
  };
}

const isOverdue = ({ items }: RequestRow) => items.some(({ overdue }) => overdue.length > 0);

/** The first last day of a request, or what the desk promised; after all others where there is neither. */
const firstDay = ({ items }: RequestRow) =>
  items.reduce(
    (first, { nextLastDay, promisedOn }) =>
      [first, nextLastDay ?? promisedOn ?? first].toSorted()[0] ?? first,
    '9999-12-31',
  );

/** What the open requests of a desk are kept and worked out with. */
export type WithDesks = Pick<Services, 'db' | 'corpus' | 'desks'>;

/** The open requests of a desk, worked out for a day, in the order of their next last day. */
export function openRows({ db, corpus, desks }: WithDesks, desk: StoredDesk, today: string) {
  const stamp = [desk.revision, desk.timeZone, today, corpus.hash].join(' ');
  return desks.of(desk.businessId, stamp, () => workOutRows(desk, db, today));
}

async function workOutRows(desk: StoredDesk, db: Database, today: string): Promise<RequestRow[]> {
  const { ownerId, businessId, houseDays } = desk;
  const refused = await requestsWithRefusedMail(ownerId, db, businessId);
  const repeated = await earlierByAddress(ownerId, db, businessId, today);
  const rows: { row: RequestRow; order: string }[] = [];
  for await (const slice of openSlices(ownerId, db, businessId)) {
    const ids = slice.map(({ id }) => id);
    const events = await requestEventsOf(ownerId, db, businessId, ids);
    const byRequest = Map.groupBy(events, ({ requestId }) => requestId);
    for (const request of slice) {
      const own = byRequest.get(request.id) ?? [];
      const items = workOutItems(request, own, repeated(request), today, houseDays);
      const row = requestRow(request, items, today, refused.has(request.id));
      rows.push({ row, order: [firstDay(row), row.receivedOn, row.id].join(' ') });
    }
    await yieldToOthers();
  }
  return rows.toSorted((one, other) => (one.order < other.order ? -1 : 1)).map(({ row }) => row);
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
  { ownerId, businessId, houseDays }: StoredDesk,
  db: Database,
  today: string,
  from: number,
): Promise<RequestRow[]> {
  const stored = await listClosed(ownerId, db, businessId, { from, most: PAGE });
  const ids = stored.map(({ id }) => id);
  const events: RequestEvent[] = await requestEventsOf(ownerId, db, businessId, ids);
  return stored.map((request) => {
    const own = events.filter(({ requestId }) => requestId === request.id);
    return requestRow(request, workOutItems(request, own, [], today, houseDays), today, false);
  });
}
