/** Routes of the second step, and of the owner's apps, passkeys and recovery codes. */
import { personOf } from '#server/identity/accounts/person.ts';
import { callOf } from '#server/identity/accounts/account-call.ts';
import { rememberTimeZone } from '#server/identity/accounts/time-zone.ts';
import { checkPassword } from '#server/identity/passwords/password-check.ts';
import { tokenHashes } from '#server/identity/sessions/sessions.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import * as calls from '#contract/account/second-factor.ts';
import type { Serve } from '#server/base/http/serve.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { checkShownOrThrow } from './check.ts';
import { askForPasskey, passkeyHost } from './passkeys.ts';
import * as service from './service.ts';
import { passkeySignInOptions, signInByPasskey } from './passkey-alone.ts';
import { secondStepOptions, takeSecondStep } from './sign-in-step.ts';
import { countCodes, listFactors, noteProof } from './store.ts';

export function secondFactorRoutes(serve: Serve, services: IdentityServices): void {
  stepRoutes(serve, services);
  factorRoutes(serve, services);
  proofRoutes(serve, services);
}

function stepRoutes(serve: Serve, services: IdentityServices): void {
  serve(calls.secondStep, async ({ body, cookie, device, header }) => {
    const { user, cookies } = await takeSecondStep(services, body, { cookie, device });
    for (const line of cookies) header('set-cookie', line);
    return personOf(user, services);
  });
  serve(calls.passkeySignInOptions, ({ network }) => passkeySignInOptions(services, network));
  serve(calls.passkeySignIn, async ({ body, cookie, device, header, network, timeZone }) => {
    const browser = { cookie, device };
    const { user, cookies } = await signInByPasskey(services, body.passkey, browser, network);
    for (const line of cookies) header('set-cookie', line);
    return personOf(await rememberTimeZone(services, user, timeZone), services);
  });
  serve(calls.secondStepPasskey, ({ cookie }) => secondStepOptions(services, cookie));
}

function factorRoutes(serve: Serve, services: IdentityServices): void {
  const { db } = services;
  serve(calls.listFactors, async ({ owner }) => ({
    factors: (await listFactors(owner.userId, db)).map(({ id, kind, name, ...at }) => ({
      id,
      kind,
      name,
      addedAt: at.addedAt.toISOString(),
      lastUsedAt: at.lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countCodes(owner.userId, db),
    passkeyHost: passkeyHost(services) ?? null,
  }));

  serve(calls.startApp, (call) => service.startApp(services, callOf(call), call.body.name));
  serve(calls.confirmApp, (call) =>
    service.confirmApp(services, callOf(call), { ...call.params, ...call.body }),
  );
  serve(calls.passkeyOptions, (call) => service.passkeyOptions(services, callOf(call)));
  serve(calls.addPasskey, (call) => service.addPasskey(services, callOf(call), call.body));
  serve(calls.removeFactor, async (call) => {
    await service.removeFactor(services, callOf(call), call.params.factorId);
    return undefined;
  });
  serve(calls.newRecoveryCodes, (call) => service.newRecoveryCodes(services, callOf(call)));
}

function proofRoutes(serve: Serve, services: IdentityServices): void {
  const { db } = services;
  serve(calls.proveOwner, async (call) => {
    const { userId } = call.owner;
    const user = await findUser(userId, db);
    if (!user) throw problem('not-signed-in');
    if ((await listFactors(userId, db)).length > 0)
      await checkShownOrThrow(services, user, call.body, call.cookie);
    else if (call.body.password === undefined)
      throw invalidInput({ password: 'Password is required' });
    else await checkPassword(services, callOf(call), call.body.password, 'password');
    await noteProof(userId, db, tokenHashes(services, call.cookie), services.now());
    return { ok: true } as const;
  });

  serve(calls.provePasskey, async ({ owner }) => {
    const host = passkeyHost(services);
    if (host === undefined) throw problem('no-passkeys');
    return askForPasskey(services, host, owner.userId, await listFactors(owner.userId, db));
  });
}
