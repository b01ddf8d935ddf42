import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { me } from '#contract/auth.ts';
import { setSignedIn } from '#web/parts/shell/signed-in.ts';
import { goByClock } from '#web/words/clock-zone.ts';
import { request } from './request.ts';

/** docs/requirements.md 7: a GET to the key's segments joined by a slash; no retries, never stale, no refetch by itself. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => request('GET', queryKey.join('/')),
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export const ME_KEY = ['/api/auth/me'] as const;

/** Pages that call the server wrap themselves in this. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

export type Me = ReplyOf<typeof me>;

/** Who is signed in. Any answer but success means: not authenticated. */
export function useMe() {
  const query = useQuery<Me>({ queryKey: ME_KEY });
  const { isPending, isSuccess, data } = query;
  goByClock(data?.timeZone);
  useEffect(() => {
    if (!isPending) setSignedIn(isSuccess);
  }, [isPending, isSuccess]);
  return query;
}
