import { useQuery } from '@tanstack/react-query';
import type { PlanReply, UpcomingReply } from '#contract/plan.ts';
import { queries } from './queries.tsx';

const planKey = (businessId: string) => ['/api/businesses', businessId, 'plan'];
const UPCOMING = ['/api/upcoming'] as const;

export function usePlan(businessId: string) {
  return useQuery<PlanReply>({ queryKey: planKey(businessId) });
}

export function useUpcoming() {
  return useQuery<UpcomingReply>({ queryKey: UPCOMING });
}

/** After work was marked. */
export const refreshPlan = (businessId: string) =>
  queries.invalidateQueries({ queryKey: planKey(businessId) });

/** After a business or its answers changed. */
export const refreshUpcoming = () => queries.invalidateQueries({ queryKey: UPCOMING });
