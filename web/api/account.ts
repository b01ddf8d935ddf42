import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type Account,
  changePassword,
  changeTimeZone,
  deleteAccount,
  endOtherSessions,
} from '#contract/account.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { setSignedIn } from '#web/parts/shell/signed-in.ts';
import { goByClock } from '#web/words/clock-zone.ts';
import { queries } from './queries.tsx';
import { call, request } from './request.ts';

const ACCOUNT = ['/api/account'] as const;
const refresh = () => queries.invalidateQueries({ queryKey: ACCOUNT });

export function useAccount() {
  return useQuery<Account>({ queryKey: ACCOUNT });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: refresh,
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
  return useMutation({ mutationFn: () => call(endOtherSessions, {}), onSuccess: refresh });
}

/** The call `downloadAccount`, without its schemas: the file is handed on as it comes. */
export const useDownload = () =>
  useMutation({ mutationFn: () => request('GET', '/api/account/data') });

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
