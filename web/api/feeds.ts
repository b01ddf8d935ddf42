import { useMutation } from '@tanstack/react-query';
import { makeFeed, readFeed, revokeFeed } from '#contract/feeds.ts';
import { setReply } from './client/queries.tsx';
import { useCall } from './client/use-call.ts';
import { call } from './client/request.ts';

/** Loads only on request. */
export const useFeed = (businessId: string, enabled: boolean) =>
  useCall(readFeed, { businessId }, { enabled });

const setMadeAt = (businessId: string, madeAt: string | null) =>
  setReply(readFeed, { businessId }, { madeAt });

/** The reply contains the address, which is shown once and stored nowhere. */
export function useMakeFeed(businessId: string) {
  return useMutation({
    mutationFn: () => call(makeFeed, { params: { businessId } }),
    onSuccess: ({ madeAt }) => setMadeAt(businessId, madeAt),
  });
}

export function useRevokeFeed(businessId: string) {
  return useMutation({
    mutationFn: () => call(revokeFeed, { params: { businessId } }),
    onSuccess: () => setMadeAt(businessId, null),
  });
}
