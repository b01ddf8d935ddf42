import { listUpcoming, readPlan } from '#contract/plan.ts';
import { refresh } from './queries.tsx';
import { useCall } from './use-call.ts';

export const usePlan = (businessId: string) => useCall(readPlan, { businessId });
export const useUpcoming = () => useCall(listUpcoming, undefined);

/** Refreshes the plan after work was marked. */
export const refreshPlan = (businessId: string) => refresh(readPlan, { businessId });

/** Refreshes both after a business or its answers changed. */
export const refreshUpcoming = () => refresh(listUpcoming, undefined);
