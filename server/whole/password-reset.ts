/**
 * "Forgot password" (docs/requirements-decisions.md 8). The reply says nothing about whether an
 * account exists.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/base/database/database.ts';
import type { WholeServices } from './services.ts';
import { knownOfAccount, refuseGuessable } from '#server/identity/passwords/guessable.ts';
import { noteOfAccount, accountActor } from '#server/identity/accounts/account-history.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { endSessionsOf } from '#server/identity/sessions/session-store.ts';
import { dropTokensOf, isUsable, useToken } from '#server/identity/accounts/link-store.ts';
import { emailKey, findUser, markVerified, setPassword } from '#server/identity/accounts/store.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { countPasskeys } from '#server/identity/second-factor/store.ts';
import { passwordChangedMail } from '#server/base/mail/security-mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { mailLink } from '#server/identity/accounts/links.ts';
import { deviceCookie, deviceTokensIn } from '#server/identity/sessions/device-cookie.ts';
import { addDevice, findSigningIn, dropDevicesOf } from '#server/identity/sessions/device-store.ts';
import { holderOf, type TokenHolder } from '#server/base/directory/directory.ts';
import { newSecret, tokenHash } from '#server/base/directory/secret-tokens.ts';

/**
 * Queueing a mail takes a few milliseconds. Every reply takes longer than that, so its time does
 * not show whether an account exists.
 */
const ANSWER_AFTER_MS = 100;
const NO_ADDRESS = 'Please enter a valid email address';

/**
 * Mails a reset link if the account exists. Returns whether this server sends mail at all; only
 * then an address is needed.
 */
export async function requestPasswordReset(
  services: WholeServices,
  email: string | undefined,
  { network, cookie }: { readonly network: string; readonly cookie: string | undefined },
): Promise<boolean> {
  if (email === undefined) {
    await countTryOrThrow(services, 'resetTries', network);
    if (services.mailSender.mails) throw invalidInput({ email: NO_ADDRESS });
    return false;
  }
  const answer = pause(ANSWER_AFTER_MS);
  const tokens = deviceTokensIn(cookie, services.config.https).map(tokenHash);
  const { user, device } = await findSigningIn(services.db, email, tokens);
  await countReset(services, emailKey(email), network, device);
  if (user) {
    await services.db.transaction((db) => mailLink(services, db, user, 'reset'));
    void services.mailSender.deliver();
  }
  await answer;
  return services.mailSender.mails;
}

/**
 * A browser that the account knows has mails of its own. Strangers share theirs, from whatever
 * addresses: the links that they asked for stay good, so an owner in a new browser finds one that
 * works.
 */
async function countReset(
  services: WholeServices,
  account: string,
  network: string,
  device: string | undefined,
): Promise<void> {
  if (device !== undefined) return countTryOrThrow(services, 'resetMails', account, device);
  await countTryOrThrow(services, 'resetTries', network);
  await countTryOrThrow(services, 'resetMails', account, network);
  return countTryOrThrow(services, 'accountResetMails', account);
}

/**
 * Sets a new password, ends every session of the account and forgets its browsers, but for this
 * one: who holds the mailed link gets in, however many strangers are trying. Returns the Set-Cookie
 * line of the browser. Throws `link-used-up`.
 */
export async function resetPassword(
  services: WholeServices,
  { token, password }: Record<'token' | 'password', string>,
  { network, cookie }: { readonly network: string; readonly cookie: string | undefined },
): Promise<string> {
  await countTryOrThrow(services, 'links', network);
  // Nothing is hashed for an invalid link. The link is used up only together with the change.
  const holder = await holderOf(services.db, token);
  if (!holder || !(await isUsable(holder.owner, services.db, 'reset', holder.hash, services.now())))
    throw problem('link-used-up');
  // Who holds a mailed link is no stranger.
  const place = { known: true, source: holder.owner };
  services.passwords.refuseWhenFull(place);
  refuseGuessable(password, await knownOfAccount(services.db, holder.owner), 'password');
  const known = newSecret();
  const passwordHash = await services.passwords.hash(password, place);
  await takeNewPassword(services, holder, passwordHash, tokenHash(known));
  services.log.info({ event: 'password-reset', user: holder.owner }, 'password reset');
  void services.mailSender.deliver();
  const { https } = services.config;
  return deviceCookie(https, [known, ...deviceTokensIn(cookie, https)]);
}

/** Uses up the link; only `known`, the browser in which it was opened, stays known. */
async function takeNewPassword(
  services: WholeServices,
  { owner, hash }: TokenHolder,
  passwordHash: string,
  known: string,
): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (db) => {
    if (!(await useToken(owner, db, 'reset', hash, now))) throw problem('link-used-up');
    await setPassword(owner, db, passwordHash);
    // The link came by mail, so the address is confirmed as well.
    await markVerified(owner, db, now);
    for (const purpose of ['reset', 'email', 'second-step'] as const)
      await dropTokensOf(owner, db, purpose);
    await endSessionsOf(owner, db);
    await dropDevicesOf(owner, db);
    await addDevice(owner, db, known, now);
    await tellOfReset(services, db, owner);
  });
}

/**
 * Notes it, ends what whoever had the account may have made for others to open, and writes to the
 * owner.
 */
async function tellOfReset(services: WholeServices, db: Database, owner: string): Promise<void> {
  const user = await findUser(owner, db);
  if (!user) return;
  const by = accountActor(user, null);
  await noteOfAccount({ ...services, db }, owner, by, { what: 'Password reset by a mailed link' });
  for (const room of services.owned)
    await room.endedAtReset?.(owner, { db, now: services.now, by });
  const passkeys = await countPasskeys(owner, db);
  await addMail(db, passwordChangedMail(user, 'reset', services.now(), passkeys), services.now());
}
