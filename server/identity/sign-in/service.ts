/** What owners do with their own account: change the password, sign out elsewhere, delete it. */
import type { Account, Removed } from '#contract/account.ts';
import { EASTERN } from '#calendar/time-zone.ts';
import type { Services } from '#server/services.ts';
import { invalidInput, problem } from '#server/base/http/problem.ts';
import { sessionName } from '#server/base/history/actor.ts';
import { noteOfAccount, ownerActs } from '#server/identity/accounts/account-history.ts';
import { countHoldings } from '#server/whole/holdings.ts';
import { passwordChangedLetter } from '#server/base/mail/security-letters.ts';
import { addMail, dropMailsTo } from '#server/base/mail/store.ts';
import { forgetTries } from '#server/base/limits/store.ts';
import { endOtherSessionsOf, listSessionsOf } from '#server/identity/sessions/session-store.ts';
import { dropTokensOf, waitingAddress } from '#server/identity/accounts/link-store.ts';
import {
  deleteUser,
  findUser,
  lockUser,
  replacePassword,
  type User,
} from '#server/identity/accounts/store.ts';
import { knownOfAccount, refuseGuessable } from '#server/identity/passwords/guessable.ts';
import { countTryOrThrow, limitKey } from '#server/base/limits/limits.ts';
import { storedBy } from '#server/base/limits/quotas.ts';
import { isOver } from '#server/identity/sessions/session-lifetime.ts';
import { undoLastThings } from '#server/whole/ending.ts';
import { countPasskeys } from '#server/identity/second-factor/store.ts';
import { requireFactor } from '#server/identity/second-factor/proof.ts';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { restartSession, tokenHashes } from '#server/identity/sessions/sessions.ts';

export const WRONG = 'This is not your password';

/** The account, if the password is right and a second factor, where there is one, was shown within ten minutes. Throws `proof-needed` besides. */
export async function confirmed(
  services: Services,
  asking: AccountCall,
  password: string,
  field: string,
): Promise<User> {
  await requireFactor(services, asking);
  return checkPassword(services, asking, password, field);
}

/** The account, if the password is right. Throws `invalid-input` at `field`, `too-many-tries` or `busy`. */
export async function checkPassword(
  services: Services,
  { userId, network }: AccountCall,
  password: string,
  field: string,
): Promise<User> {
  const place = { known: true, source: userId };
  services.passwords.refuseWhenFull(place);
  await countTryOrThrow(services, 'passwordChecks', userId, network);
  const user = await findUser(userId, services.db);
  if (!(await services.passwords.matches(user?.passwordHash, password, place)) || !user) {
    services.log.info({ event: 'password-check-failed', user: userId }, 'password check failed');
    throw invalidInput({ [field]: WRONG });
  }
  await forgetTries(services.db, limitKey('passwordChecks', userId, network));
  return user;
}

/** Sets a new password and ends every other session. Returns the Set-Cookie line of the new session and the number of ended ones. */
export async function changePassword(
  services: Services,
  asking: AccountCall,
  passwords: { readonly currentPassword: string; readonly newPassword: string },
): Promise<{ cookie: string; ended: number }> {
  const { userId } = asking;
  const { currentPassword, newPassword } = passwords;
  refuseGuessable(newPassword, await knownOfAccount(services.db, userId), 'newPassword');
  const user = await confirmed(services, asking, currentPassword, 'currentPassword');
  const passwordHash = await services.passwords.hash(newPassword, { known: true, source: userId });
  const done = await services.db.transaction(async (db) => {
    // Another request changed the password while this one was hashing; the other change is kept.
    if (!(await replacePassword(userId, db, user.passwordHash, passwordHash)))
      throw invalidInput({ currentPassword: WRONG });
    for (const purpose of ['reset', 'email', 'second-step'] as const)
      await dropTokensOf(userId, db, purpose);
    const ended = await endOtherSessionsOf(userId, db, tokenHashes(services, asking.cookie));
    const at = services.now();
    const passkeys = await countPasskeys(userId, db);
    await addMail(db, passwordChangedLetter(user, 'changed', at, passkeys), at);
    const by = ownerActs(user, asking.session);
    const changes = [{ of: 'sessions ended', after: ended }];
    await noteOfAccount({ ...services, db }, userId, by, { what: 'Password changed', changes });
    return { cookie: await restartSession(services, db, userId, asking), ended };
  });
  void services.mailSender.deliver();
  services.log.info({ event: 'password-changed', user: userId }, 'password changed');
  return done;
}

/** Deletes the account and everything that belongs to it, queued mails included. Returns how much was deleted. */
export async function deleteAccount(
  services: Services,
  asking: AccountCall,
  password: string,
): Promise<Removed> {
  const { userId } = asking;
  const user = await confirmed(services, asking, password, 'password');
  const removed = await services.db.transaction(async (db) => {
    await lockUser(userId, db);
    const held = await countHoldings(userId, db);
    await undoLastThings(userId, db);
    if (!(await deleteUser(userId, db, user.passwordHash))) throw invalidInput({ password: WRONG });
    await dropMailsTo(db, user.email);
    return held;
  });
  await services.mailSender.forget(user.email);
  services.log.info({ event: 'account-deleted', user: userId }, 'account deleted');
  return removed;
}

/** The account in the shape of the contract. */
export async function readAccount(services: Services, asking: AccountCall): Promise<Account> {
  const user = await findUser(asking.userId, services.db);
  if (!user) throw problem('not-signed-in');
  const current = tokenHashes(services, asking.cookie);
  const sessions = await listSessionsOf(asking.userId, services.db);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    timeZone: user.timeZone ?? EASTERN,
    newEmail: (await waitingAddress(asking.userId, services.db, services.now())) ?? null,
    stored: await storedBy(asking.userId, services.db, services.quota),
    sessions: sessions
      .filter((session) => !isOver(session, services.now()))
      .map(({ tokenHash, createdAt, lastUsedAt, device }) => ({
        name: sessionName(tokenHash),
        begunAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: current.includes(tokenHash),
        device,
      })),
  };
}
