/** Lists of requests. Every function takes the owner first. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { isOneOf } from '#server/base/database/one-of.ts';
import { requests } from '#server/base/database/schema.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { readRow, type StoredRequest } from './store.ts';

/** So many are read at once: a long read would hold up everybody else. */
const SLICE = 200;

/** By a letter that waits for the mail: nothing is answered before it leaves. */
type Unanswered = ReadonlySet<string>;

/** All requests that are open and wait for no look, in slices. */
export async function* openSlices(
  owner: string,
  db: Database,
  businessId: string,
  unanswered: Unanswered = new Set(),
): AsyncGenerator<StoredRequest[]> {
  const here = ofBusiness(requests, owner, businessId);
  const isOpen = or(isNull(requests.closedOn), isOneOf(requests.id, [...unanswered]));
  const open = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(here, isOpen, isNull(requests.held)));
  for (let at = 0; at < open.length; at += SLICE) {
    const ids = open.slice(at, at + SLICE).map(({ id }) => id);
    const rows = await db
      .select()
      .from(requests)
      .where(and(here, isOneOf(requests.id, ids)));
    yield rows.map(readRow);
  }
}

const closedOf = (owner: string, businessId: string, unanswered: Unanswered) =>
  and(
    ofBusiness(requests, owner, businessId),
    isNotNull(requests.closedOn),
    unanswered.size === 0 ? undefined : not(isOneOf(requests.id, [...unanswered])),
  );

/** A page of closed requests, the last one closed first. */
export async function listClosed(
  owner: string,
  db: Database,
  businessId: string,
  {
    from,
    most,
    unanswered,
  }: { readonly from: number; readonly most: number; readonly unanswered: Unanswered },
): Promise<StoredRequest[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(closedOf(owner, businessId, unanswered))
    .orderBy(desc(requests.closedOn), desc(requests.id))
    .limit(most)
    .offset(from);
  return rows.map(readRow);
}

/** How many are closed. */
export async function countClosed(
  owner: string,
  db: Database,
  businessId: string,
  unanswered: Unanswered,
) {
  const [counted] = await db
    .select({ number: count() })
    .from(requests)
    .where(closedOf(owner, businessId, unanswered));
  return counted?.number ?? 0;
}

interface OfAddress {
  readonly hash: string;
  readonly notId?: string;
  /** The first day of receipt that counts, ISO. */
  readonly since: string;
}

/**
 * Other requests of whoever has this address, whose keyed hash it is; what waits for a look is none
 * yet.
 */
export async function listOfAddress(
  owner: string,
  db: Database,
  businessId: string,
  { hash, notId, since }: OfAddress,
): Promise<StoredRequest[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(
      and(
        ofBusiness(requests, owner, businessId),
        eq(requests.addressHash, hash),
        isNull(requests.held),
        notId === undefined ? undefined : ne(requests.id, notId),
        gte(requests.receivedOn, since),
      ),
    )
    .orderBy(asc(requests.receivedOn));
  return rows.map(readRow);
}

/** The ids of examples. */
export async function listExamples(
  owner: string,
  db: Database,
  businessId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(ofBusiness(requests, owner, businessId), eq(requests.isTrial, true)));
  return rows.map(({ id }) => id);
}

/**
 * Requests since a day from addresses that asked more than once; what waits for a look is left out.
 */
export async function listRepeated(
  owner: string,
  db: Database,
  businessId: string,
  since: string,
): Promise<StoredRequest[]> {
  const here = and(
    ofBusiness(requests, owner, businessId),
    isNotNull(requests.addressHash),
    isNull(requests.held),
    gte(requests.receivedOn, since),
  );
  // in two steps: the database has no figures of a table that just grew, and would go the long way
  const repeated = await db
    .select({ hash: requests.addressHash })
    .from(requests)
    .where(here)
    .groupBy(requests.addressHash)
    .having(sql`count(*) > 1`);
  if (repeated.length === 0) return [];
  const hashes = repeated.flatMap(({ hash }) => hash ?? []);
  const rows = await db
    .select()
    .from(requests)
    .where(and(here, isOneOf(requests.addressHash, hashes)))
    .orderBy(asc(requests.receivedOn));
  return rows.map(readRow);
}

/**
 * All requests of a business by id, a page at a time: however many there are, one page is held, and
 * others run between two.
 */
export async function* allRequests(
  owner: string,
  db: Database,
  businessId: string,
  most: number,
): AsyncGenerator<StoredRequest[]> {
  let after = '';
  while (true) {
    const rows = await db
      .select()
      .from(requests)
      .where(and(ofBusiness(requests, owner, businessId), gt(requests.id, after)))
      .orderBy(asc(requests.id))
      .limit(most);
    yield rows.map(readRow);
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    after = last.id;
    await yieldToOthers();
  }
}

/**
 * What is out of time: closed before a day and not erased; or closed so long ago that its log goes
 * too.
 */
export async function listOutOfTime(
  owner: string,
  db: Database,
  businessId: string,
  wanted: { readonly closedBefore: string; readonly today: string; readonly erased: boolean },
): Promise<StoredRequest[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(
      and(
        ofBusiness(requests, owner, businessId),
        lt(requests.closedOn, wanted.closedBefore),
        isNull(requests.keptFor),
        or(isNull(requests.keptUntil), lt(requests.keptUntil, wanted.today)),
        wanted.erased ? isNotNull(requests.erasedOn) : isNull(requests.erasedOn),
      ),
    )
    .limit(500);
  return rows.map(readRow);
}
