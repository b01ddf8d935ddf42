/**
 * What was done about requests. Each event is written twice in one transaction: here, to be read
 * quickly, and in the history of the business, whose chain of hashes shows any later change.
 * Neither names the person.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { isOneOf } from '#server/base/database/one-of.ts';
import { requestEvents } from '#server/base/database/schema.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { CLOCK, CONSUMER } from './consumer.ts';

export type RequestEvent = Omit<typeof requestEvents.$inferSelect, 'ownerId' | 'businessId'>;

export interface NewRequestEvent {
  readonly item?: string | null;
  readonly what: string;
  /** The day that counts, in the time zone of the business. */
  readonly on: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

interface Written {
  readonly at: Date;
  readonly by: Actor;
}

interface About {
  readonly ownerId: string;
  readonly businessId: string;
  readonly id: string;
  readonly reference: string;
  readonly held: string | null;
}

/**
 * What strangers cause, and what then happens by itself. What waits for a look is theirs until the
 * owner takes it in.
 */
const isApart = ({ held }: About, by: Actor) =>
  held !== null || by.id === CONSUMER.id || by.id === CLOCK.id;

/**
 * The form in which the history holds an event; npm run verify-history compares it with the row.
 */
export const historyForm = ({
  requestId,
  seq,
  item,
  what,
  on,
  fields,
}: Pick<RequestEvent, 'requestId' | 'seq' | 'item' | 'what' | 'on' | 'fields'>) => ({
  request: requestId,
  seq,
  item,
  what,
  on,
  fields,
});

/** Writes an event. Whoever calls holds the request locked, or just made it. */
export async function addRequestEvent(
  db: Database,
  about: About,
  event: NewRequestEvent,
  written: Written,
): Promise<void> {
  const [last] = await db
    .select({ seq: sql<number>`coalesce(max(${requestEvents.seq}), 0)::int` })
    .from(requestEvents)
    .where(ofRequest(about.ownerId, about.businessId, about.id));
  await addEventAt(db, about, (last?.seq ?? 0) + 1, event, written);
}

/** The same, for a request that was just made and has none yet. */
export const addFirstEvent = (db: Database, about: About, event: NewRequestEvent, by: Written) =>
  addEventAt(db, about, 1, event, by);

async function addEventAt(
  db: Database,
  about: About,
  seq: number,
  { item = null, what, on, fields = {} }: NewRequestEvent,
  { at, by }: Written,
): Promise<void> {
  const { ownerId, businessId, id, reference } = about;
  const event = { requestId: id, seq, item, what, on, fields };
  const historySeq = await addEvent(ownerId, db, businessId, {
    at,
    by,
    what: `Request ${reference}: ${what.replaceAll('-', ' ')}`,
    detail: item,
    requirementIds: [],
    changes: [{ of: `request ${reference}`, after: historyForm(event) }],
    isApart: isApart(about, by),
  });
  await db
    .insert(requestEvents)
    .values({ ...event, ownerId, businessId, at, by: by.name, historySeq });
}

const ofRequest = (owner: string, businessId: string, id: string) =>
  and(ofBusiness(requestEvents, owner, businessId), eq(requestEvents.requestId, id));

const COLUMNS = {
  requestId: requestEvents.requestId,
  seq: requestEvents.seq,
  item: requestEvents.item,
  what: requestEvents.what,
  on: requestEvents.on,
  at: requestEvents.at,
  by: requestEvents.by,
  fields: requestEvents.fields,
  historySeq: requestEvents.historySeq,
};

/** The events of some requests, oldest first. */
export async function requestEventsOf(
  owner: string,
  db: Database,
  businessId: string,
  ids: readonly string[],
): Promise<RequestEvent[]> {
  if (ids.length === 0) return [];
  return db
    .select(COLUMNS)
    .from(requestEvents)
    .where(and(ofBusiness(requestEvents, owner, businessId), isOneOf(requestEvents.requestId, ids)))
    .orderBy(asc(requestEvents.requestId), asc(requestEvents.seq));
}

/** The events by which letters with one of these hashes left, oldest first. */
export const eventsOfLetters = (
  owner: string,
  db: Database,
  businessId: string,
  hashes: readonly string[],
): Promise<RequestEvent[]> =>
  db
    .select(COLUMNS)
    .from(requestEvents)
    .where(
      and(
        ofBusiness(requestEvents, owner, businessId),
        sql`exists (select from jsonb_array_elements_text(jsonb_build_array(${requestEvents.fields} -> 'sha256') || coalesce(${requestEvents.fields} -> 'sha256Words', '[]'::jsonb)) as hash where hash = any(select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb)))`,
      ),
    )
    .orderBy(asc(requestEvents.requestId), asc(requestEvents.seq));

/**
 * Whether a mail was refused that carried no letter: a confirmation, or the link by which the
 * person confirms.
 */
export const hasRefusedNotice = (events: readonly Pick<RequestEvent, 'what' | 'fields'>[]) =>
  events.some(
    ({ what, fields }) =>
      what === 'mail-refused' && (fields as { readonly of?: unknown }).of === 'notice',
  );
