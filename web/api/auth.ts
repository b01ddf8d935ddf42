import { useMutation } from '@tanstack/react-query';
import {
  forgot,
  login,
  logout,
  me,
  register,
  resendVerification,
  reset,
  verify,
} from '#contract/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { setSignedIn } from '#web/parts/shell/signed-in.ts';
import { queries, refresh } from './queries.tsx';
import { forgetTyped } from './typed.ts';
import { call } from './request.ts';

const refreshMe = () => refresh(me, undefined);

export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => call(login, { body }),
    onSuccess: async () => {
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

/** Removes one owner's data from memory before the next signs in. */
export function useLogout() {
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      queries.clear();
      forgetTyped();
      setSignedIn(false);
    },
  });
}

export const useForgot = () =>
  useMutation({ mutationFn: (email: string) => call(forgot, { body: { email } }) });
export const useVerify = () =>
  useMutation({
    mutationFn: (token: string) => call(verify, { body: { token } }),
    onSuccess: refreshMe,
  });
export const useReset = () =>
  useMutation({ mutationFn: (body: BodyOf<typeof reset>) => call(reset, { body }) });
export const useResend = () => useMutation({ mutationFn: () => call(resendVerification, {}) });
