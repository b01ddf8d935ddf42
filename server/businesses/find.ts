/** Finding a business of the owner: a call about one that is not theirs, or not there, ends as `not-found`. */
import type { Database } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { findBusiness, lockBusiness } from './store.ts';
import type { StoredBusiness } from './store.ts';

/** The owner's business. Throws `not-found`: an id of someone else reads like an unknown one. */
export async function findBusinessOrThrow(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredBusiness> {
  const business = await findBusiness(owner, db, businessId);
  if (!business) throw problem('not-found');
  return business;
}

/** The same, locked until the transaction ends: of two at once, the second waits. Throws `not-found`. */
export async function lockBusinessOrThrow(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredBusiness> {
  const business = await lockBusiness(owner, db, businessId);
  if (!business) throw problem('not-found');
  return business;
}
