/**
 * Details that the owner gave for a business's documents. Writers lock the business first
 * (businesses/store.ts).
 */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { details } from '#server/base/database/schema.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';

export type StoredDetail = Omit<typeof details.$inferSelect, 'ownerId' | 'businessId'>;

/** All details of a business, by name. */
export function listDetails(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredDetail[]> {
  return db
    .select({ variable: details.variable, value: details.value, setAt: details.setAt })
    .from(details)
    .where(ofBusiness(details, owner, businessId))
    .orderBy(asc(details.variable));
}

/** Stores or replaces one detail. */
export async function putDetail(
  owner: string,
  db: Database,
  businessId: string,
  { variable, value, setAt }: StoredDetail,
): Promise<void> {
  await db
    .insert(details)
    .values({ ownerId: owner, businessId, variable, value, setAt })
    .onConflictDoUpdate({
      target: [details.ownerId, details.businessId, details.variable],
      set: { value, setAt },
    });
}

/** Deletes one detail. */
export async function withdrawDetail(
  owner: string,
  db: Database,
  businessId: string,
  variable: string,
): Promise<void> {
  await db
    .delete(details)
    .where(and(ofBusiness(details, owner, businessId), eq(details.variable, variable)));
}
