/** The session that follows a good sign-in, and the browser that is known from then on. */
import type { IdentityServices } from '#server/identity/services.ts';
import { sessionName } from '#server/base/history/actor.ts';
import { problem } from '#server/base/problem.ts';
import { newDeviceMail } from '#server/base/mail/security-mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { languageCookie, languageIn } from '#server/base/http/language-cookie.ts';
import { setLanguage, type User } from '#server/identity/accounts/store.ts';
import { noteOfAccount, accountActor } from '#server/identity/accounts/account-history.ts';
import { deviceCookie, deviceTokensIn } from './device-cookie.ts';
import { addDevice, touchDevice } from './device-store.ts';
import { useToken } from '#server/identity/accounts/link-store.ts';
import { newSecret, newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { sessionCookie } from './session-cookie.ts';
import { signedInCookie } from './signed-in-cookie.ts';
import { addSession, isStillCurrent } from './session-store.ts';
import { endSessionsIn, type Browser } from './sessions.ts';
import { dropExpiredOf } from './expiry.ts';

/**
 * An account whose password or passkey was checked, and the browser by which it is known, if it is.
 */
export interface SignedIn {
  readonly user: User;
  readonly device: string | undefined;
  /** The name of the passkey, where it alone was shown. */
  readonly passkey?: string;
}

/**
 * Creates a session, ends the one in the request's cookie, makes the browser known and tells the
 * owner of a new one. Returns the Set-Cookie lines. `pending` is the second step that it ends.
 * Throws `wrong-credentials` where the password was replaced since it was checked, and
 * `second-step-over`.
 */
export async function startSession(
  services: IdentityServices,
  { user, device, passkey }: SignedIn,
  browser: Browser,
  pending?: string,
): Promise<string[]> {
  const { https } = services.config;
  const token = newToken(user.id);
  const known = device === undefined ? newSecret() : undefined;
  const now = services.now();
  const chosen = languageIn(browser.cookie);
  await services.db.transaction(async (db) => {
    // Before all else: a change of the password locks the account first, too.
    if (!(await isStillCurrent(user.id, db, user.passwordHash))) throw problem('wrong-credentials');
    if (pending !== undefined && !(await useToken(user.id, db, 'second-step', pending, now)))
      throw problem('second-step-over');
    await endSessionsIn(services, db, browser.cookie);
    await dropExpiredOf(user.id, db, now);
    await addSession(user.id, db, tokenHash(token), now, browser.device);
    const by = accountActor(user, sessionName(tokenHash(token)));
    const what = passkey === undefined ? 'Signed in' : 'Signed in with a passkey';
    const event = { what, detail: browser.device };
    await noteOfAccount({ ...services, db }, user.id, by, event);
    if (chosen !== undefined && chosen !== user.language) await setLanguage(user.id, db, chosen);
    if (device !== undefined) return touchDevice(user.id, db, device, now);
    const before = known === undefined ? 0 : await addDevice(user.id, db, tokenHash(known), now);
    // The first browser of an account is no news to its owner.
    if (before > 0) await addMail(db, newDeviceMail(user, browser.device, now, passkey), now);
    return undefined;
  });
  void services.mailSender.deliver();
  const lines = [sessionCookie(https, token), signedInCookie(https)];
  if (chosen === undefined && user.language !== 'en')
    lines.push(languageCookie(https, user.language));
  return known === undefined
    ? lines
    : [...lines, deviceCookie(https, [known, ...deviceTokensIn(browser.cookie, https)])];
}
