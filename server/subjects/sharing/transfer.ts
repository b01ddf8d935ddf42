/** A business is offered to its next owner, by mail; until that person accepts, nothing changes. */
import { randomUUID } from 'node:crypto';
import type { Offer } from '#contract/account/sharing.ts';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { confirmed } from '#server/identity/sign-in/service.ts';
import type { Owner } from '#server/base/owner.ts';
import { emailKey } from '#server/identity/accounts/store.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { actorOf, fullName } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { offerMail, offeredMail } from '#server/base/mail/transfer-mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { offerReply } from './reply.ts';
import { addMember, type StoredMember } from '#server/identity/access/store.ts';
import { AFTERWARDS, dropOffer } from '#server/identity/access/offers.ts';
import { WEEK_MS } from '#calendar/lengths.ts';

interface Wanted {
  readonly businessId: string;
  readonly email: string;
  readonly keeps: Offer['keeps'];
  readonly password: string;
}

/**
 * Mails the offer, and tells the owner of it; an earlier offer gives way. Throws `not-found`,
 * `invalid-input`, `proof-needed`, `too-many-tries` or `busy`.
 */
export async function startTransfer(
  services: Services,
  owner: Owner,
  asking: AccountCall,
  { businessId, email, keeps, password }: Wanted,
): Promise<Offer> {
  await findBusinessOrThrow(owner.userId, services.db, businessId);
  if (emailKey(email) === emailKey(owner.email))
    throw invalidInput({ email: 'This is your own address' });
  await confirmed(services, asking, password, 'password');
  await countTryOrThrow(services, 'invitations', owner.userId);
  const token = newToken(owner.userId);
  const invitedAt = services.now();
  const added: StoredMember = {
    id: randomUUID(),
    ownerId: owner.userId,
    businessId,
    email,
    role: 'owner',
    keeps,
    invitedAt,
    tokenHash: tokenHash(token),
    expiresAt: new Date(invitedAt.getTime() + WEEK_MS),
    adviserId: null,
    adviserName: null,
    acceptedAt: null,
  };
  await store(services, owner, added, `${services.origin()}/invitation#${token}`);
  void services.mailSender.deliver();
  services.log.info({ event: 'transfer-offered', user: owner.userId }, 'business offered');
  return offerReply(added);
}

async function store(services: Services, owner: Owner, added: StoredMember, link: string) {
  const { businessId, email, keeps, invitedAt: at } = added;
  await services.db.transaction(async (db) => {
    const { businessName } = await lockBusinessOrThrow(owner.userId, db, businessId);
    await dropOffer(owner.userId, db, businessId);
    await addMember(db, added);
    const from = { name: fullName(owner), businessName, language: owner.language };
    await addMail(db, offerMail(email, from, link), at);
    await addMail(db, offeredMail(owner, { email, businessName }, at), at);
    await addEvent(owner.userId, db, businessId, {
      at,
      by: actorOf(owner),
      what: 'Offered to another owner',
      detail: `${email}; ${fullName(owner)} ${AFTERWARDS[keeps ?? 'nothing']}`,
      requirementIds: [],
    });
  });
}

/** Takes the offer back. Throws `not-found`. */
export async function endTransfer(
  services: Services,
  owner: Owner,
  businessId: string,
): Promise<void> {
  await services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, businessId);
    const dropped = await dropOffer(owner.userId, db, businessId);
    if (!dropped) throw problem('not-found');
    await addEvent(owner.userId, db, businessId, {
      at: services.now(),
      by: actorOf(owner),
      what: 'Offer of the business ended',
      detail: dropped.email,
      requirementIds: [],
    });
  });
}
