/** Routes about an account or a business as a whole. */
import * as account from '#contract/account/account.ts';
import { downloadAccount } from '#contract/account/account-export.ts';
import * as auth from '#contract/account/auth.ts';
import { deleteBusiness } from '#contract/businesses.ts';
import { downloadBinder } from '#contract/documents/reports.ts';
import { acceptTransfer as acceptCall } from '#contract/account/sharing.ts';
import { todayForOwner } from '#server/base/day.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { type Serve, StreamReply } from '#server/base/http/serve.ts';
import { callOf } from '#server/identity/accounts/account-call.ts';
import { noteOfAccount } from '#server/identity/accounts/account-history.ts';
import { addSignOutHeaders } from '#server/identity/sessions/sign-out-headers.ts';
import { binderFile } from './binder.ts';
import { deleteAccount, endBusiness } from './ending.ts';
import { exportAccount } from './export.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import type { WholeServices } from './services.ts';
import { acceptTransfer } from './transfer/taking-over.ts';

export function wholeRoutes(serve: Serve, services: WholeServices): void {
  resetRoutes(serve, services);

  serve(downloadAccount, async (call) => {
    const all = await exportAccount(services, callOf(call));
    await noteOfAccount(services, call.owner.userId, actorOf(call.owner), {
      what: 'Data exported',
    });
    const name = `statewise-data-${todayForOwner(services, call.owner)}.json`;
    call.header('content-disposition', `attachment; filename="${name}"`);
    return new StreamReply(downloadAccount, all);
  });

  serve(account.deleteAccount, async (call) => {
    const removed = await deleteAccount(services, callOf(call), call.body.password);
    addSignOutHeaders(services, call.header);
    return removed;
  });

  serve(deleteBusiness, async ({ owner, params }) => {
    await endBusiness(owner.userId, services, params.businessId, actorOf(owner));
    return undefined;
  });

  serve(downloadBinder, ({ owner, params }) => binderFile(owner, services, params.businessId));

  serve(acceptCall, ({ owner, body }) => acceptTransfer(services, owner, body.token));
}

function resetRoutes(serve: Serve, services: WholeServices): void {
  serve(auth.forgot, async ({ body, network, cookie }) => ({
    mailed: await requestPasswordReset(services, body.email, { network, cookie }),
  }));

  serve(auth.reset, async ({ body, network, cookie, header }) => {
    header('set-cookie', await resetPassword(services, body, { network, cookie }));
    return { ok: true } as const;
  });
}
