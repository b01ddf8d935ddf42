/** Finds a business of the owner; an id that is unknown or someone else's throws `not-found`. */
import type { Database } from '#server/base/database/database.ts';
import { problem } from '#server/base/problem.ts';
import { findBusiness, lockBusiness } from './store.ts';
import type { StoredBusiness } from './store.ts';

/** The owner's business. Throws `not-found`, for someone else's id as for an unknown one. */
export async function findBusinessOrThrow(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredBusiness> {
  const business = await findBusiness(owner, db, businessId);
  if (!business) throw problem('not-found');
  return business;
}

/**
 * The same, with the row locked until the transaction ends: of two parallel requests, the second
 * waits. Throws `not-found`.
 */
export async function lockBusinessOrThrow(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredBusiness> {
  const business = await lockBusiness(owner, db, businessId);
  if (!business) throw problem('not-found');
  return business;
}
