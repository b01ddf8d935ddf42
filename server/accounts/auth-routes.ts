/** Accounts: register, sign in and out, who am I, verification and reset. */
import * as auth from '#contract/auth.ts';
import { askForReset, resetPassword } from './password-reset.ts';
import { confirmAddress, openAccount, resendVerification } from './registration.ts';
import { beginSession, finishSession, type Owner } from './sessions.ts';
import { checkCredentials, withTimeZone } from './sign-in.ts';
import { EASTERN } from '#calendar/time-zone.ts';
import type { House } from '../services.ts';
import type { Serve } from '../http/serve.ts';

const OK = { ok: true } as const;
const person = (user: Omit<Owner, 'userId' | 'timeZone'> & { timeZone: string | null }) => ({
  ...user,
  timeZone: user.timeZone ?? EASTERN,
  emailVerified: user.emailVerifiedAt !== null,
});

export function accountRoutes(serve: Serve, house: House): void {
  serve(auth.me, ({ owner }) => person(owner));

  serve(auth.register, async ({ body, network, timeZone }) =>
    person(await openAccount(house, body, network, timeZone)),
  );

  serve(auth.login, async ({ body, network, cookie, header, timeZone }) => {
    const known = await checkCredentials(house, body, network);
    const user = await withTimeZone(house, known, timeZone);
    header('set-cookie', await beginSession(house, user.id, cookie));
    return person(user);
  });

  serve(auth.logout, async ({ cookie, header }) => {
    header('set-cookie', await finishSession(house, cookie));
    header('clear-site-data', '"cache", "storage"');
    return undefined;
  });

  serve(auth.verify, async ({ body, network }) => {
    await confirmAddress(house, body.token, network);
    return OK;
  });

  serve(auth.resendVerification, async ({ owner }) => {
    await resendVerification(house, owner);
    return OK;
  });

  serve(auth.forgot, async ({ body, network }) => ({
    mailed: await askForReset(house, body.email, network),
  }));

  serve(auth.reset, async ({ body, network }) => {
    await resetPassword(house, body.token, body.password, network);
    return OK;
  });
}
