import { useQuery } from '@tanstack/react-query';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { type Filling, keyOf } from './queries.tsx';

/** The reply to a GET call of the contract, loaded once; not loaded while `enabled` is false. */
export function useCall<E extends Endpoint & { readonly method: 'GET' }>(
  endpoint: E,
  params: Filling<E>,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  return useQuery<ReplyOf<E>>({ queryKey: keyOf(endpoint, params), enabled });
}
