import { useMutation, useQuery } from '@tanstack/react-query';
import { type OwnRating, rateTemplate, withdrawRating } from '#contract/templates.ts';
import { queries } from './queries.tsx';
import { call } from './request.ts';

const RATINGS = ['/api/templates/ratings'] as const;
const refresh = () => queries.invalidateQueries({ queryKey: RATINGS });

/** What the owner said of each template. */
export const useRatings = () => useQuery<OwnRating[]>({ queryKey: RATINGS });

/** Keeps the stars; null takes the rating back. */
export function useRate(template: string) {
  return useMutation({
    mutationFn: async (stars: number | null) => {
      const params = { template };
      if (stars === null) await call(withdrawRating, { params });
      else await call(rateTemplate, { params, body: { stars } });
    },
    onSuccess: refresh,
  });
}
