/** The state of each requirement that the owner set, and when each was first owed. */
import { and, inArray } from 'drizzle-orm';
import { isSmallTask } from '#engine/small-laws/small-facts.ts';
import type { Database } from '#server/base/database/database.ts';
import { firstOwed, work } from '#server/base/database/schema.ts';
import { countRevision } from '#server/business/stored/store.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';

export type StoredWork = Omit<typeof work.$inferSelect, 'ownerId' | 'businessId'>;

/** The requirement states that were set. */
export function listWork(owner: string, db: Database, businessId: string): Promise<StoredWork[]> {
  return db
    .select({
      requirementId: work.requirementId,
      status: work.status,
      note: work.note,
      setAt: work.setAt,
      setBy: work.setBy,
    })
    .from(work)
    .where(ofBusiness(work, owner, businessId));
}

/** Of these, the marks on requirements of the records: no others count in a score. */
export const workOnRecords = async (
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredWork[]> =>
  (await listWork(owner, db, businessId)).filter(
    ({ requirementId }) => !isSmallTask(requirementId),
  );

/** Sets the state of several requirements. */
export async function setWork(
  owner: string,
  db: Database,
  businessId: string,
  items: readonly StoredWork[],
): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ requirementId }) => requirementId);
  await db
    .delete(work)
    .where(and(ofBusiness(work, owner, businessId), inArray(work.requirementId, ids)));
  await db.insert(work).values(items.map((item) => ({ ...item, ownerId: owner, businessId })));
  await countRevision(owner, db, businessId);
}

/** Requirement id → when it was first owed, or may have been. */
export async function owedSince(
  owner: string,
  db: Database,
  businessId: string,
): Promise<Record<string, Date>> {
  const rows = await db
    .select({ requirementId: firstOwed.requirementId, firstAt: firstOwed.firstAt })
    .from(firstOwed)
    .where(ofBusiness(firstOwed, owner, businessId));
  return Object.fromEntries(rows.map((row) => [row.requirementId, row.firstAt]));
}

/** Stores the moment for requirements that have none yet; existing moments are not changed. */
export async function noteFirstOwed(
  owner: string,
  db: Database,
  businessId: string,
  requirementIds: readonly string[],
  at: Date,
): Promise<void> {
  if (requirementIds.length === 0) return;
  await db
    .insert(firstOwed)
    .values(
      requirementIds.map((requirementId) => ({
        ownerId: owner,
        businessId,
        requirementId,
        firstAt: at,
      })),
    )
    .onConflictDoNothing();
  await countRevision(owner, db, businessId);
}
