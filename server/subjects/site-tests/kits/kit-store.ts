/** Stop kits as they are stored. Every function takes the owner first. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import { siteKits } from '#server/base/database/schema.ts';

export type StoredKit = typeof siteKits.$inferSelect;

/** Kits of one site that are kept. */
const MOST_KITS = 5;

/** Of a business, newest first. */
export const listKits = (owner: string, db: Database, businessId: string): Promise<StoredKit[]> =>
  db
    .select()
    .from(siteKits)
    .where(ofBusiness(siteKits, owner, businessId))
    .orderBy(desc(siteKits.madeAt), desc(siteKits.id));

/** The newest of a site; null: none was made. */
export const newestKit = async (
  owner: string,
  db: Database,
  businessId: string,
  host: string,
): Promise<StoredKit | null> =>
  (await listKits(owner, db, businessId)).find((kit) => kit.host === host) ?? null;

/** Stores a kit, and drops the oldest of its site beyond what is kept. */
export async function addKit(db: Database, kit: StoredKit): Promise<void> {
  await db.insert(siteKits).values(kit);
  const { ownerId, businessId, host } = kit;
  const old = (await listKits(ownerId, db, businessId))
    .filter((each) => each.host === host)
    .slice(MOST_KITS)
    .map(({ id }) => id);
  if (old.length > 0)
    await db
      .delete(siteKits)
      .where(and(ofBusiness(siteKits, ownerId, businessId), inArray(siteKits.id, old)));
}

/** Notes for which tools the next kit was offered. */
export async function noteOffered(
  db: Database,
  { ownerId, businessId, id }: StoredKit,
  offered: string[],
): Promise<void> {
  await db
    .update(siteKits)
    .set({ offered })
    .where(and(ofBusiness(siteKits, ownerId, businessId), eq(siteKits.id, id)));
}
