/** Receipts: the facts, date, law data, verdicts and score of an assessment as it was. */
import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { receipts } from '../database/schema.ts';
import { countRevision, findBusiness } from '../businesses/store.ts';
import { ofOwnBusiness } from '../businesses/ownership.ts';

export type StoredReceipt = Omit<typeof receipts.$inferSelect, 'position' | 'businessId'>;

/** The receipts of a business, newest first. */
export function listReceipts(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredReceipt[]> {
  return db
    .select()
    .from(receipts)
    .where(ofOwnBusiness(owner, db, receipts.businessId, businessId))
    .orderBy(desc(receipts.position));
}

/** When the newest receipt was saved; undefined if there is none. */
export async function lastSaved(
  owner: string,
  db: Database,
  businessId: string,
): Promise<Date | undefined> {
  const [last] = await db
    .select({ savedAt: receipts.savedAt })
    .from(receipts)
    .where(ofOwnBusiness(owner, db, receipts.businessId, businessId))
    .orderBy(desc(receipts.position))
    .limit(1);
  return last?.savedAt;
}

/** Stores a receipt. Returns undefined if the business is not the owner's. */
export async function addReceipt(
  owner: string,
  db: Database,
  businessId: string,
  receipt: Omit<StoredReceipt, 'id'>,
): Promise<StoredReceipt | undefined> {
  if (!(await findBusiness(owner, db, businessId))) return undefined;
  const [added] = await db
    .insert(receipts)
    .values({ ...receipt, id: randomUUID(), businessId })
    .returning();
  await countRevision(owner, db, businessId);
  return added;
}
