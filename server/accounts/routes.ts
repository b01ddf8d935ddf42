/** The owner's own account. */
import * as calls from '#contract/account.ts';
import { downloadAccount } from '#contract/account-export.ts';
import {
  changePassword,
  deleteAccount,
  readAccount,
  signOutElsewhere,
  type Asking,
} from './service.ts';
import { takeBack } from './session-cookie.ts';
import type { Owner } from './sessions.ts';
import { gatherEverything } from './export.ts';
import { ownersDay } from '../day.ts';
import type { House } from '../services.ts';
import type { Serve } from '../http/serve.ts';
import { setTimeZone } from './store.ts';

interface Asked {
  readonly owner: Owner;
  readonly cookie: string | undefined;
  readonly network: string;
}
const asking = ({ owner: { userId }, cookie, network }: Asked): Asking => ({
  userId,
  cookie,
  network,
});

export function ownAccountRoutes(serve: Serve, house: House): void {
  serve(calls.readAccount, (call) => readAccount(house, asking(call)));

  serve(calls.changePassword, async (call) => {
    const { cookie, ended } = await changePassword(house, asking(call), call.body);
    call.header('set-cookie', cookie);
    return { ended };
  });

  serve(calls.changeTimeZone, async ({ owner, body }) => {
    await setTimeZone(owner.userId, house.db, body.timeZone);
    return body;
  });

  serve(calls.endOtherSessions, async (call) => ({
    ended: await signOutElsewhere(house, asking(call)),
  }));

  serve(downloadAccount, async (call) => {
    const all = await gatherEverything(house, asking(call));
    const name = `statewise-data-${ownersDay(house, call.owner)}.json`;
    call.header('content-disposition', `attachment; filename="${name}"`);
    return all;
  });

  serve(calls.deleteAccount, async (call) => {
    const removed = await deleteAccount(house, asking(call), call.body.password);
    call.header('set-cookie', takeBack(house.config.https));
    call.header('clear-site-data', '"cache", "storage"');
    return removed;
  });
}
