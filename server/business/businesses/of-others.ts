/** The businesses that others share with an account, for its list. */
import type { Business } from '#contract/businesses.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { readBusinessReply } from './reply.ts';
import { findBusiness } from '#server/business/stored/store.ts';
import { fullName } from '#server/base/history/actor.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { listAdvised } from '#server/identity/access/store.ts';

/** Each with whose it is, and what the adviser may do. */
export async function listShared(adviser: string, services: BusinessServices): Promise<Business[]> {
  const { db } = services;
  const replies: Business[] = [];
  for (const { tenantId, businessId, role } of await listAdvised(adviser, db)) {
    const tenant = await findUser(tenantId, db);
    const business = tenant && (await findBusiness(tenantId, db, businessId));
    if (!business) continue;
    await yieldToOthers();
    const reply = await readBusinessReply(tenantId, services, business);
    replies.push({ ...reply, shared: { by: fullName(tenant), role } });
  }
  return replies;
}
