/** The list of requests: what is overdue first, then by the next last day. */
import type { QuarantineReason, RequestRow } from '#contract/requests/request-shapes.ts';
import { addMonths } from '#calendar/dates.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { Services } from '#server/subjects/services.ts';
import { quarantineCounts, listQuarantined } from '#server/subjects/requests/stored/quarantine.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { listGivings } from '#server/identity/access/givings.ts';
import { openDesk } from './open-desk.ts';
import { requestsNamed } from './find.ts';
import {
  requestEventsOf,
  type RequestEvent,
} from '#server/subjects/requests/stored/event-store.ts';
import { requestsWithMail, waitingLetters } from '#server/subjects/requests/stored/letter-store.ts';
import { hasRefusedNotice } from '#server/subjects/requests/stored/event-store.ts';
import { requestRow } from './reply.ts';
import {
  countClosed,
  listClosed,
  listRepeated,
  listExamples,
  openSlices,
} from '#server/subjects/requests/stored/list-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import {
  dayOf,
  earlierOf,
  withoutWaitingNotices,
  workOutItems,
} from '#server/subjects/requests/clock/items-on-day.ts';

const PAGE = 50;

interface Wanted {
  readonly show?: 'open' | 'held' | 'closed' | undefined;
  readonly reason?: QuarantineReason | undefined;
  readonly from?: number;
}

interface Page {
  readonly show: 'open' | 'held' | 'closed';
  readonly from: number;
  readonly reason: QuarantineReason | undefined;
  /** Requests whose answer waits for the mail: open still. */
  readonly unanswered: ReadonlySet<string>;
}

/** A page of the list. Throws `not-found`. */
export async function listRequests(
  owner: Owner,
  services: Services,
  businessId: string,
  { show = 'open', from = 0, reason }: Wanted,
) {
  const { userId } = owner;
  const { db } = services;
  const business = await findBusinessOrThrow(userId, db, businessId);
  const desk = await openDesk(userId, db, business);
  const now = services.now();
  const today = dayOf(desk, now);
  const open = await openRows(services, desk, today);
  const reasons = await quarantineCounts(userId, db, businessId);
  const waiting = numberOf(reasons);
  const unanswered = await requestsWithMail('waiting', userId, db, businessId);
  const page = { show, from, reason, unanswered };
  const closed = await countClosed(userId, db, businessId, unanswered);
  const overdue = open.filter(isOverdue).length;
  const shown = numberOf(reasons.filter((one) => reason === undefined || one.reason === reason));
  const rows =
    show === 'open'
      ? open.slice(from, from + PAGE)
      : await requestRowsOf(desk, db, today, await storedOf(desk, db, page));
  const size = { open: open.length, held: shown, closed }[show];
  return {
    today,
    requests: owner.adviser ? rows : await withHelpers(desk, db, rows),
    counts: { open: open.length, overdue, held: waiting, closed },
    heldFor: reasons,
    at: now.toISOString(),
    next: from + PAGE < size ? from + PAGE : null,
    isOn: desk.isOn,
    hasTrial: (await listExamples(userId, db, businessId)).length > 0,
  };
}

/** Who helps with each of these; only their owner is told. */
async function withHelpers(
  { ownerId, businessId }: StoredDesk,
  db: Database,
  rows: readonly RequestRow[],
): Promise<RequestRow[]> {
  const given = await listGivings(ownerId, db, businessId, {});
  const helpers = Map.groupBy(given, ({ requestId }) => requestId);
  return rows.map((row) => {
    const of = helpers.get(row.id);
    return of ? { ...row, givenTo: of.map(({ adviserName, email }) => adviserName ?? email) } : row;
  });
}

const numberOf = (reasons: readonly { readonly number: number }[]) =>
  reasons.reduce((sum, { number }) => sum + number, 0);

/** What the open requests come to. */
export function standingOfRows(rows: readonly RequestRow[]) {
  const days = rows.flatMap(({ items }) => items.flatMap(({ nextLastDay }) => nextLastDay ?? []));
  return {
    open: rows.length,
    overdue: rows.filter(isOverdue).length,
    nextLastDay: days.toSorted()[0] ?? null,
    first: firstOf(rows),
  };
}

