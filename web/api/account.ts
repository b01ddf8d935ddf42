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
import { queries, refresh } from './queries.tsx';
import { useCall } from './use-call.ts';
import { forgetTyped } from './typed.ts';
import { call } from './request.ts';

const refreshAccount = () => refresh(readAccount, undefined);

export const useAccount = () => useCall(readAccount, undefined);

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: refreshAccount,
  });
}

/** The time zone decides every date, so everything is loaded again. */
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

/** The export of everything stored, passed on as received. */
export const useDownload = () => useMutation({ mutationFn: () => call(downloadAccount, {}) });

/** Removes all of the owner's data from memory. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof deleteAccount>) => call(deleteAccount, { body }),
    onSuccess: () => {
      queries.clear();
      forgetTyped();
      setSignedIn(false);
    },
  });
}
