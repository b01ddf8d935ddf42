/** What becomes of shares when a business or an account goes. */
import type { Database } from '#server/base/database/database.ts';
import * as store from './store.ts';

/** Ends what is shared by a business, as before it is deleted. */
export async function endSharesOf(
  db: Database,
  members: readonly store.StoredMember[],
): Promise<void> {
  for (const { adviserId, businessId } of members)
    if (adviserId) await store.dropShare(adviserId, db, businessId);
}

/** Ends everything that an account shares and that is shared with it, as before it is deleted. */
export async function endSharingOf(owner: string, db: Database): Promise<void> {
  await endSharesOf(db, await store.listAllMembers(owner, db));
  for (const { tenantId, businessId } of await store.listShares(owner, db))
    await store.dropMemberOf(tenantId, db, businessId, owner);
}
