import { useEffect } from 'react';
import { me } from '#contract/account/auth.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { setSignedIn } from './signed-in.ts';
import { goByClock } from '#web/words/time/clock-zone.ts';
import { useCall } from '#web/api/client/use-call.ts';

export type Me = ReplyOf<typeof me>;

/** The signed-in owner. Any reply but success means: not signed in. */
export function useMe() {
  const query = useCall(me, undefined);
  const { isPending, isSuccess, data } = query;
  goByClock(data?.timeZone);
  useEffect(() => {
    if (!isPending) setSignedIn(isSuccess);
  }, [isPending, isSuccess]);
  return query;
}
