import { useMutation } from '@tanstack/react-query';
import {
  changePassword,
  changeTimeZone,
  deleteAccount,
  endOtherSessions,
  readAccount,
} from '#contract/account.ts';
import { downloadAccount } from '#contract/account-export.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { setSignedIn } from '#web/parts/shell/signed-in.ts';
import { goByClock } from '#web/words/clock-zone.ts';
import { queries, refresh, useCall } from './queries.tsx';
import { call } from './request.ts';

const refreshAccount = () => refresh(readAccount, undefined);

export const useAccount = () => useCall(readAccount, undefined);

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: refreshAccount,
  });
}

/** Every date may be another one now, so all that was loaded is loaded again. */
export function useChangeTimeZone() {
  return useMutation({
    mutationFn: (timeZone: string) => call(changeTimeZone, { body: { timeZone } }),
    onSuccess: async ({ timeZone }) => {
      goByClock(timeZone);
      await queries.invalidateQueries();
    },
  });
}

export function useEndOtherSessions() {
  return useMutation({ mutationFn: () => call(endOtherSessions, {}), onSuccess: refreshAccount });
}

/** Everything stored, handed on as it comes. */
export const useDownload = () => useMutation({ mutationFn: () => call(downloadAccount, {}) });

/** Nothing of the owner stays in memory. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof deleteAccount>) => call(deleteAccount, { body }),
    onSuccess: () => {
      queries.clear();
      setSignedIn(false);
    },
  });
}
