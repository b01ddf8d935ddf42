/** Histories, newest first: the last entries, and those before them when they are asked for. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAccountHistory } from '#contract/account/account-history.ts';
import { listHistory, type ShownEvent } from '#contract/assessments.ts';
import { keyOf } from './client/queries.tsx';
import { request } from './client/request.ts';

const together = (...lists: readonly (readonly ShownEvent[])[]): ShownEvent[] =>
  [...new Map(lists.flat().map((entry) => [entry.seq, entry])).values()].toSorted(
    (one, other) => other.seq - one.seq,
  );

function useEntries(queryKey: readonly string[], enabled: boolean) {
  // signing in elsewhere and rating write there, too
  const last = useQuery<ShownEvent[]>({ queryKey, enabled, staleTime: 0 });
  const [kept, setKept] = useState<readonly ShownEvent[]>([]);
  const data = last.data && together(kept, last.data);
  const oldest = data?.at(-1)?.seq ?? 1;
  const more = useMutation({
    mutationFn: () =>
      request('GET', `${queryKey.join('/')}?before=${oldest}`) as Promise<ShownEvent[]>,
    onSuccess: (page) => setKept((known) => together(known, data ?? [], page)),
  });
  return { data, error: last.error, more, hasMore: oldest > 1 };
}

export type Entries = ReturnType<typeof useEntries>;

export const useHistory = (businessId: string, enabled: boolean) =>
  useEntries(keyOf(listHistory, { businessId }), enabled);

export const useAccountHistory = () => useEntries(keyOf(listAccountHistory, undefined), true);
