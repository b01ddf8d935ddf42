/** Details that the owner gave for a business's documents. Writers lock the business first (businesses/store.ts). */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { details } from '../database/schema.ts';
import { findBusiness } from '../businesses/store.ts';
import { ofOwnBusiness } from '../businesses/ownership.ts';

export type StoredDetail = Omit<typeof details.$inferSelect, 'businessId'>;

/** All details of a business, by name. */
export function listDetails(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredDetail[]> {
  return db
    .select({ variable: details.variable, value: details.value, setAt: details.setAt })
    .from(details)
    .where(ofOwnBusiness(owner, db, details.businessId, businessId))
    .orderBy(asc(details.variable));
}

/** Stores or replaces one detail. */
export async function putDetail(
  owner: string,
  db: Database,
  businessId: string,
  { variable, value, setAt }: StoredDetail,
): Promise<void> {
  if (!(await findBusiness(owner, db, businessId))) return;
  await db
    .insert(details)
    .values({ businessId, variable, value, setAt })
    .onConflictDoUpdate({
      target: [details.businessId, details.variable],
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
    .where(
      and(ofOwnBusiness(owner, db, details.businessId, businessId), eq(details.variable, variable)),
    );
}
