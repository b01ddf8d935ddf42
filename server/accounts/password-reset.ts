/** "Forgot password" (decisions, 8). The reply says nothing about whether an account exists. */
import { setTimeout as pause } from 'node:timers/promises';
import type { House } from '../house.ts';
import { knownOfAccount, refuseGuessable } from './guessable.ts';
import { problem } from '../problem.ts';
import { endSessionsOf } from '../stores/sessions.ts';
import { ownerOfToken, useToken } from '../stores/tokens.ts';
import { emailKey, findUserByEmail, markVerified, setPassword } from '../stores/users.ts';
import { allowTry } from './limits.ts';
import { mailLink } from './links.ts';
import { tokenHash } from './secret-tokens.ts';

/** Writing a mail takes a few milliseconds; the reply waits longer than that, so that time tells nothing. */
const ANSWER_AFTER_MS = 100;

/** Mails a reset link where the account exists. Answers whether this server sends mail at all. */
export async function askForReset(house: House, email: string, network: string): Promise<boolean> {
  await allowTry(house, 'resetTries', network);
  await allowTry(house, 'resetMails', emailKey(email), network);
  const answer = pause(ANSWER_AFTER_MS);
  const user = await findUserByEmail(house.db, email);
  if (user) {
    await house.db.transaction((db) => mailLink(house, db, user, 'reset'));
    void house.postOffice.deliver();
  }
  await answer;
  return house.postOffice.mails;
}

/** Sets a new password and ends every session of the account. Throws `link-used-up`. */
export async function resetPassword(
  house: House,
  token: string,
  password: string,
  network: string,
): Promise<void> {
  house.passwords.refuseWhenFull();
  await allowTry(house, 'links', network);
  // No hash is worked out for a link that is no good; it is used up only together with the change.
  const holder = await ownerOfToken(house.db, 'reset', tokenHash(token), house.now());
  if (holder === undefined) throw problem('link-used-up');
  refuseGuessable(password, await knownOfAccount(house.db, holder), 'password');
  const passwordHash = await house.passwords.hash(password);
  await house.db.transaction(async (db) => {
    const owner = await useToken(db, 'reset', tokenHash(token), house.now());
    if (!owner) throw problem('link-used-up');
    await setPassword(owner, db, passwordHash);
    // The link came by mail, so the address is the owner's.
    await markVerified(owner, db, house.now());
    await endSessionsOf(owner, db);
    house.log.info({ event: 'password-reset', user: owner }, 'password reset');
  });
}
