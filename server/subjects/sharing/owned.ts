import { and, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import { givings, members, readLinks, shares } from '#server/base/database/schema.ts';
import { dropKeys, secretKeys } from '#server/base/directory/directory.ts';
import type { Owned, OwnedBusiness } from '#server/base/owned.ts';
import { endGivings } from '#server/subjects/requests/giving/ending.ts';
import { CLOCK } from '#server/subjects/requests/stored/consumer.ts';
import * as store from '#server/identity/access/store.ts';
import { endOpenSharingOf, endOpenSharingOfBusiness } from './leaving.ts';
import { linkReply, memberReply, offerReply } from './reply.ts';

/** Keys, tokens and codes are left out. */
async function exportedAccess(owner: string, db: Database) {
  const all = await store.listAllMembers(owner, db);
  return {
    sharedWithMe: (await store.listShares(owner, db)).map(({ businessId, role, since }) => ({
      businessId,
      role,
      since: since.toISOString(),
    })),
    sharedByMe: all
      .filter(({ role }) => role !== 'owner')
      .map((member) => ({ businessId: member.businessId, ...memberReply(member) })),
    offered: all
      .filter(({ role }) => role === 'owner')
      .map((offer) => ({ businessId: offer.businessId, ...offerReply(offer) })),
    linksForReading: (await store.listAllLinks(owner, db)).map((link) => ({
      businessId: link.businessId,
      ...linkReply(link),
    })),
  };
}

async function endSharesOf(db: Database, shared: readonly store.StoredMember[]): Promise<void> {
  for (const { adviserId, businessId } of shared)
    if (adviserId) await store.dropShare(adviserId, db, businessId);
}

/** The tokens of links for reading and of invitations. */
async function tokensOf({ owner, businessId }: OwnedBusiness, db: Database) {
  const found = [];
  for (const table of [readLinks, members])
    found.push(
      ...(await db
        .select({ hash: table.tokenHash })
        .from(table)
        .where(and(ofBusiness(table, owner, businessId), isNotNull(table.tokenHash)))),
    );
  return secretKeys(found);
}

export const ownedSharing: Owned = {
  tables: [members, givings, shares, readLinks],
  // their addresses were handed out by the former owner, and end with them
  staysBehind: [readLinks],
  exportedAccess,
  endedWithBusiness: async (of, db) => {
    await endSharesOf(db, await store.listMembers(of.owner, db, of.businessId));
    await dropKeys(db, await tokensOf(of, db));
  },
  endedWithAccount: async (owner, db, at) => {
    await endSharesOf(db, await store.listAllMembers(owner, db));
    for (const { tenantId, businessId } of await store.listShares(owner, db)) {
      const of = { owner: tenantId, businessId };
      await endGivings(db, of, { adviserId: owner }, { at, by: CLOCK });
      await store.dropMemberOf(tenantId, db, businessId, owner);
    }
  },
  endedAtReset: (owner, { db, now, by }) => endOpenSharingOf(owner, { db, now }, by),
  endedBeforeMove: ({ owner, businessId }, { db, now, by }) =>
    endOpenSharingOfBusiness(owner, { db, now }, by, businessId),
};