/** The rows come in the order of their next last day; of a row, the item with that day counts. */
function firstOf(rows: readonly RequestRow[]) {
  const [row] = rows;
  const day = row && firstDay(row);
  const item = row?.items.find(
    ({ nextLastDay, promisedOn }) => (nextLastDay ?? promisedOn) === day,
  );
  const { step } = (item ?? row?.items[0])?.next ?? {};
  return row && step ? { requestId: row.id, reference: row.reference, step } : null;
}

const isOverdue = ({ items }: RequestRow) => items.some(({ overdue }) => overdue.length > 0);

/**
 * The first last day of a request, or what the desk promised; after all others where there is
 * neither.
 */
export const firstDay = ({ items }: RequestRow) =>
  items.reduce(
    (first, { nextLastDay, promisedOn }) =>
      [first, nextLastDay ?? promisedOn ?? first].toSorted()[0] ?? first,
    '9999-12-31',
  );

/** What the open requests of a desk are kept and worked out with. */
export type WithDesks = Pick<Services, 'db' | 'corpus' | 'desks'>;

/**
 * The open requests of a desk that wait for no look, worked out for a day, in the order of their
 * next last day.
 */
export function openRows({ db, corpus, desks }: WithDesks, desk: StoredDesk, today: string) {
  const stamp = [desk.revision, desk.timeZone, today, corpus.hash].join(' ');
  return desks.of(desk.businessId, stamp, () => workOutRows(desk, db, today));
}

async function workOutRows(desk: StoredDesk, db: Database, today: string): Promise<RequestRow[]> {
  const { ownerId, businessId, houseDays } = desk;
  const refused = await requestsWithMail('refused', ownerId, db, businessId);
  const waits = await requestsWithMail('waiting', ownerId, db, businessId);
  const waiting = await waitingLetters(ownerId, db, businessId);
  const repeated = await earlierByAddress(ownerId, db, businessId, today);
  const rows: { row: RequestRow; order: string }[] = [];
  for await (const slice of openSlices(ownerId, db, businessId, waits)) {
    const ids = slice.map(({ id }) => id);
    const events = await requestEventsOf(ownerId, db, businessId, ids);
    const byRequest = Map.groupBy(events, ({ requestId }) => requestId);
    for (const request of slice) {
      const own = byRequest.get(request.id) ?? [];
      const counted = withoutWaitingNotices(own, waiting);
      const items = workOutItems(request, counted, repeated(request), today, houseDays);
      const isRefused = refused.has(request.id) || hasRefusedNotice(own);
      const mail = { refused: isRefused, waits: waits.has(request.id) };
      const row = requestRow(request, items, today, mail);
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
  const events = Map.groupBy(
    await requestEventsOf(owner, db, businessId, ids),
    ({ requestId }) => requestId,
  );
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

/**
 * A page of what is closed or waits for a look: only its own rows are worked out, however many
 * there are.
 */
function storedOf(
  { ownerId, businessId }: StoredDesk,
  db: Database,
  { show, from, reason, unanswered }: Page,
): Promise<StoredRequest[]> {
  return show === 'held'
    ? listQuarantined(ownerId, db, businessId, { from, most: PAGE, reason })
    : listClosed(ownerId, db, businessId, { from, most: PAGE, unanswered });
}

/** What a number, a name or an address leads to. Throws `not-found`. */
export async function searchRequests(
  owner: Owner,
  { db, now }: Services,
  businessId: string,
  text: string,
) {
  const business = await findBusinessOrThrow(owner.userId, db, businessId);
  const desk = await openDesk(owner.userId, db, business);
  const today = dayOf(desk, now());
  const found = await requestsNamed(desk, db, text);
  return { today, requests: await requestRowsOf(desk, db, today, found) };
}

/** Some requests as the list shows them. */
export async function requestRowsOf(
  { ownerId, businessId, houseDays }: StoredDesk,
  db: Database,
  today: string,
  stored: readonly StoredRequest[],
): Promise<RequestRow[]> {
  const ids = stored.map(({ id }) => id);
  const events: RequestEvent[] = await requestEventsOf(ownerId, db, businessId, ids);
  const waiting = await requestsWithMail('waiting', ownerId, db, businessId);
  return stored.map((request) => {
    const own = events.filter(({ requestId }) => requestId === request.id);
    const items = workOutItems(request, own, [], today, houseDays);
    const mail = { refused: false, waits: waiting.has(request.id) };
    return requestRow(request, items, today, mail);
  });
}
