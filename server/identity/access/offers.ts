/**
 * Offers of a business to its next owner: rows of members with the role `owner`, at most one for a
 * business.
 */
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { members, shares } from '#server/base/database/schema.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { StoredMember } from './store.ts';

/** What the history says of what the former owner may do. */
export const AFTERWARDS = {
  editor: 'stays as editor',
  reader: 'stays as reader',
  nothing: 'leaves',
} as const;

const ofOffer = (owner: string, businessId: string) =>
  and(ofBusiness(members, owner, businessId), eq(members.role, 'owner'));

/** The offer that waits. */
export async function findOffer(
  owner: string,
  db: Database,
  businessId: string,
  now: Date,
): Promise<StoredMember | undefined> {
  const [found] = await db
    .select()
    .from(members)
    .where(and(ofOffer(owner, businessId), gt(members.expiresAt, now)));
  return found;
}

/** Ends the offer. Returns what it was. */
export async function dropOffer(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredMember | undefined> {
  const [dropped] = await db.delete(members).where(ofOffer(owner, businessId)).returning();
  return dropped;
}

/** Says to an adviser's account whose business it now is. */
export async function setShareTenant(
  adviser: string,
  db: Database,
  businessId: string,
  tenantId: string,
): Promise<void> {
  await db
    .update(shares)
    .set({ tenantId })
    .where(and(eq(shares.ownerId, adviser), eq(shares.businessId, businessId)));
}
