/**
 * Another email address for an account: confirmed by a link that goes there, and told to the old
 * one.
 */
import type { IdentityServices } from '#server/identity/services.ts';
import type { Database } from '#server/base/database/database.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { addressAskedMail, addressChangedMail, newAddressMail } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { LINK_LIVES_MS } from '#server/identity/accounts/links.ts';
import { noteOfAccount, accountActor } from '#server/identity/accounts/account-history.ts';
import {
  dropTokensOf,
  replaceToken,
  useAddressToken,
  waitingAddress,
} from '#server/identity/accounts/link-store.ts';
import type { Owner } from '#server/base/owner.ts';
import { isStillCurrent } from '#server/identity/sessions/session-store.ts';
import { holderOf } from '#server/base/directory/directory.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { WRONG } from '#server/identity/passwords/password-check.ts';
import { confirmed } from './service.ts';
import {
  emailKey,
  findUser,
  findUserByEmail,
  setAddress,
} from '#server/identity/accounts/store.ts';

/**
 * Sends the link to the new address, and word of it to the old one. Throws `invalid-input`,
 * `too-many-tries` or `busy`.
 */
export async function askForNewAddress(
  services: IdentityServices,
  asking: AccountCall,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await countTryOrThrow(services, 'verificationMails', asking.userId);
  const user = await confirmed(services, asking, password, 'password');
  if (emailKey(email) === user.emailKey)
    throw invalidInput({ email: 'This is your address already' });
  if (await findUserByEmail(services.db, email))
    throw invalidInput({ email: 'This address has an account already' });
  const token = newToken(user.id);
  const now = services.now();
  const link = `${services.origin()}/verify#${token}`;
  await services.db.transaction(async (db) => {
    if (!(await isStillCurrent(user.id, db, user.passwordHash)))
      throw invalidInput({ password: WRONG });
    const until = new Date(now.getTime() + LINK_LIVES_MS.verify);
    await replaceToken(user.id, db, 'email', tokenHash(token), until, email);
    await addMail(db, newAddressMail({ ...user, email }, link), now);
    await addMail(db, addressAskedMail(user, email), now);
    const changes = [{ of: 'email', before: user.email, after: email }];
    const by = accountActor(user, asking.session);
    await noteOfAccount({ ...services, db }, user.id, by, {
      what: 'New address asked for',
      changes,
    });
  });
  void services.mailSender.deliver();
  services.log.info({ event: 'address-asked', user: user.id }, 'new address asked for');
}

/** Keeps the old address: the link that went to a new one ends. */
export async function keepAddress(services: IdentityServices, owner: Owner): Promise<void> {
  await services.db.transaction(async (db) => {
    const waiting = await waitingAddress(owner.userId, db, services.now());
    await dropTokensOf(owner.userId, db, 'email');
    const changes = [{ of: 'email', before: waiting, after: owner.email }];
    const event = { what: 'Old address kept', changes };
    if (waiting !== undefined)
      await noteOfAccount({ ...services, db }, owner.userId, actorOf(owner), event);
  });
}

/**
 * Takes the address that a link confirms. Throws `link-used-up`, also where somebody else took the
 * address meanwhile.
 */
export async function confirmNewAddress(
  services: IdentityServices,
  db: Database,
  token: string,
): Promise<void> {
  const now = services.now();
  const holder = await holderOf(db, token);
  const newEmail = holder && (await useAddressToken(holder.owner, db, holder.hash, now));
  const user = newEmail && (await findUser(holder.owner, db));
  if (!user || !(await setAddress(user, db, newEmail, now))) throw problem('link-used-up');
  await addMail(db, addressChangedMail(user, newEmail), now);
  const changes = [{ of: 'email', before: user.email, after: newEmail }];
  const event = { what: 'Address changed by a mailed link', changes };
  await noteOfAccount({ ...services, db }, user.id, accountActor(user, null), event);
  services.log.info({ event: 'address-changed', user: user.id }, 'address changed');
}
