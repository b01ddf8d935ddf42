/**
 * Requests as they are stored. Every function takes the owner first; someone else's id finds
 * nothing.
 */
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { requests } from '#server/base/database/schema.ts';
import { isOneOf } from '#server/base/database/one-of.ts';
import type { Person } from './person.ts';

type Row = typeof requests.$inferSelect;
export type StoredRequest = Omit<Row, 'person'> & { readonly person: Person | null };
export type RequestChange = Partial<
  Pick<
    StoredRequest,
    | 'items'
    | 'state'
    | 'clockState'
    | 'verdict'
    | 'lawDataHash'
    | 'held'
    | 'person'
    | 'masked'
    | 'addressHash'
    | 'statusHash'
    | 'mailedHash'
    | 'mailedOpenedAt'
    | 'submissionKey'
    | 'confirmHash'
    | 'confirmUntil'
    | 'closedOn'
    | 'keptFor'
    | 'keptUntil'
    | 'erasedOn'
  >
>;

// The column holds what addRequest and changeRequest wrote.
export const readRow = (row: Row): StoredRequest => ({
  ...row,
  person: row.person as Person | null,
});
const ownRequest = (owner: string, businessId: string, id: string) =>
  and(ofBusiness(requests, owner, businessId), eq(requests.id, id));

/** What a mail about a request carries. */
export const aboutRequest = ({ ownerId, businessId, id }: StoredRequest) => ({
  owner: ownerId,
  business: businessId,
  request: id,
});

/** Stores a request. Undefined where one with its submission key or reference is there. */
export async function addRequest(
  db: Database,
  request: StoredRequest,
): Promise<StoredRequest | undefined> {
  const [added] = await db.insert(requests).values(request).onConflictDoNothing().returning();
  return added && readRow(added);
}

/** The version of a request with which nothing was done yet. */
export const FIRST_VERSION = 1;

/** The request that an earlier post of the same form made. */
export async function findBySubmission(
  owner: string,
  db: Database,
  businessId: string,
  key: string,
): Promise<StoredRequest | undefined> {
  const [found] = await db
    .select()
    .from(requests)
    .where(and(ofBusiness(requests, owner, businessId), eq(requests.submissionKey, key)));
  return found && readRow(found);
}

/** One request of the business; undefined if there is none. */
export async function findRequest(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
): Promise<StoredRequest | undefined> {
  const [found] = await db
    .select()
    .from(requests)
    .where(ownRequest(owner, businessId, id));
  return found && readRow(found);
}

/** Some requests of the business. */
export async function findRequests(
  owner: string,
  db: Database,
  businessId: string,
  ids: readonly string[],
): Promise<StoredRequest[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(and(ofBusiness(requests, owner, businessId), isOneOf(requests.id, ids)));
  return rows.map(readRow);
}

/** The same, locked until the transaction ends. */
export async function lockRequest(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
): Promise<StoredRequest | undefined> {
  const [found] = await db
    .select()
    .from(requests)
    .where(ownRequest(owner, businessId, id))
    .for('update');
  return found && readRow(found);
}

/**
 * What a token opens: the status page, to which whoever posts the form is led; the page with the
 * letters, whose address is mailed; or the mailed link by which the person says that the request is
 * theirs.
 */
export type TokenOf = 'status' | 'mailed' | 'confirm';

const HASH_OF = {
  status: requests.statusHash,
  mailed: requests.mailedHash,
  confirm: requests.confirmHash,
} as const;

/** The request of a token. */
export async function findByToken(
  db: Database,
  { owner, hash }: { readonly owner: string; readonly hash: string },
  of: TokenOf,
): Promise<StoredRequest | undefined> {
  const column = HASH_OF[of];
  const [found] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.ownerId, owner), eq(column, hash)));
  return found && readRow(found);
}

/** Takes the hashes of addresses away from what came in before a day. */
export async function forgetAddresses(
  owner: string,
  db: Database,
  businessId: string,
  receivedBefore: string,
): Promise<void> {
  await db
    .update(requests)
    .set({ addressHash: null })
    .where(
      and(
        ofBusiness(requests, owner, businessId),
        isNotNull(requests.addressHash),
        lt(requests.receivedOn, receivedBefore),
      ),
    );
}

/** Changes a request and counts its version up. */
export async function changeRequest(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
  change: RequestChange,
): Promise<StoredRequest | undefined> {
  const [changed] = await db
    .update(requests)
    .set({ ...change, version: sql`${requests.version} + 1` })
    .where(ownRequest(owner, businessId, id))
    .returning();
  return changed && readRow(changed);
}

/**
 * Notes that the mailed page was opened. The version stays: whoever works on the request goes on.
 */
export async function noteOpened(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
  at: Date,
): Promise<void> {
  await db
    .update(requests)
    .set({ mailedOpenedAt: at })
    .where(ownRequest(owner, businessId, id));
}

/** Deletes requests with all that goes with them. */
export async function dropRequests(
  owner: string,
  db: Database,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(requests)
    .where(and(ofBusiness(requests, owner, businessId), inArray(requests.id, [...ids])));
}
