/** The desk of a business, in the time zone of the place where the business is. */
import { deskKey, takeKey } from '#server/base/directory/directory.ts';
import { newSecret } from '#server/base/directory/secret-tokens.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { requestDesks } from '#server/base/database/schema.ts';
import { findDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { inItsZone, zoneOfBusiness } from './desk-zone.ts';

/** The desk, made with the usual settings where there is none: off. */
export async function openDesk(
  owner: string,
  db: Database,
  business: StoredBusiness,
): Promise<StoredDesk> {
  const { id: businessId } = business;
  const known = await findDesk(owner, db, businessId);
  if (known) return inItsZone(db, known, business);
  const { timeZone } = await zoneOfBusiness(db, business);
  await takeKey(db, deskKey(businessId), { ownerId: owner, businessId });
  await db
    .insert(requestDesks)
    .values({
      ownerId: owner,
      businessId,
      isOn: false,
      timeZone,
      houseDays: null,
      remindsOwner: true,
      remindsMembers: [],
      secret: newSecret(),
      revision: 0,
    })
    .onConflictDoNothing();
  const made = await findDesk(owner, db, businessId);
  if (!made) throw new Error('inserting a desk returned no row');
  return made;
}
