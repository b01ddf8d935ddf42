import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type Account,
  changePassword,
  deleteAccount,
  downloadAccount,
  endOtherSessions,
} from '#contract/account.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { setSignedIn } from '#web/parts/shell/signed-in.ts';
import { queries } from './queries.tsx';
import { call } from './request.ts';

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

export function useEndOtherSessions() {
  return useMutation({ mutationFn: () => call(endOtherSessions, {}), onSuccess: refresh });
}

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
