/** Whether a password is that of an account. */
import { countTryOrThrow, limitKey } from '#server/base/limits/limits.ts';
import { forgetTries } from '#server/base/limits/store.ts';
import { invalidInput } from '#server/base/problem.ts';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { findUser, type User } from '#server/identity/accounts/store.ts';
import type { IdentityServices } from '#server/identity/services.ts';

export const WRONG = 'This is not your password';

/**
 * The account, if the password is right. Throws `invalid-input` at `field`, `too-many-tries` or
 * `busy`.
 */
export async function checkPassword(
  services: IdentityServices,
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
