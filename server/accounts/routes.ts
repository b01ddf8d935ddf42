/** Routes of the owner's own account. */
import * as calls from '#contract/account.ts';
import { downloadAccount } from '#contract/account-export.ts';
import { changePassword, deleteAccount, readAccount, signOutElsewhere } from './service.ts';
import { addSignOutHeaders } from './sign-out-headers.ts';
import { callOf } from './account-call.ts';
import { exportAccount } from './export.ts';
import { todayForOwner } from '../day.ts';
import type { Services } from '../services.ts';
import { StreamReply, type Serve } from '../http/serve.ts';
import { dropTokensOf } from './link-store.ts';
import { askForNewAddress } from './new-address.ts';
import { setName, setTimeZone } from './store.ts';

export function accountRoutes(serve: Serve, services: Services): void {
  serve(calls.readAccount, (call) => readAccount(services, callOf(call)));

  serve(calls.changePassword, async (call) => {
    const { cookie, ended } = await changePassword(services, callOf(call), call.body);
    call.header('set-cookie', cookie);
    return { ended };
  });

  serve(calls.changeName, async ({ owner, body }) => {
    await setName(owner.userId, services.db, body);
    return body;
  });

  serve(calls.changeEmail, async (call) => {
    await askForNewAddress(services, callOf(call), call.body);
    return { newEmail: call.body.email };
  });

  serve(calls.keepEmail, async ({ owner }) => {
    await dropTokensOf(owner.userId, services.db, 'email');
    return undefined;
  });

  serve(calls.changeTimeZone, async ({ owner, body }) => {
    await setTimeZone(owner.userId, services.db, body.timeZone);
    return body;
  });

  serve(calls.endOtherSessions, async (call) => ({
    ended: await signOutElsewhere(services, callOf(call)),
  }));

  serve(downloadAccount, async (call) => {
    const all = await exportAccount(services, callOf(call));
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
