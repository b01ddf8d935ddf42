/** Routes of sharing a business. */
import * as calls from '#contract/account/sharing.ts';
import { callOf } from '#server/identity/accounts/account-call.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Serve } from '#server/base/http/serve.ts';
import type { Services } from '#server/subjects/services.ts';
import { endReadLink, makeReadLink } from './read-links.ts';
import { leaveShared } from './leaving.ts';
import { linkReply, memberReply, offerReply } from './reply.ts';
import * as service from './service.ts';
import { listGivings } from '#server/identity/access/givings.ts';
import { listLinks, listMembers } from '#server/identity/access/store.ts';
import type { Owner } from '#server/base/owner.ts';
import { endTransfer, startTransfer } from './transfer.ts';
import { findOffer } from '#server/identity/access/offers.ts';

async function sharedWith({ db, now }: Services, { userId }: Owner, businessId: string) {
  await findBusinessOrThrow(userId, db, businessId);
  const members = await listMembers(userId, db, businessId);
  const offered = await findOffer(userId, db, businessId, now());
  const links = await listLinks(userId, db, businessId);
  const given = await listGivings(userId, db, businessId, {});
  const having = new Set(given.map(({ memberId }) => memberId));
  return {
    members: members
      .filter(({ role }) => role !== 'owner')
      .map((member) => ({ ...memberReply(member), hasRequest: having.has(member.id) })),
    links: links.filter(({ expiresAt }) => expiresAt > now()).map(linkReply),
    transfer: offered ? offerReply(offered) : null,
  };
}

export function sharingRoutes(serve: Serve, services: Services): void {
  invitedRoutes(serve, services);
  transferRoutes(serve, services);

  serve(calls.listSharing, ({ owner, params }) => sharedWith(services, owner, params.businessId));
  serve(calls.inviteMember, ({ owner, params, body }) =>
    service.inviteMember(owner, services, params.businessId, body),
  );
  serve(calls.changeMember, ({ owner, params: { businessId, memberId }, body: { role } }) =>
    service.changeMember(owner, services, businessId, { memberId, role }),
  );
  serve(calls.removeMember, async ({ owner, params: { businessId, memberId } }) => {
    await service.removeMember(owner, services, businessId, memberId);
    return undefined;
  });
  serve(calls.leaveShared, async ({ owner, params: { shareId } }) => {
    await leaveShared(owner, services, shareId);
    return undefined;
  });
  serve(calls.makeReadLink, ({ owner, params, body }) =>
    makeReadLink(owner, services, params.businessId, body),
  );
  serve(calls.endReadLink, async ({ owner, params: { businessId, linkId } }) => {
    await endReadLink(owner, services, businessId, linkId);
    return undefined;
  });
}

function invitedRoutes(serve: Serve, services: Services): void {
  serve(calls.readInvitation, ({ owner, body }) =>
    service.readInvitation(services, owner, body.token),
  );
  serve(calls.acceptInvitation, ({ owner, body }) =>
    service.acceptInvitation(services, owner, body.token),
  );
}

function transferRoutes(serve: Serve, services: Services): void {
  serve(calls.startTransfer, (call) =>
    startTransfer(services, call.owner, callOf(call), { ...call.params, ...call.body }),
  );
  serve(calls.endTransfer, async ({ owner, params }) => {
    await endTransfer(services, owner, params.businessId);
    return undefined;
  });
}
