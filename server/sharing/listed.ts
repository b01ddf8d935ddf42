/** The businesses that others share with an account, for its list. */
import type { Business } from '#contract/businesses.ts';
import { findUser } from '../accounts/store.ts';
import { readBusinessReply } from '../businesses/reply.ts';
import { findBusiness } from '../businesses/store.ts';
import { fullName } from '../history/actor.ts';
import { yieldToOthers } from '../limits/long-work.ts';
import type { Services } from '../services.ts';
import { listShares } from './store.ts';

/** Each with whose it is, and what the adviser may do. */
export async function listShared(adviser: string, services: Services): Promise<Business[]> {
  const { db } = services;
  const replies: Business[] = [];
  for (const { tenantId, businessId, role } of await listShares(adviser, db)) {
    const tenant = await findUser(tenantId, db);
    const business = tenant && (await findBusiness(tenantId, db, businessId));
    if (!business) continue;
    await yieldToOthers();
    const reply = await readBusinessReply(tenantId, services, business);
    replies.push({ ...reply, shared: { by: fullName(tenant), role } });
  }
  return replies;
}
