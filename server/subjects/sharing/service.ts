/** Inviting advisers, and what becomes of it. Everything is in the history of the business. */
import { randomUUID } from 'node:crypto';
import type { AdviserRole, Member } from '#contract/account/sharing.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { Owner } from '#server/base/owner.ts';
import { confirmByLink, emailKey, findUser } from '#server/identity/accounts/store.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import { actorOf, fullName, type Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { invitationMail } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { joinedMail } from '#server/subjects/requests/giving/helper-mails.ts';
import { endGivings } from '#server/subjects/requests/giving/ending.ts';
import { memberReply } from './reply.ts';
import { invitationOrThrow, MOST_MEMBERS } from '#server/identity/access/invitation.ts';
import * as store from '#server/identity/access/store.ts';
import { WEEK_MS } from '#calendar/lengths.ts';

interface Noted {
  readonly owner: string;
  readonly businessId: string;
  readonly by: Actor;
}

const note = ({ db, now }: Pick<Services, 'db' | 'now'>, at: Noted, what: string, detail: string) =>
  addEvent(at.owner, db, at.businessId, {
    at: now(),
    by: at.by,
    what,
    detail,
    requirementIds: [],
  });

/**
 * Mails an invitation; one to the same address that nobody accepted gives way. Throws `not-found`,
 * `invalid-input`, `too-many-members` or `too-many-tries`.
 */
export async function inviteMember(
  owner: Owner,
  services: Services,
  businessId: string,
  { email, role }: { readonly email: string; readonly role: AdviserRole },
): Promise<Member> {
  await findBusinessOrThrow(owner.userId, services.db, businessId);
  if (emailKey(email) === emailKey(owner.email))
    throw invalidInput({ email: 'This is your own address' });
  await countTryOrThrow(services, 'invitations', owner.userId);
  const token = newToken(owner.userId);
  const now = services.now();
  const member = await services.db.transaction(async (db) => {
    const { businessName } = await lockBusinessOrThrow(owner.userId, db, businessId);
    await makeRoom(owner.userId, db, businessId, email);
    const added: store.StoredMember = {
      id: randomUUID(),
      ownerId: owner.userId,
      businessId,
      email,
      role,
      invitedAt: now,
      tokenHash: tokenHash(token),
      expiresAt: new Date(now.getTime() + WEEK_MS),
      adviserId: null,
      adviserName: null,
      acceptedAt: null,
      keeps: null,
    };
    await store.addMember(db, added);
    const from = { name: fullName(owner), businessName, role, language: owner.language };
    const link = `${services.origin()}/invitation#${token}`;
    await addMail(db, invitationMail(email, from, link), now);
    const at = { owner: owner.userId, businessId, by: actorOf(owner) };
    await note({ ...services, db }, at, `Invited as ${role}`, email);
    return added;
  });
  void services.mailSender.deliver();
  return memberReply(member);
}

async function makeRoom(owner: string, db: Database, businessId: string, email: string) {
  const all = await store.listMembers(owner, db, businessId);
  const known = all.filter(({ role }) => role !== 'owner');
  const same = known.filter((member) => emailKey(member.email) === emailKey(email));
  if (same.some(({ role }) => role === 'helper'))
    throw invalidInput({ email: 'This person helps with single requests. Remove them first' });
  if (same.some(({ acceptedAt }) => acceptedAt !== null))
    throw invalidInput({ email: 'This person has access already' });
  for (const { id } of same) await store.dropMember(owner, db, businessId, id);
  if (known.length - same.length >= MOST_MEMBERS) throw problem('too-many-members');
}

/** Changes what an adviser may do, at once. Throws `not-found`. */
export async function changeMember(
  owner: Owner,
  services: Services,
  businessId: string,
  { memberId, role }: { readonly memberId: string; readonly role: AdviserRole },
): Promise<Member> {
  const { userId } = owner;
  return services.db.transaction(async (db) => {
    await lockBusinessOrThrow(userId, db, businessId);
    const member = await store.setMemberRole(userId, db, businessId, memberId, role);
    if (!member) throw problem('not-found');
    if (member.adviserId) await store.setShareRole(member.adviserId, db, businessId, role);
    const at = { owner: userId, businessId, by: actorOf(owner) };
    await note({ ...services, db }, at, `Access changed to ${role}`, nameOf(member));
    return memberReply(member);
  });
}

