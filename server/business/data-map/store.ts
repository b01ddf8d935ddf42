/**
 * The stored data map: what the owner said. Writers lock the business first (businesses/store.ts).
 */
import { EMPTY_MAP, type StoredMap } from '#contract/documents/data-map.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { dataMaps } from '#server/base/database/schema.ts';
import { mapFrom } from './map-from.ts';

/** The map of a business; the empty one if there is none. */
export async function readStoredMap(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredMap> {
  const [row] = await db
    .select({ map: dataMaps.map })
    .from(dataMaps)
    .where(ofBusiness(dataMaps, owner, businessId));
  return row ? mapFrom(row.map) : EMPTY_MAP;
}

/** Stores the whole map of a business. */
export async function putStoredMap(
  owner: string,
  db: Database,
  businessId: string,
  { map, setAt }: { readonly map: StoredMap; readonly setAt: Date },
): Promise<void> {
  await db
    .insert(dataMaps)
    .values({ ownerId: owner, businessId, map, setAt })
    .onConflictDoUpdate({ target: [dataMaps.ownerId, dataMaps.businessId], set: { map, setAt } });
}
