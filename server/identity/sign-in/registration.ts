/**
 * Registering an account and confirming its address (docs/requirements.md 4 and 8;
 * docs/requirements-decisions.md 8).
 */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import type { Language } from '#text/language.ts';
import type { registration } from '#contract/account/auth.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { problem } from '#server/base/problem.ts';
import { noteOfAccount, accountActor } from '#server/identity/accounts/account-history.ts';
import { useToken } from '#server/identity/accounts/link-store.ts';
import {
  addUser,
  findUserByEmail,
  markVerified,
  type User,
} from '#server/identity/accounts/store.ts';
import { knownOf, refuseGuessable } from '#server/identity/passwords/guessable.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { mailLink } from '#server/identity/accounts/links.ts';
import { confirmNewAddress } from './new-address.ts';
import { holderOf } from '#server/base/directory/directory.ts';
import type { Owner } from '#server/base/owner.ts';

/**
 * Creates an account and queues the verification mail in the same transaction. Throws
 * `email-taken`.
 */
export async function registerAccount(
  services: IdentityServices,
  form: z.infer<typeof registration>,
  network: string,
  { timeZone, language }: { readonly timeZone?: string | undefined; readonly language: Language },
): Promise<User> {
  if (services.config.registration === 'closed') throw problem('registration-closed');
  const place = { known: false, source: network };
  services.passwords.refuseWhenFull(place);
  await countTryOrThrow(services, 'registrations', network);
  // Judging takes some milliseconds, so tries are counted before.
  refuseGuessable(form.password, knownOf(form), 'password');
  if (await findUserByEmail(services.db, form.email)) throw problem('email-taken');
  const { password, ...person } = form;
  const passwordHash = await services.passwords.hash(password, place);
  const user = await services.db.transaction(async (db) => {
    const added = await addUser(db, {
      ...person,
      id: randomUUID(),
      passwordHash,
      timeZone: timeZone ?? null,
      language,
      createdAt: services.now(),
    });
    if (!added) throw problem('email-taken');
    const by = accountActor(added, null);
    await noteOfAccount({ ...services, db }, added.id, by, { what: 'Account opened' });
    await mailLink(services, db, added, 'verify');
    return added;
  });
  void services.mailSender.deliver();
  services.log.info({ event: 'registered', user: user.id }, 'account opened');
  return user;
}

/** Mails a new verification link; does nothing if the address is already confirmed. */
export async function resendVerification(services: IdentityServices, owner: Owner): Promise<void> {
  await countTryOrThrow(services, 'verificationMails', owner.userId);
  if (owner.emailVerifiedAt) return;
  await services.db.transaction((db) =>
    mailLink(services, db, { ...owner, id: owner.userId }, 'verify'),
  );
  void services.mailSender.deliver();
}

/** Confirms the address that a mailed link was sent to. Throws `link-used-up`. */
export async function confirmAddress(
  services: IdentityServices,
  token: string,
  network: string,
): Promise<void> {
  await countTryOrThrow(services, 'links', network);
  await services.db.transaction(async (db) => {
    const holder = await holderOf(db, token);
    const now = services.now();
    if (holder && (await useToken(holder.owner, db, 'verify', holder.hash, now)))
      return markVerified(holder.owner, db, now);
    return confirmNewAddress(services, db, token);
  });
  void services.mailSender.deliver();
}
