/** Histories, newest first: the last entries, and those before them when they are asked for. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { listAccountHistory } from '#contract/account-history.ts';
import { listHistory, type ShownEvent } from '#contract/assessments.ts';
import { keyOf } from './queries.tsx';
import { request } from './request.ts';

function useEntries(queryKey: readonly string[], enabled: boolean) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => {
      const before = pageParam === undefined ? '' : `?before=${pageParam}`;
      return request('GET', `${queryKey.join('/')}${before}`) as Promise<ShownEvent[]>;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => {
      const last = page.at(-1)?.seq ?? 1;
      return last > 1 ? last : undefined;
    },
    select: ({ pages }) => pages.flat(),
    enabled,
    // signing in elsewhere and rating write there, too
    staleTime: 0,
  });
}

export type Entries = ReturnType<typeof useEntries>;

export const useHistory = (businessId: string, enabled: boolean) =>
  useEntries(keyOf(listHistory, { businessId }), enabled);

export const useAccountHistory = () => useEntries(keyOf(listAccountHistory, undefined), true);
