import { useMutation } from '@tanstack/react-query';
import { login, me, register, resendVerification, reset, verify } from '#contract/account/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { queries, refresh } from '#web/api/client/queries.tsx';
import { call } from '#web/api/client/request.ts';

const refreshMe = () => refresh(me, undefined);

export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => call(login, { body }),
    onSuccess: async (reply) => {
      if ('secondStep' in reply) return;
      queries.clear();
      await refreshMe();
    },
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof register>) => call(register, { body }),
    onSuccess: refreshMe,
  });
}

export const useVerify = () =>
  useMutation({
    mutationFn: (token: string) => call(verify, { body: { token } }),
    onSuccess: refreshMe,
  });
export const useReset = () =>
  useMutation({ mutationFn: (body: BodyOf<typeof reset>) => call(reset, { body }) });
export const useResend = () => useMutation({ mutationFn: () => call(resendVerification, {}) });