const nameOf = ({ adviserName, email }: store.StoredMember) =>
  adviserName === null ? email : `${adviserName} (${email})`;

/** Ends an adviser's access or an invitation, at once. Throws `not-found`. */
export async function removeMember(
  owner: Owner,
  services: Services,
  businessId: string,
  memberId: string,
): Promise<void> {
  const { userId } = owner;
  await services.db.transaction(async (db) => {
    await lockBusinessOrThrow(userId, db, businessId);
    const of = { owner: userId, businessId };
    await endGivings(db, of, { memberId }, { at: services.now(), by: actorOf(owner) });
    const member = await store.dropMember(userId, db, businessId, memberId);
    if (!member) throw problem('not-found');
    if (member.adviserId) await store.dropShare(member.adviserId, db, businessId);
    const what = member.adviserId ? 'Access ended' : 'Invitation ended';
    await note(
      { ...services, db },
      { owner: userId, businessId, by: actorOf(owner) },
      what,
      nameOf(member),
    );
  });
}

/** What an invitation is for. Throws as above. */
export async function readInvitation(services: Services, signedIn: Owner, token: string) {
  const found = await invitationOrThrow(services, signedIn, token);
  const business = await findBusinessOrThrow(found.ownerId, services.db, found.businessId);
  const tenant = await findUser(found.ownerId, services.db);
  if (!tenant) throw problem('link-used-up');
  const { role, keeps } = found;
  const members = await store.listMembers(found.ownerId, services.db, found.businessId);
  const joined = members.flatMap(({ adviserId, adviserName }) =>
    adviserId === null || adviserId === signedIn.userId ? [] : [adviserName ?? ''],
  );
  const { businessName } = business;
  // Who is invited to read need not know who else does; who takes over has to.
  return {
    businessName,
    from: fullName(tenant),
    role,
    keeps,
    joined: role === 'owner' ? joined : [],
  };
}

/** An address that nobody confirmed may be a stranger's, and gets nothing. */
async function tellJoined(services: Services, tenantId: string, name: string): Promise<void> {
  const { db, mailSender, now, origin } = services;
  const tenant = await findUser(tenantId, db);
  if (!mailSender.mails || tenant?.emailVerifiedAt == null || tenant.disabledAt !== null) return;
  await addMail(db, joinedMail(tenant, name, `${origin()}/requests`), now());
}

/**
 * Accepts an invitation. The link came by mail, so the address of the account is this person's.
 * Throws as above.
 */
export async function acceptInvitation(services: Services, signedIn: Owner, token: string) {
  const found = await invitationOrThrow(services, signedIn, token);
  if (found.role === 'owner') throw problem('link-used-up');
  const { ownerId: tenantId, businessId } = found;
  const at = services.now();
  await services.db.transaction(async (db) => {
    await lockBusinessOrThrow(tenantId, db, businessId);
    const adviser = { id: signedIn.userId, name: fullName(signedIn), at };
    // whoever sees the whole business, by another address, does not lose that to see less
    const isMore = found.role === 'helper' && (await store.findShare(adviser.id, db, businessId));
    if (isMore) throw problem('link-used-up');
    if (!(await store.acceptMember(tenantId, db, found, adviser))) throw problem('link-used-up');
    await confirmByLink(signedIn, db, at);
    const { role } = memberReply(found);
    await store.putShare(db, { ownerId: adviser.id, businessId, tenantId, role, since: at });
    const by = actorOf(signedIn);
    await note(
      { ...services, db },
      { owner: tenantId, businessId, by },
      `Joined as ${role}`,
      found.email,
    );
    if (found.role === 'helper') await tellJoined({ ...services, db }, tenantId, adviser.name);
  });
  void services.mailSender.deliver();
  return { businessId, role: memberReply(found).role };
}
