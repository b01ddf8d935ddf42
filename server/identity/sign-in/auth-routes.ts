/** Routes for signing in: register, sign in and out, the current account and verification. */
import * as auth from '#contract/account/auth.ts';
import { confirmAddress, registerAccount, resendVerification } from './registration.ts';
import { personOf } from '#server/identity/accounts/person.ts';
import { signOut } from '#server/identity/sessions/sessions.ts';
import { beginSecondStep } from '#server/identity/second-factor/sign-in-step.ts';
import { startSession } from '#server/identity/sessions/session-start.ts';
import { addSignOutHeaders } from '#server/identity/sessions/sign-out-headers.ts';
import { languageCookie, languageIn } from '#server/base/http/language-cookie.ts';
import { saysSignedIn, signedInCookie } from '#server/identity/sessions/signed-in-cookie.ts';
import { setLanguage } from '#server/identity/accounts/store.ts';
import { rememberTimeZone } from '#server/identity/accounts/time-zone.ts';
import { checkCredentials } from './sign-in.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import type { Serve } from '#server/base/http/serve.ts';

const OK = { ok: true } as const;
export function authRoutes(serve: Serve, services: IdentityServices): void {
  serve(auth.me, async ({ owner, cookie, header }) => {
    const { https } = services.config;
    if (!saysSignedIn(cookie)) header('set-cookie', signedInCookie(https));
    const chosen = languageIn(cookie);
    if (chosen === undefined && owner.language !== 'en')
      header('set-cookie', languageCookie(https, owner.language));
    // the last choice counts, by whichever link it was made
    if (chosen !== undefined && chosen !== owner.language)
      await setLanguage(owner.userId, services.db, chosen);
    return personOf(owner, services);
  });

  serve(auth.register, async ({ body, network, timeZone, language }) =>
    personOf(await registerAccount(services, body, network, { timeZone, language }), services),
  );

  serve(auth.login, async ({ body, network, cookie, header, timeZone, device }) => {
    const signedIn = await checkCredentials(services, body, { network, cookie });
    const second = await beginSecondStep(services, signedIn.user);
    if (second) {
      header('set-cookie', second.cookie);
      return second.wanted;
    }
    for (const line of await startSession(services, signedIn, { cookie, device }))
      header('set-cookie', line);
    const user = await rememberTimeZone(services, signedIn.user, timeZone);
    return personOf(user, services);
  });

  serve(auth.logout, async ({ cookie, header }) => {
    await signOut(services, cookie);
    addSignOutHeaders(services, header);
    return undefined;
  });

  linkRoutes(serve, services);
}

function linkRoutes(serve: Serve, services: IdentityServices): void {
  serve(auth.verify, async ({ body, network }) => {
    await confirmAddress(services, body.token, network);
    return OK;
  });

  serve(auth.resendVerification, async ({ owner }) => {
    await resendVerification(services, owner);
    return OK;
  });
}
