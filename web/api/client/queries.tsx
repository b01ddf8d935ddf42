import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Endpoint, ParamsOf, ReplyOf } from '#contract/endpoint.ts';
import { request } from './request.ts';

/**
 * docs/requirements.md 7: a query is a GET to its key's segments joined by slashes; no retries,
 * never stale, no automatic refetch.
 */
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

/** The query provider for pages that call the server. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** The parameters of a call's path; undefined if it has none. */
export type Filling<E extends Endpoint> = E extends { readonly params: object }
  ? ParamsOf<E>
  : undefined;

/**
 * The cache key of a call's reply: the segments of its path. A shorter key matches all that begin
 * with it.
 */
export function keyOf<E extends Endpoint>({ path }: E, params: Filling<E>): readonly string[] {
  const [, api, first, ...rest] = path.split('/');
  const filled = rest.map((part) =>
    part.startsWith(':') ? (((params ?? {}) as Record<string, string>)[part.slice(1)] ?? '') : part,
  );
  return [`/${api}/${first}`, ...filled];
}

/** Replaces the cached reply to a call without a request. */
export const setReply = <E extends Endpoint>(
  endpoint: E,
  params: Filling<E>,
  reply: ReplyOf<E> | ((shown: ReplyOf<E> | undefined) => ReplyOf<E> | undefined),
) => queries.setQueryData<ReplyOf<E>>(keyOf(endpoint, params), reply);

/**
 * Loads a call's reply again, wherever it is shown; with `and: 'all below'` also the calls whose
 * path continues this one.
 */
export const refresh = <E extends Endpoint>(
  endpoint: E,
  params: Filling<E>,
  { and }: { readonly and?: 'all below' } = {},
) => queries.invalidateQueries({ queryKey: keyOf(endpoint, params), exact: and === undefined });
