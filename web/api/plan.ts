import { listUpcoming, readPlan } from '#contract/plan.ts';
import { refresh, useCall } from './queries.tsx';

export const usePlan = (businessId: string) => useCall(readPlan, { businessId });
export const useUpcoming = () => useCall(listUpcoming, undefined);

/** Refreshes the plan after work was marked. */
export const refreshPlan = (businessId: string) => refresh(readPlan, { businessId });

/** Refreshes both after a business or its answers changed. */
export const refreshUpcoming = () => refresh(listUpcoming, undefined);
