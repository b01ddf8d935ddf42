/** Routes of the owner's own account. */
import * as calls from '#contract/account.ts';
import { downloadAccount } from '#contract/account-export.ts';
import { listAccountHistory } from '#contract/account-history.ts';
import { beforeIn } from '#contract/paging.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { endOneSession, signOutElsewhere } from './ending-sessions.ts';
import { changePassword, deleteAccount, readAccount } from './service.ts';
import { addSignOutHeaders } from '#server/identity/sessions/sign-out-headers.ts';
import { callOf } from '#server/identity/accounts/account-call.ts';
import { exportAccount } from '#server/whole/export.ts';
import { todayForOwner } from '#server/base/day.ts';
import type { Services } from '#server/services.ts';
import { StreamReply, type Serve } from '#server/base/http/serve.ts';
import { accountHistory, noteOfAccount } from '#server/identity/accounts/account-history.ts';
import { askForNewAddress, keepAddress } from './new-address.ts';
import { changeName, changeTimeZone } from './about-owner.ts';

export function accountRoutes(serve: Serve, services: Services): void {
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

  serve(listAccountHistory, ({ owner, query }) =>
    accountHistory(owner.userId, services.db, beforeIn(query)),
  );

  serve(downloadAccount, async (call) => {
    const all = await exportAccount(services, callOf(call));
    await noteOfAccount(services, call.owner.userId, actorOf(call.owner), {
      what: 'Data exported',
    });
    const name = `statewise-data-${todayForOwner(services, call.owner)}.json`;
    call.header('content-disposition', `attachment; filename="${name}"`);
    return new StreamReply(downloadAccount, all);
  });

  serve(calls.deleteAccount, async (call) => {
    const removed = await deleteAccount(services, callOf(call), call.body.password);
    addSignOutHeaders(services, call.header);
    return removed;
  });
}

function sessionRoutes(serve: Serve, services: Services): void {
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
