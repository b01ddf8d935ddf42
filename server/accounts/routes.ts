/** Routes of the owner's own account. */
import * as calls from '#contract/account.ts';
import { downloadAccount } from '#contract/account-export.ts';
import {
  changePassword,
  deleteAccount,
  readAccount,
  signOutElsewhere,
  type AccountCall,
} from './service.ts';
import { addSignOutHeaders } from './sign-out-headers.ts';
import type { Owner } from './sessions.ts';
import { exportAccount } from './export.ts';
import { todayForOwner } from '../day.ts';
import type { Services } from '../services.ts';
import { StreamReply, type Serve } from '../http/serve.ts';
import { dropTokensOf } from './link-store.ts';
import { askForNewAddress } from './new-address.ts';
import { setName, setTimeZone } from './store.ts';

interface Asked {
  readonly owner: Owner;
  readonly cookie: string | undefined;
  readonly network: string;
  readonly device: string | undefined;
}
const asking = ({ owner: { userId }, cookie, network, device }: Asked): AccountCall => ({
  userId,
  cookie,
  network,
  device,
});

export function accountRoutes(serve: Serve, services: Services): void {
  serve(calls.readAccount, (call) => readAccount(services, asking(call)));

  serve(calls.changePassword, async (call) => {
    const { cookie, ended } = await changePassword(services, asking(call), call.body);
    call.header('set-cookie', cookie);
    return { ended };
  });

  serve(calls.changeName, async ({ owner, body }) => {
    await setName(owner.userId, services.db, body);
    return body;
  });

  serve(calls.changeEmail, async (call) => {
    await askForNewAddress(services, asking(call), call.body);
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
    ended: await signOutElsewhere(services, asking(call)),
  }));

  serve(downloadAccount, async (call) => {
    const all = await exportAccount(services, asking(call));
    const name = `statewise-data-${todayForOwner(services, call.owner)}.json`;
    call.header('content-disposition', `attachment; filename="${name}"`);
    return new StreamReply(downloadAccount, all);
  });

  serve(calls.deleteAccount, async (call) => {
    const removed = await deleteAccount(services, asking(call), call.body.password);
    addSignOutHeaders(services, call.header);
    return removed;
  });
}
