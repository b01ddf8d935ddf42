/** What owners do with their own account: new password, signing out elsewhere, the end of it. */
import type { Account, Removed } from '#contract/account.ts';
import { EASTERN } from '#calendar/time-zone.ts';
import type { House } from '../house.ts';
import { invalidInput, problem } from '../problem.ts';
import { countHoldings } from '../stores/holdings.ts';
import { dropMailsTo } from '../stores/mails.ts';
import { forgetTries } from '../stores/rate-limits.ts';
import { endOtherSessionsOf, listSessionsOf } from '../stores/sessions.ts';
import { dropTokensOf } from '../stores/tokens.ts';
import { deleteUser, findUser, holdUser, replacePassword, type User } from '../stores/users.ts';
import { knownOfAccount, refuseGuessable } from './guessable.ts';
import { allowTry, limitKey } from './limits.ts';
import { isOver } from './session-lifetime.ts';
import { beginAnew, currentHash } from './sessions.ts';

/** Who asks, with what cookie, from which network. */
export interface Asking {
  readonly userId: string;
  readonly cookie: string | undefined;
  readonly network: string;
}

const WRONG = 'This is not your password';

/** The account, if the password is its own. Throws `invalid-input` at `field`, `too-many-tries` or `busy`. */
async function confirmed(
  house: House,
  { userId, network }: Asking,
  password: string,
  field: string,
): Promise<User> {
  house.passwords.refuseWhenFull();
  await allowTry(house, 'passwordChecks', userId, network);
  const user = await findUser(userId, house.db);
  if (!(await house.passwords.matches(user?.passwordHash, password)) || !user) {
    house.log.info({ event: 'password-check-failed', user: userId }, 'password check failed');
    throw invalidInput({ [field]: WRONG });
  }
  await forgetTries(house.db, limitKey('passwordChecks', userId, network));
  return user;
}

/** Sets a new password and ends every other session. Answers the Set-Cookie line of the fresh one, and how many ended. */
export async function changePassword(
  house: House,
  asking: Asking,
  passwords: { readonly currentPassword: string; readonly newPassword: string },
): Promise<{ cookie: string; ended: number }> {
  const { userId } = asking;
  const { currentPassword, newPassword } = passwords;
  refuseGuessable(newPassword, await knownOfAccount(house.db, userId), 'newPassword');
  const user = await confirmed(house, asking, currentPassword, 'currentPassword');
  const passwordHash = await house.passwords.hash(newPassword);
  const done = await house.db.transaction(async (db) => {
    // Changed elsewhere while this one was worked out: that change stands.
    if (!(await replacePassword(userId, db, user.passwordHash, passwordHash)))
      throw invalidInput({ currentPassword: WRONG });
    await dropTokensOf(userId, db, 'reset');
    const ended = await endOtherSessionsOf(userId, db, currentHash(house, asking.cookie));
    return { cookie: await beginAnew(house, db, userId), ended };
  });
  house.log.info({ event: 'password-changed', user: userId }, 'password changed');
  return done;
}

/** Ends every session but the one that asks. */
export async function signOutElsewhere(house: House, asking: Asking): Promise<number> {
  const ended = await endOtherSessionsOf(
    asking.userId,
    house.db,
    currentHash(house, asking.cookie),
  );
  house.log.info({ event: 'sessions-ended', user: asking.userId }, 'signed out elsewhere');
  return ended;
}

/** Deletes the account and all that hangs on it, mails included. Answers how much there was. */
export async function deleteAccount(
  house: House,
  asking: Asking,
  password: string,
): Promise<Removed> {
  const { userId } = asking;
  const user = await confirmed(house, asking, password, 'password');
  const removed = await house.db.transaction(async (db) => {
    await holdUser(userId, db);
    const held = await countHoldings(userId, db);
    if (!(await deleteUser(userId, db, user.passwordHash))) throw invalidInput({ password: WRONG });
    await dropMailsTo(db, user.email);
    return held;
  });
  await house.postOffice.forget(user.email);
  house.log.info({ event: 'account-deleted', user: userId }, 'account deleted');
  return removed;
}

/** The account as its owner sees it. */
export async function readAccount(house: House, asking: Asking): Promise<Account> {
  const user = await findUser(asking.userId, house.db);
  if (!user) throw problem('not-signed-in');
  const current = currentHash(house, asking.cookie);
  const sessions = await listSessionsOf(asking.userId, house.db);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    timeZone: user.timeZone ?? EASTERN,
    sessions: sessions
      .filter((session) => !isOver(session, house.now()))
      .map(({ tokenHash, createdAt, lastUsedAt }) => ({
        begunAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: tokenHash === current,
      })),
  };
}
