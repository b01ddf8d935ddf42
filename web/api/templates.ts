import { useMutation } from '@tanstack/react-query';
import { listRatings, rateTemplate, withdrawRating } from '#contract/documents/templates.ts';
import { refresh } from './client/queries.tsx';
import { useCall } from './client/use-call.ts';
import { call } from './client/request.ts';

/** The owner's ratings. */
export const useRatings = () => useCall(listRatings, undefined);

/** Stores a rating; null deletes it. */
export function useRate(template: string) {
  return useMutation({
    mutationFn: async (stars: number | null) => {
      const params = { template };
      if (stars === null) await call(withdrawRating, { params });
      else await call(rateTemplate, { params, body: { stars } });
    },
    onSuccess: () => refresh(listRatings, undefined),
  });
}
