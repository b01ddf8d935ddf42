/** What is stored about how an owner gets in, for the export. Keys, tokens and codes are left out. */
import type { Database } from '#server/base/database/database.ts';
import { countCodes, listFactors } from '#server/identity/second-factor/store.ts';
import { linkReply, memberReply, offerReply } from './reply.ts';
import { listAllLinks, listAllMembers, listShares } from './store.ts';
import { listDevices } from '#server/identity/sessions/device-store.ts';

export async function exportAccess(owner: string, db: Database) {
  const members = await listAllMembers(owner, db);
  return {
    secondFactors: (await listFactors(owner, db)).map(({ kind, name, addedAt, lastUsedAt }) => ({
      kind,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countCodes(owner, db),
    knownBrowsers: (await listDevices(owner, db)).map(({ knownSince, lastUsedAt }) => ({
      knownSince: knownSince.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    sharedWithMe: (await listShares(owner, db)).map(({ businessId, role, since }) => ({
      businessId,
      role,
      since: since.toISOString(),
    })),
    sharedByMe: members
      .filter(({ role }) => role !== 'owner')
      .map((member) => ({ businessId: member.businessId, ...memberReply(member) })),
    offered: members
      .filter(({ role }) => role === 'owner')
      .map((offer) => ({ businessId: offer.businessId, ...offerReply(offer) })),
    linksForReading: (await listAllLinks(owner, db)).map((link) => ({
      businessId: link.businessId,
      ...linkReply(link),
    })),
  };
}
