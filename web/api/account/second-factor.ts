/**
 * Calls about the second step: apps, passkeys, recovery codes, and proof that it is still the
 * owner.
 */
import { useMutation } from '@tanstack/react-query';
import { me } from '#contract/account/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  addPasskey,
  confirmApp,
  listFactors,
  newRecoveryCodes,
  passkeySignIn,
  passkeySignInOptions,
  passkeyOptions,
  proveOwner,
  provePasskey,
  removeFactor,
  secondStep,
  secondStepPasskey,
  startApp,
} from '#contract/account/second-factor.ts';
import { withProof } from './proof-asked.ts';
import { answerPasskey, makePasskey } from './passkey.ts';
import { queries, refresh } from '#web/api/client/queries.tsx';
import { call } from '#web/api/client/request.ts';
import { useCall } from '#web/api/client/use-call.ts';

const refreshFactors = () => refresh(listFactors, undefined);

export const useFactors = () => useCall(listFactors, undefined);

export const useStartApp = () =>
  useMutation({
    mutationFn: (name: string) => withProof(() => call(startApp, { body: { name } })),
  });

export const useConfirmApp = () =>
  useMutation({
    mutationFn: ({ factorId, code }: { factorId: string; code: string }) =>
      withProof(() => call(confirmApp, { params: { factorId }, body: { code } })),
    onSuccess: refreshFactors,
  });

export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (name: string) => {
      const options = await withProof(() => call(passkeyOptions, {}));
      const passkey = await makePasskey(options);
      return call(addPasskey, { body: { name, passkey } });
    },
    onSuccess: refreshFactors,
  });

export const useRemoveFactor = () =>
  useMutation({
    mutationFn: (factorId: string) => withProof(() => call(removeFactor, { params: { factorId } })),
    onSuccess: refreshFactors,
  });

export const useNewCodes = () =>
  useMutation({
    mutationFn: () => withProof(() => call(newRecoveryCodes, {})),
    onSuccess: refreshFactors,
  });

type Proof = BodyOf<typeof proveOwner>;

/** Shows a code, the password, or (with nothing given) a passkey. */
export const useProve = () =>
  useMutation({
    mutationFn: async (proof: Proof | undefined) => {
      const body = proof ?? { passkey: await answerPasskey(await call(provePasskey, {})) };
      return call(proveOwner, { body });
    },
  });

/** The second step of signing in: a code, or (with nothing given) a passkey. */
export const useSecondStep = () =>
  useMutation({
    mutationFn: async (code: string | undefined) => {
      const body =
        code === undefined
          ? { passkey: await answerPasskey(await call(secondStepPasskey, {})) }
          : { code };
      return call(secondStep, { body });
    },
    onSuccess: async () => {
      queries.clear();
      await refresh(me, undefined);
    },
  });

/** Signs in with a passkey alone. */
export const usePasskeySignIn = () =>
  useMutation({
    mutationFn: async () => {
      const passkey = await answerPasskey(await call(passkeySignInOptions, {}));
      return call(passkeySignIn, { body: { passkey } });
    },
    onSuccess: async () => {
      queries.clear();
      await refresh(me, undefined);
    },
  });
