import { useMutation, useQuery } from '@tanstack/react-query';
import { type Feed, makeFeed, revokeFeed } from '#contract/feeds.ts';
import { queries } from './queries.tsx';
import { call } from './request.ts';

const feedKey = (businessId: string) => ['/api/businesses', businessId, 'feed'];

/** Loads only once it is asked for. */
export function useFeed(businessId: string, enabled: boolean) {
  return useQuery<Feed>({ queryKey: feedKey(businessId), enabled });
}

const setMadeAt = (businessId: string, madeAt: string | null) =>
  queries.setQueryData<Feed>(feedKey(businessId), { madeAt });

/** The reply holds the address: it is shown once and kept nowhere. */
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
