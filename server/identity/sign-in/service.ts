/** What owners do with their own account: read it, and change its password. */
import type { Account } from '#contract/account/account.ts';
import { EASTERN } from '#calendar/time-zone.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { sessionName } from '#server/base/history/actor.ts';
import { noteOfAccount, accountActor } from '#server/identity/accounts/account-history.ts';
import { passwordChangedMail } from '#server/base/mail/security-mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { endOtherSessionsOf, listSessionsOf } from '#server/identity/sessions/session-store.ts';
import { dropTokensOf, waitingAddress } from '#server/identity/accounts/link-store.ts';
import { findUser, replacePassword, type User } from '#server/identity/accounts/store.ts';
import { checkPassword, WRONG } from '#server/identity/passwords/password-check.ts';
import { knownOfAccount, refuseGuessable } from '#server/identity/passwords/guessable.ts';
import { storedBy } from '#server/base/limits/quotas.ts';
import { isOver } from '#server/identity/sessions/session-lifetime.ts';
import { countPasskeys } from '#server/identity/second-factor/store.ts';
import { requireFactor } from '#server/identity/second-factor/proof.ts';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { restartSession, tokenHashes } from '#server/identity/sessions/sessions.ts';

/**
 * The account, if the password is right and a second factor, where there is one, was shown within
 * ten minutes. Throws `proof-needed` besides.
 */
export async function confirmed(
  services: IdentityServices,
  asking: AccountCall,
  password: string,
  field: string,
): Promise<User> {
  await requireFactor(services, asking);
  return checkPassword(services, asking, password, field);
}

/**
 * Sets a new password and ends every other session. Returns the Set-Cookie line of the new session
 * and the number of ended ones.
 */
export async function changePassword(
  services: IdentityServices,
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
    await addMail(db, passwordChangedMail(user, 'changed', at, passkeys), at);
    const by = accountActor(user, asking.session);
    const changes = [{ of: 'sessions ended', after: ended }];
    await noteOfAccount({ ...services, db }, userId, by, { what: 'Password changed', changes });
    return { cookie: await restartSession(services, db, userId, asking), ended };
  });
  void services.mailSender.deliver();
  services.log.info({ event: 'password-changed', user: userId }, 'password changed');
  return done;
}

/** The account in the shape of the contract. */
export async function readAccount(
  services: IdentityServices,
  asking: AccountCall,
): Promise<Account> {
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
    language: user.language,
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
