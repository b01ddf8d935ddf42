/**
 * An adviser's call about a business of somebody else: answered as if its owner had made it, within
 * what the adviser may do. A helper may do less: what the contract names, about a request that is
 * given to them.
 */
import type { Endpoint } from '#contract/endpoint.ts';
import { isAboutBusiness, sharingOf } from '#contract/account/sharing-needs.ts';
import { EASTERN } from '#calendar/time-zone.ts';
import type { Owner } from '#server/base/owner.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { fullName } from '#server/base/history/actor.ts';
import { problem } from '#server/base/problem.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { findGivingTo } from './givings.ts';
import { findShare, type StoredShare } from './store.ts';

const ID = /^[\w-]{1,100}$/;

/**
 * The owner for whom a call is answered: who is signed in, or the owner of a business that is
 * shared with them. Whoever advises nobody pays nothing for this. Throws `read-only`, `owner-only`,
 * and to helpers `not-found`: what is not given to them is not there.
 */
export async function inPlaceOfOwner(
  services: IdentityServices,
  endpoint: Endpoint,
  params: unknown,
  signedIn: Owner,
): Promise<Owner> {
  if (!signedIn.advises || !isAboutBusiness(endpoint)) return signedIn;
  const { businessId = '' } = params as { readonly businessId?: string };
  if (!ID.test(businessId)) return signedIn;
  const share = await findShare(signedIn.userId, services.db, businessId);
  if (!share) return signedIn;
  const helps = share.role === 'helper' ? await helping(services, endpoint, params, share) : {};
  if (share.role !== 'helper') refuseAdviser(endpoint, share);
  const tenant = await findUser(share.tenantId, services.db);
  if (!tenant) return signedIn;
  return {
    userId: tenant.id,
    email: tenant.email,
    firstName: tenant.firstName,
    lastName: tenant.lastName,
    businessName: tenant.businessName,
    emailVerifiedAt: tenant.emailVerifiedAt,
    timeZone: tenant.timeZone ?? EASTERN,
    language: signedIn.language,
    session: signedIn.session,
    advises: false,
    adviser: { id: signedIn.userId, name: fullName(signedIn), ...helps },
  };
}

function refuseAdviser(endpoint: Endpoint, { role }: StoredShare): void {
  const needed = sharingOf(endpoint);
  if (needed === 'owner') throw problem('owner-only');
  if (needed === 'write' && role !== 'editor') throw problem('read-only');
}

/** What a helper may do with the request of the call. */
async function helping(
  { db }: IdentityServices,
  { helping: needed }: Endpoint,
  params: unknown,
  { ownerId: adviserId, tenantId, businessId }: StoredShare,
) {
  const { requestId = '' } = params as { readonly requestId?: string };
  if (needed === undefined || !ID.test(requestId)) throw problem('not-found');
  const given = await findGivingTo(tenantId, db, businessId, { requestId, adviserId });
  if (!given) throw problem('not-found');
  if (needed === 'sends' && !given.sends) throw problem('owner-only');
  return { helps: given };
}
