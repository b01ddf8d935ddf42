/**
 * Requests that wait for the owner's look before they count: why, and which of them people seem to
 * have sent.
 */
import { and, asc, count, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { QUARANTINE_REASONS, type QuarantineReason } from '#contract/requests/request-shapes.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { requests } from '#server/base/database/schema.ts';
import { readRow, type StoredRequest } from './store.ts';

const BY_COUNT: ReadonlySet<string> = new Set<QuarantineReason>([
  'many from one address',
  'very many today',
]);

/**
 * Not quarantined, or for what others may have done: to its person it is like any other, so that
 * neither page nor time tells how often an address asks here.
 */
export const isLikeAny = (held: string | null) => held === null || BY_COUNT.has(held);

const waiting = (owner: string, businessId: string) =>
  and(ofBusiness(requests, owner, businessId), isNull(requests.closedOn), isNotNull(requests.held));

/** How many wait, for each reason that there is. */
export async function quarantineCounts(
  owner: string,
  db: Database,
  businessId: string,
): Promise<{ reason: QuarantineReason; number: number }[]> {
  const rows = await db
    .select({ held: requests.held, number: count() })
    .from(requests)
    .where(waiting(owner, businessId))
    .groupBy(requests.held);
  return QUARANTINE_REASONS.flatMap((reason) => {
    const row = rows.find(({ held }) => held === reason);
    return row ? [{ reason, number: row.number }] : [];
  });
}

/** How many wait. */
export const countQuarantined = async (owner: string, db: Database, businessId: string) =>
  (await quarantineCounts(owner, db, businessId)).reduce((sum, { number }) => sum + number, 0);

/** How many were looked at and set aside. */
export async function countSetAside(owner: string, db: Database, businessId: string) {
  const [counted] = await db
    .select({ number: count() })
    .from(requests)
    .where(
      and(
        ofBusiness(requests, owner, businessId),
        isNotNull(requests.closedOn),
        isNotNull(requests.held),
      ),
    );
  return counted?.number ?? 0;
}

interface Page {
  readonly from: number;
  readonly most: number;
  readonly reason: QuarantineReason | undefined;
}

/** A page of what waits, reason by reason or for one, and for each the oldest first. */
export async function listQuarantined(
  owner: string,
  db: Database,
  businessId: string,
  { from, most, reason: only }: Page,
): Promise<StoredRequest[]> {
  const page: StoredRequest[] = [];
  let skip = from;
  for (const { reason, number } of await quarantineCounts(owner, db, businessId)) {
    if (only !== undefined && reason !== only) continue;
    if (skip < number && page.length < most) {
      const rows = await db
        .select()
        .from(requests)
        .where(and(waiting(owner, businessId), eq(requests.held, reason)))
        .orderBy(asc(requests.receivedAt), asc(requests.id))
        .limit(most - page.length)
        .offset(skip);
      page.push(...rows.map(readRow));
    }
    skip = Math.max(0, skip - number);
  }
  return page;
}

/** Some of what had come until a moment and waits. */
export const someQuarantined = (
  owner: string,
  db: Database,
  businessId: string,
  wanted: {
    readonly until: Date;
    readonly reason: QuarantineReason | undefined;
    readonly most: number;
  },
): Promise<{ id: string; version: number }[]> =>
  db
    .select({ id: requests.id, version: requests.version })
    .from(requests)
    .where(
      and(
        waiting(owner, businessId),
        lte(requests.receivedAt, wanted.until),
        wanted.reason === undefined ? undefined : eq(requests.held, wanted.reason),
      ),
    )
    .limit(wanted.most);
