/**
 * The second step of signing in. Between the two stands a cookie, good for ten minutes and dead
 * with the password.
 */
import type { SecondStepWanted } from '#contract/account/auth.ts';
import { findKnownDevice } from '#server/identity/sessions/device-store.ts';
import { deviceTokensIn } from '#server/identity/sessions/device-cookie.ts';
import { addToken, isUsable } from '#server/identity/accounts/link-store.ts';
import { holderOf } from '#server/base/directory/directory.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { startSession } from '#server/identity/sessions/session-start.ts';
import { isStillCurrent } from '#server/identity/sessions/session-store.ts';
import type { Browser } from '#server/identity/sessions/sessions.ts';
import { findUser, type User } from '#server/identity/accounts/store.ts';
import { problem } from '#server/base/problem.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { checkShownOrThrow, type Shown } from './check.ts';
import { askForPasskey, passkeyHost } from './passkeys.ts';
import { listFactors } from './store.ts';

const OPEN_FOR_S = 600;
const cookieName = (https: boolean) => (https ? '__Host-second-step' : 'second-step');

const stepCookie = (https: boolean, token: string, seconds: number) =>
  `${cookieName(https)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;

function tokenIn(header: string | undefined, https: boolean): string | undefined {
  const wanted = `${cookieName(https)}=`;
  const parts = (header ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(wanted))?.slice(wanted.length);
}

/**
 * What the second step takes, and the cookie for it; undefined for an account without one. Throws
 * `wrong-credentials` where the password was replaced meanwhile.
 */
export async function beginSecondStep(
  services: IdentityServices,
  user: User,
): Promise<{ readonly wanted: SecondStepWanted; readonly cookie: string } | undefined> {
  const factors = await listFactors(user.id, services.db);
  if (factors.length === 0) return undefined;
  const token = newToken(user.id);
  const expiresAt = new Date(services.now().getTime() + OPEN_FOR_S * 1000);
  await services.db.transaction(async (db) => {
    if (!(await isStillCurrent(user.id, db, user.passwordHash))) throw problem('wrong-credentials');
    await addToken(user.id, db, { purpose: 'second-step', tokenHash: tokenHash(token), expiresAt });
  });
  const has = (kind: string) => factors.some((factor) => factor.kind === kind);
  return {
    wanted: { secondStep: { app: has('app'), passkey: has('passkey') } },
    cookie: stepCookie(services.config.https, token, OPEN_FOR_S),
  };
}

/** The account whose password was given; throws `second-step-over`. */
async function waiting(services: IdentityServices, cookie: string | undefined) {
  const holder = await holderOf(services.db, tokenIn(cookie, services.config.https) ?? '');
  const waits =
    holder &&
    (await isUsable(holder.owner, services.db, 'second-step', holder.hash, services.now()));
  const user = waits ? await findUser(holder.owner, services.db) : undefined;
  if (!holder || !user) throw problem('second-step-over');
  return { user, pending: holder.hash };
}

/**
 * Ends signing in. Returns the account and the Set-Cookie lines. Throws `second-step-over`,
 * `invalid-input` or `too-many-tries`.
 */
export async function takeSecondStep(
  services: IdentityServices,
  shown: Shown,
  browser: Browser,
): Promise<{ user: User; cookies: string[] }> {
  const { user, pending } = await waiting(services, browser.cookie);
  await checkShownOrThrow(services, user, shown, browser.cookie);
  const { https } = services.config;
  const tokens = deviceTokensIn(browser.cookie, https).map(tokenHash);
  const device = await findKnownDevice(user.id, services.db, tokens);
  const cookies = await startSession(services, { user, device }, browser, pending);
  services.log.info({ event: 'second-step-taken', user: user.id }, 'second step taken');
  return { user, cookies: [...cookies, stepCookie(https, '', 0)] };
}

/** What the browser needs to ask for a passkey. Throws `second-step-over`. */
export async function secondStepOptions(services: IdentityServices, cookie: string | undefined) {
  const { user } = await waiting(services, cookie);
  const host = passkeyHost(services);
  if (host === undefined) throw problem('second-step-over');
  return askForPasskey(services, host, user.id, await listFactors(user.id, services.db));
}
