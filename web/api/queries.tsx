import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { me } from '#contract/auth.ts';
import type { Endpoint, ParamsOf, ReplyOf } from '#contract/endpoint.ts';
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

/** Pages that call the server wrap themselves in this. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** What fills the path of a call: nothing, where it has no parameters. */
type Filling<E extends Endpoint> = E extends { readonly params: object } ? ParamsOf<E> : undefined;

/** Under which a call's reply is kept: the segments of its filled path. Shorter keys stand for all that begin so. */
export function keyOf<E extends Endpoint>({ path }: E, params: Filling<E>): readonly string[] {
  const [, api, first, ...rest] = path.split('/');
  const filled = rest.map((part) =>
    part.startsWith(':') ? (((params ?? {}) as Record<string, string>)[part.slice(1)] ?? '') : part,
  );
  return [`/${api}/${first}`, ...filled];
}

/** The reply to a GET call of the contract, loaded once; `enabled: false` waits. */
export function useCall<E extends Endpoint & { readonly method: 'GET' }>(
  endpoint: E,
  params: Filling<E>,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  return useQuery<ReplyOf<E>>({ queryKey: keyOf(endpoint, params), enabled });
}

/** Shows another reply to a call, without asking for it. */
export const setReply = <E extends Endpoint>(
  endpoint: E,
  params: Filling<E>,
  reply: ReplyOf<E> | ((shown: ReplyOf<E> | undefined) => ReplyOf<E> | undefined),
) => queries.setQueryData<ReplyOf<E>>(keyOf(endpoint, params), reply);

/** Asks for a call's reply again, wherever it is shown; `and: 'all below'` also for calls whose path goes on from here. */
export const refresh = <E extends Endpoint>(
  endpoint: E,
  params: Filling<E>,
  { and }: { readonly and?: 'all below' } = {},
) => queries.invalidateQueries({ queryKey: keyOf(endpoint, params), exact: and === undefined });

export type Me = ReplyOf<typeof me>;

/** Who is signed in. Any answer but success means: not authenticated. */
export function useMe() {
  const query = useCall(me, undefined);
  const { isPending, isSuccess, data } = query;
  goByClock(data?.timeZone);
  useEffect(() => {
    if (!isPending) setSignedIn(isSuccess);
  }, [isPending, isSuccess]);
  return query;
}
