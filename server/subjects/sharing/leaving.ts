/**
 * Ends of sharing that the owner of the business did not order: an adviser leaves, or the owner's
 * password was reset.
 */
import { noteOfAccount } from '#server/identity/accounts/account-history.ts';
import type { Owner } from '#server/base/owner.ts';
import { lockBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { actorOf, type Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { endGivings } from '#server/subjects/requests/giving/ending.ts';
import * as store from '#server/identity/access/store.ts';

type Making = Pick<Services, 'now'> & { readonly db: Database };

/**
 * Ends what is shared with an adviser, by the adviser's own wish; both histories say so. Throws
 * `not-found`.
 */
export async function leaveShared(
  adviser: Owner,
  services: Services,
  businessId: string,
): Promise<void> {
  const by = actorOf(adviser);
  await services.db.transaction(async (db) => {
    const share = await store.findShare(adviser.userId, db, businessId);
    if (!share) throw problem('not-found');
    const business = await lockBusiness(share.tenantId, db, businessId);
    const of = { owner: share.tenantId, businessId };
    const written = { at: services.now(), by };
    await endGivings(db, of, { adviserId: adviser.userId }, written);
    await store.dropShare(adviser.userId, db, businessId);
    await store.dropMemberOf(share.tenantId, db, businessId, adviser.userId);
    const within = { ...services, db };
    if (business) await note(within, share.tenantId, businessId, by, ['Left', adviser.email]);
    await noteOfAccount(within, adviser.userId, by, {
      what: 'Left a business that was shared',
      detail: business?.businessName,
    });
  });
}

/**
 * Ends links for reading, invitations and offers that nobody accepted, as after a reset: who took
 * the account may have made them.
 */
export async function endOpenSharingOf(owner: string, within: Making, by: Actor): Promise<void> {
  const { db } = within;
  await endOpen(
    within,
    by,
    await store.listAllLinks(owner, db),
    await store.listAllMembers(owner, db),
  );
}

/** The same for one business, as before it goes to another owner. */
export async function endOpenSharingOfBusiness(
  owner: string,
  within: Making,
  by: Actor,
  businessId: string,
): Promise<void> {
  const links = await store.listLinks(owner, within.db, businessId);
  await endOpen(within, by, links, await store.listMembers(owner, within.db, businessId));
}

async function endOpen(
  within: Making,
  by: Actor,
  links: readonly store.StoredLink[],
  members: readonly store.StoredMember[],
): Promise<void> {
  for (const { ownerId, businessId, id, name } of links) {
    await store.dropLink(ownerId, within.db, businessId, id);
    await note(within, ownerId, businessId, by, ['Link for reading ended', name]);
  }
  for (const { ownerId, businessId, id, email, acceptedAt, role } of members) {
    if (acceptedAt !== null) continue;
    const written = { at: within.now(), by };
    await endGivings(within.db, { owner: ownerId, businessId }, { memberId: id }, written);
    await store.dropMember(ownerId, within.db, businessId, id);
    const what = role === 'owner' ? 'Offer of the business ended' : 'Invitation ended';
    await note(within, ownerId, businessId, by, [what, email]);
  }
}

const note = (
  { db, now }: Making,
  owner: string,
  businessId: string,
  by: Actor,
  [what, detail]: readonly [string, string],
) => addEvent(owner, db, businessId, { at: now(), by, what, detail, requirementIds: [] });
