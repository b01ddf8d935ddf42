/** Members and links in the shape of the contract. */
import type { Member, Offer, ReadLink } from '#contract/account/sharing.ts';
import type { StoredLink, StoredMember } from '#server/identity/access/store.ts';

export const memberReply = (member: StoredMember): Member => ({
  id: member.id,
  email: member.email,
  // an offer is shown as one
  role: member.role === 'owner' ? 'reader' : member.role,
  name: member.adviserName,
  invitedAt: member.invitedAt.toISOString(),
  expiresAt: member.acceptedAt ? null : member.expiresAt.toISOString(),
});

export const linkReply = ({ id, name, madeAt, expiresAt }: StoredLink): ReadLink => ({
  id,
  name,
  madeAt: madeAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const offerReply = ({ email, keeps, expiresAt }: StoredMember): Offer => ({
  email,
  keeps: keeps ?? 'nothing',
  expiresAt: expiresAt.toISOString(),
});
