/** Routes of the owner's own account. */
import * as calls from '#contract/account/account.ts';
import { listAccountHistory } from '#contract/account/account-history.ts';
import { beforeIn } from '#contract/paging.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { endOneSession, signOutElsewhere } from './ending-sessions.ts';
import { changePassword, readAccount } from './service.ts';
import { addSignOutHeaders } from '#server/identity/sessions/sign-out-headers.ts';
import { callOf } from '#server/identity/accounts/account-call.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import type { Serve } from '#server/base/http/serve.ts';
import { accountHistory } from '#server/identity/accounts/account-history.ts';
import { askForNewAddress, keepAddress } from './new-address.ts';
import { languageCookie } from '#server/base/http/language-cookie.ts';
import { changeLanguage, changeName, changeTimeZone } from './about-owner.ts';

export function accountRoutes(serve: Serve, services: IdentityServices): void {
  sessionRoutes(serve, services);

  serve(calls.readAccount, (call) => readAccount(services, callOf(call)));

  serve(calls.changePassword, async (call) => {
    const { cookie, ended } = await changePassword(services, callOf(call), call.body);
    call.header('set-cookie', cookie);
    return { ended };
  });

  serve(calls.changeName, ({ owner, body }) => changeName(services, owner, body));

  serve(calls.changeEmail, async (call) => {
    await askForNewAddress(services, callOf(call), call.body);
    return { newEmail: call.body.email };
  });

  serve(calls.keepEmail, async ({ owner }) => {
    await keepAddress(services, owner);
    return undefined;
  });

  serve(calls.changeTimeZone, ({ owner, body }) => changeTimeZone(services, owner, body));

  serve(calls.changeLanguage, ({ owner, body, header }) => {
    header('set-cookie', languageCookie(services.config.https, body.language));
    return changeLanguage(services, owner, body);
  });

  serve(listAccountHistory, ({ owner, query }) =>
    accountHistory(owner.userId, services.db, beforeIn(query)),
  );
}

function sessionRoutes(serve: Serve, services: IdentityServices): void {
  serve(calls.endOtherSessions, async (call) => ({
    ended: await signOutElsewhere(services, callOf(call), actorOf(call.owner)),
  }));

  serve(calls.endSession, async (call) => {
    const { owner, params } = call;
    await endOneSession(services, callOf(call), actorOf(owner), params.sessionName);
    if (params.sessionName === owner.session) addSignOutHeaders(services, call.header);
    return undefined;
  });
}
