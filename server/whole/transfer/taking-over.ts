/**
 * The next owner accepts: the business moves, with all that belongs to it
 * (docs/decisions/0067-transfer.md).
 */
import { randomUUID } from 'node:crypto';
import { noteOfAccount } from '#server/identity/accounts/account-history.ts';
import type { Owner } from '#server/base/owner.ts';
import { confirmByLink, findUser, lockUser, type User } from '#server/identity/accounts/store.ts';
import { lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { countBusinesses } from '#server/business/stored/store.ts';
import { MOST_BUSINESSES } from '#server/business/businesses/service.ts';
import type { Database } from '#server/base/database/database.ts';
import { actorOf, fullName, type Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { problem } from '#server/base/problem.ts';
import { refuseOverfull } from '#server/base/limits/quotas.ts';
import { takenOverMail } from '#server/base/mail/transfer-mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { moveBusiness } from './moving.ts';
import { invitationOrThrow } from '#server/identity/access/invitation.ts';
import * as store from '#server/identity/access/store.ts';
import { AFTERWARDS, dropOffer, setShareTenant } from '#server/identity/access/offers.ts';
import type { WholeServices } from '#server/whole/services.ts';

interface Taking {
  readonly from: User;
  readonly to: Owner;
  readonly by: Actor;
  readonly businessId: string;
  readonly keeps: 'reader' | 'editor' | 'nothing';
}

/**
 * Takes over an offered business. Throws `link-used-up`, `other-address`, `too-many-businesses`,
 * `quota-reached` or `too-many-tries`; nothing has moved then.
 */
export async function acceptTransfer(services: WholeServices, to: Owner, token: string) {
  const found = await invitationOrThrow(services, to, token);
  const { businessId, ownerId } = found;
  const from = await findUser(ownerId, services.db);
  if (found.role !== 'owner' || !from || from.disabledAt) throw problem('link-used-up');
  const taking = { from, to, by: actorOf(to), businessId, keeps: found.keeps ?? 'nothing' };
  await services.db.transaction(async (db) => {
    // Always in the same order, so that two transfers never wait for each other.
    for (const id of [from.id, to.userId].toSorted()) await lockUser(id, db);
    await lockBusinessOrThrow(from.id, db, businessId);
    const offer = await dropOffer(from.id, db, businessId);
    if (offer?.tokenHash !== found.tokenHash) throw problem('link-used-up');
    if ((await countBusinesses(to.userId, db)) >= MOST_BUSINESSES)
      throw problem('too-many-businesses');
    await take({ ...services, db }, taking);
    await confirmByLink(to, db, services.now());
    await refuseOverfull({ ...services, db }, to.userId);
  });
  void services.mailSender.deliver();
  services.log.info({ event: 'transfer-accepted', user: to.userId }, 'business taken over');
  return { businessId };
}

type Within = Pick<WholeServices, 'now' | 'owned'> & { readonly db: Database };

async function take(within: Within, taking: Taking): Promise<void> {
  const { db } = within;
  const { from, to, by, businessId } = taking;
  for (const room of within.owned)
    await room.endedBeforeMove?.({ owner: from.id, businessId }, { ...within, by });
  await changeSides(db, taking);
  await moveBusiness(within.owned, { from: from.id, to: to.userId, businessId }, db);
  await stay(within, taking);
  await tell(within, taking);
}

/** Who takes over is no adviser any more; the other advisers stay, and work for the new owner. */
async function changeSides(db: Database, { from, to, businessId }: Taking): Promise<void> {
  await store.dropMemberOf(from.id, db, businessId, to.userId);
  await store.dropShare(to.userId, db, businessId);
  for (const { adviserId } of await store.listMembers(from.id, db, businessId))
    if (adviserId) await setShareTenant(adviserId, db, businessId, to.userId);
}

/** Gives the former owner what was agreed in the offer. */
async function stay({ db, now }: Within, { from, to, businessId, keeps: role }: Taking) {
  if (role === 'nothing') return;
  const at = now();
  await store.addMember(db, {
    id: randomUUID(),
    ownerId: to.userId,
    businessId,
    email: from.email,
    role,
    invitedAt: at,
    tokenHash: null,
    expiresAt: at,
    adviserId: from.id,
    adviserName: fullName(from),
    acceptedAt: at,
  });
  const share = { ownerId: from.id, businessId, tenantId: to.userId, role, since: at };
  await store.putShare(db, share);
}

const named = (one: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  `${fullName(one)} (${one.email})`;

/** All three histories say it; and the former owner is told by mail. */
async function tell(within: Within, { from, to, by, businessId, keeps }: Taking): Promise<void> {
  const { db, now } = within;
  const { businessName } = await lockBusinessOrThrow(to.userId, db, businessId);
  await addEvent(to.userId, db, businessId, {
    at: now(),
    by,
    what: 'Transferred to another owner',
    detail: `From ${named(from)} to ${named(to)}; ${fullName(from)} ${AFTERWARDS[keeps]}`,
    requirementIds: [],
    changes: [{ of: 'owner', before: named(from), after: named(to) }],
  });
  await noteOfAccount(within, from.id, by, {
    what: 'Business went to another owner',
    detail: `${businessName}, to ${named(to)}`,
  });
  await noteOfAccount(within, to.userId, by, {
    what: 'Business taken over',
    detail: `${businessName}, from ${named(from)}`,
  });
  await addMail(db, takenOverMail(from, { name: fullName(to), businessName, keeps }, now()), now());
}
