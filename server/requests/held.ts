/** Requests that wait for the owner's look before they count: why, and which of them people seem to have sent. */
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { ofBusiness } from '../businesses/ownership.ts';
import type { Database } from '../database/database.ts';
import { requests } from '../database/schema.ts';
import { readRow, type StoredRequest } from './store.ts';

/** First what happens to people, too; last what machines alone do. In this order the owner sees them, so that no flood hides a person. */
export const HELD_REASONS = [
  'old form',
  'very many today',
  'many from one network',
  'many from one address',
  'too fast',
  'not sent from the form',
  'a hidden field was filled in',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

const waiting = (owner: string, businessId: string) =>
  and(ofBusiness(requests, owner, businessId), isNull(requests.closedOn), isNotNull(requests.held));

/** How many wait, by the reason. */
async function countByReason(owner: string, db: Database, businessId: string) {
  const rows = await db
    .select({ held: requests.held, number: count() })
    .from(requests)
    .where(waiting(owner, businessId))
    .groupBy(requests.held);
  return new Map(rows.map(({ held, number }) => [held, number]));
}

/** How many wait. */
export async function countHeld(owner: string, db: Database, businessId: string): Promise<number> {
  let sum = 0;
  for (const number of (await countByReason(owner, db, businessId)).values()) sum += number;
  return sum;
}

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

/** A page of what waits, reason by reason, and for each the oldest first. */
export async function listHeld(
  owner: string,
  db: Database,
  businessId: string,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<StoredRequest[]> {
  const numbers = await countByReason(owner, db, businessId);
  const page: StoredRequest[] = [];
  let skip = from;
  for (const reason of HELD_REASONS) {
    const number = numbers.get(reason) ?? 0;
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
