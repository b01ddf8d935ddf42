/**
 * Signing in. An unknown address and a wrong password give the same reply after the same time
 * (docs/requirements-decisions.md 8).
 */
import type { z } from 'zod/mini';
import type { credentials } from '#contract/auth.ts';
import type { Services } from '../services.ts';
import { problem } from '../http/problem.ts';
import { forgetTries } from '../limits/store.ts';
import { emailKey, findUserByEmail, setTimeZone, type User } from './store.ts';
import { countTryOrThrow, limitKey } from '../limits/limits.ts';

/** The account that the address and password belong to. Throws `wrong-credentials`, `too-many-tries` or `busy`. */
export async function checkCredentials(
  services: Services,
  form: z.infer<typeof credentials>,
  network: string,
): Promise<User> {
  services.passwords.refuseWhenFull();
  const account = emailKey(form.email);
  await countTryOrThrow(services, 'signInTries', network);
  // Counted before the password is checked, so that parallel tries cannot exceed the limit; reset on success.
  await countTryOrThrow(services, 'signInFailures', account, network);
  const user = await findUserByEmail(services.db, form.email);
  if (!(await services.passwords.matches(user?.passwordHash, form.password)) || !user) {
    services.log.info(
      { event: 'sign-in-failed', ...(user && { user: user.id }) },
      'sign-in failed',
    );
    throw problem('wrong-credentials');
  }
  await forgetTries(services.db, limitKey('signInFailures', account, network));
  services.log.info({ event: 'signed-in', user: user.id }, 'signed in');
  return user;
}

/** The account with the browser's time zone if it has none yet. The owner's own choice is never replaced. */
export async function rememberTimeZone(
  services: Services,
  user: User,
  timeZone: string | undefined,
): Promise<User> {
  if (user.timeZone !== null || timeZone === undefined) return user;
  await setTimeZone(user.id, services.db, timeZone);
  return { ...user, timeZone };
}
