/** Receipts: the facts, date, law data, verdicts and score of an assessment as it was. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, max } from 'drizzle-orm';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Database } from '#server/base/database/database.ts';
import { pagesOf } from '#server/base/database/pages.ts';
import { receipts } from '#server/base/database/schema.ts';
import { countRevision } from '#server/business/stored/store.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';

export type StoredReceipt = Omit<typeof receipts.$inferSelect, 'ownerId' | 'businessId'>;

/** The receipts of a business, newest first. */
export function listReceipts(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredReceipt[]> {
  return db
    .select()
    .from(receipts)
    .where(ofBusiness(receipts, owner, businessId))
    .orderBy(desc(receipts.number));
}

/** The receipts before a number, newest first. */
export function listReceiptsBefore(
  owner: string,
  db: Database,
  businessId: string,
  before: number,
): Promise<StoredReceipt[]> {
  return db
    .select()
    .from(receipts)
    .where(and(ofBusiness(receipts, owner, businessId), lt(receipts.number, before)))
    .orderBy(desc(receipts.number))
    .limit(PAGE_SIZE);
}

/** One receipt of a business by its number; undefined if there is none. */
export async function findReceipt(
  owner: string,
  db: Database,
  businessId: string,
  number: number,
): Promise<StoredReceipt | undefined> {
  const [found] = await db
    .select()
    .from(receipts)
    .where(and(ofBusiness(receipts, owner, businessId), eq(receipts.number, number)));
  return found;
}

const PAGE = 100;

/** The receipts of a business, newest first, page by page. */
export const receiptPages = (owner: string, db: Database, businessId: string) =>
  pagesOf<StoredReceipt>(PAGE, (last, size) =>
    db
      .select()
      .from(receipts)
      .where(and(ofBusiness(receipts, owner, businessId), last && lt(receipts.number, last.number)))
      .orderBy(desc(receipts.number))
      .limit(size),
  );

/** When the newest receipt was saved; undefined if there is none. */
export async function lastSaved(
  owner: string,
  db: Database,
  businessId: string,
): Promise<Date | undefined> {
  const [last] = await db
    .select({ savedAt: receipts.savedAt })
    .from(receipts)
    .where(ofBusiness(receipts, owner, businessId))
    .orderBy(desc(receipts.number))
    .limit(1);
  return last?.savedAt;
}

/** Stores a receipt. The caller has locked the business, so that numbers follow one another. */
export async function addReceipt(
  owner: string,
  db: Database,
  businessId: string,
  receipt: Omit<StoredReceipt, 'id' | 'number'>,
): Promise<StoredReceipt> {
  const [last] = await db
    .select({ number: max(receipts.number) })
    .from(receipts)
    .where(ofBusiness(receipts, owner, businessId));
  const [added] = await db
    .insert(receipts)
    .values({
      ...receipt,
      id: randomUUID(),
      number: (last?.number ?? 0) + 1,
      ownerId: owner,
      businessId,
    })
    .returning();
  if (!added) throw new Error('inserting a receipt returned no row');
  await countRevision(owner, db, businessId);
  return added;
}
