import { useMutation } from '@tanstack/react-query';
import {
  changeEmail,
  changeLanguage,
  changeName,
  changePassword,
  changeTimeZone,
  deleteAccount,
  endOtherSessions,
  endSession,
  keepEmail,
  readAccount,
} from '#contract/account/account.ts';
import { me } from '#contract/account/auth.ts';
import type { Language } from '#text/language.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { withProof } from './proof-asked.ts';
import { setSignedIn } from './signed-in.ts';
import { goByClock } from '#web/words/time/clock-zone.ts';
import { queries, refresh } from '#web/api/client/queries.tsx';
import { useCall } from '#web/api/client/use-call.ts';
import { forgetTyped } from './typed.ts';
import { call } from '#web/api/client/request.ts';

/** Its history stands below it. */
const refreshAccount = () => refresh(readAccount, undefined, { and: 'all below' });

export const useAccount = () => useCall(readAccount, undefined);

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) =>
      withProof(() => call(changePassword, { body })),
    onSuccess: refreshAccount,
  });
}

/** The name stands on every page. */
export function useChangeName() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeName>) => call(changeName, { body }),
    onSuccess: () => Promise.all([refreshAccount(), refresh(me, undefined)]),
  });
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeEmail>) => withProof(() => call(changeEmail, { body })),
    onSuccess: refreshAccount,
  });
}

export const useKeepEmail = () =>
  useMutation({ mutationFn: () => call(keepEmail, {}), onSuccess: refreshAccount });

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

/** Each language has scripts of its own, so the page is loaded again, with those of the new one. */
export function useChangeLanguage() {
  return useMutation({
    mutationFn: (language: Language) => call(changeLanguage, { body: { language } }),
    onSuccess: () => window.location.reload(),
  });
}

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => withProof(() => call(endOtherSessions, {})),
    onSuccess: refreshAccount,
  });
}

/** Signs out in one place, by the short name of the session. */
export function useEndSession() {
  return useMutation({
    mutationFn: (sessionName: string) =>
      withProof(() => call(endSession, { params: { sessionName } })),
    onSuccess: refreshAccount,
  });
}

/** Removes all of the owner's data from memory. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof deleteAccount>) =>
      withProof(() => call(deleteAccount, { body })),
    onSuccess: () => {
      queries.clear();
      forgetTyped();
      setSignedIn(false);
    },
  });
}
