/** Opening an account and confirming its address (specification 4 and 8; decisions, 8). */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import type { registration } from '#contract/auth.ts';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import { useToken } from '../stores/tokens.ts';
import { addUser, findUserByEmail, markVerified, type User } from '../stores/users.ts';
import { knownOf, refuseGuessable } from './guessable.ts';
import { allowTry } from './limits.ts';
import { mailLink } from './links.ts';
import { tokenHash } from './secret-tokens.ts';
import type { Owner } from './sessions.ts';

/** Opens an account and writes the verification mail in the same transaction. Throws `email-taken`. */
export async function openAccount(
  house: House,
  form: z.infer<typeof registration>,
  network: string,
  timeZone?: string,
): Promise<User> {
  house.passwords.refuseWhenFull();
  await allowTry(house, 'registrations', network);
  // Judging takes some milliseconds, so tries are counted before.
  refuseGuessable(form.password, knownOf(form), 'password');
  if (await findUserByEmail(house.db, form.email)) throw problem('email-taken');
  const { password, ...person } = form;
  const passwordHash = await house.passwords.hash(password);
  const user = await house.db.transaction(async (db) => {
    const added = await addUser(db, {
      ...person,
      id: randomUUID(),
      passwordHash,
      timeZone: timeZone ?? null,
      createdAt: house.now(),
    });
    if (!added) throw problem('email-taken');
    await mailLink(house, db, added, 'verify');
    return added;
  });
  void house.postOffice.deliver();
  house.log.info({ event: 'registered', user: user.id }, 'account opened');
  return user;
}

/** Mails a new verification link; does nothing more for an address already confirmed. */
export async function resendVerification(house: House, owner: Owner): Promise<void> {
  await allowTry(house, 'verificationMails', owner.userId);
  if (owner.emailVerifiedAt) return;
  await house.db.transaction((db) => mailLink(house, db, { ...owner, id: owner.userId }, 'verify'));
  void house.postOffice.deliver();
}

/** Confirms the address that a mailed link was sent to. Throws `link-used-up`. */
export async function confirmAddress(house: House, token: string, network: string): Promise<void> {
  await allowTry(house, 'links', network);
  await house.db.transaction(async (db) => {
    const owner = await useToken(db, 'verify', tokenHash(token), house.now());
    if (!owner) throw problem('link-used-up');
    await markVerified(owner, db, house.now());
  });
}
