/**
 * Signing in. An unknown address and a wrong password give the same reply after the same time
 * (docs/requirements-decisions.md 8).
 */
import type { z } from 'zod/mini';
import type { credentials } from '#contract/account/auth.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { problem } from '#server/base/problem.ts';
import { forgetTries } from '#server/base/limits/store.ts';
import { deviceTokensIn } from '#server/identity/sessions/device-cookie.ts';
import { findSigningIn } from '#server/identity/sessions/device-store.ts';
import { tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { Place } from '#server/identity/passwords/hash-queue.ts';
import type { SignedIn } from '#server/identity/sessions/session-start.ts';
import { emailKey, replacePassword, type User } from '#server/identity/accounts/store.ts';
import { countTryOrThrow, limitKey, takeBackTry } from '#server/base/limits/limits.ts';

/**
 * The account that the address and password belong to. Throws `wrong-credentials`, `too-many-tries`
 * or `busy`.
 */
export async function checkCredentials(
  services: IdentityServices,
  form: z.infer<typeof credentials>,
  { network, cookie }: { readonly network: string; readonly cookie: string | undefined },
): Promise<SignedIn> {
  const account = emailKey(form.email);
  const tokens = deviceTokensIn(cookie, services.config.https).map(tokenHash);
  const { user, device } = await findSigningIn(services.db, form.email, tokens);
  const place = device ? { known: true, source: account } : { known: false, source: network };
  services.passwords.refuseWhenFull(place);
  const tries = device ? knownTries(account, device) : strangersTries(account, network);
  // Counted before the password is checked, so that parallel tries cannot exceed the limit.
  await tries.count(services);
  const right = await services.passwords
    .matches(user?.passwordHash, form.password, place)
    .catch(async (fault: unknown) => {
      await tries.takeBack(services);
      throw fault;
    });
  if (!right || !user) {
    services.log.info(
      { event: 'sign-in-failed', ...(user && { user: user.id }) },
      'sign-in failed',
    );
    throw problem('wrong-credentials');
  }
  await tries.forget(services);
  // Told only to who knows the password.
  if (user.disabledAt) throw problem('account-disabled');
  services.log.info({ event: 'signed-in', user: user.id }, 'signed in');
  return { user: await renewed(services, user, form.password, place), device };
}

/**
 * The account with its password hashed as it is done today: only here is the password known. A
 * change meanwhile wins.
 */
async function renewed(
  services: IdentityServices,
  user: User,
  password: string,
  place: Place,
): Promise<User> {
  if (!services.passwords.isOfBefore(user.passwordHash)) return user;
  const passwordHash = await services.passwords.hash(password, place);
  const done = await replacePassword(user.id, services.db, user.passwordHash, passwordHash);
  return done ? { ...user, passwordHash } : user;
}

interface Tries {
  readonly count: (services: IdentityServices) => Promise<void>;
  readonly takeBack: (services: IdentityServices) => Promise<void>;
  /** After a good sign-in. */
  readonly forget: (services: IdentityServices) => Promise<void>;
}

/** The counts of a browser that the account knows: its own alone. */
const knownTries = (account: string, device: string): Tries => ({
  count: async (services) => {
    await countTryOrThrow(services, 'deviceTries', account, device);
    await countTryOrThrow(services, 'deviceFailures', account, device);
  },
  takeBack: (services) => takeBackTry(services, 'deviceFailures', account, device),
  forget: (services) => forgetTries(services.db, limitKey('deviceFailures', account, device)),
});

/**
 * The counts of everybody else: of the network, of the account there, and of the account
 * everywhere.
 */
const strangersTries = (account: string, network: string): Tries => ({
  count: async (services) => {
    await countTryOrThrow(services, 'signInTries', network);
    await countTryOrThrow(services, 'signInFailures', account, network);
    await countTryOrThrow(services, 'accountFailures', account);
  },
  takeBack: async (services) => {
    await takeBackTry(services, 'signInFailures', account, network);
    await takeBackTry(services, 'accountFailures', account);
  },
  forget: async (services) => {
    await forgetTries(services.db, limitKey('signInFailures', account, network));
    // Only this try: the owner's success must not give a guesser elsewhere a new start.
    await takeBackTry(services, 'accountFailures', account);
  },
});
