import { holderOf } from '#server/base/directory/directory.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Owner } from '#server/base/owner.ts';
import { problem } from '#server/base/problem.ts';
import { emailKey } from '#server/identity/accounts/store.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import * as store from './store.ts';

/** Members and invitations that a business has at most. */
export const MOST_MEMBERS = 20;

/**
 * The invitation of a token, if it is for who is signed in. Throws `link-used-up`, `other-address`
 * or `too-many-tries`.
 */
export async function invitationOrThrow(
  services: IdentityServices,
  signedIn: Owner,
  token: string,
) {
  await countTryOrThrow(services, 'openedInvitations', signedIn.userId);
  const holder = await holderOf(services.db, token);
  const found = holder && (await store.findInvitation(services.db, holder, services.now()));
  if (!found) throw problem('link-used-up');
  if (emailKey(found.email) !== emailKey(signedIn.email)) throw problem('other-address');
  return found;
}
