import { useMutation } from '@tanstack/react-query';
import { listHistory, readAssessment } from '#contract/assessments.ts';
import { listBusinesses } from '#contract/businesses.ts';
import { listUpcoming, readPlan, setPlanning } from '#contract/plan.ts';
import { markSmallTask, readSmallTasks } from '#contract/small-tasks.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { refresh, setReply } from './client/queries.tsx';
import { call } from './client/request.ts';
import { useCall } from './client/use-call.ts';

export const usePlan = (businessId: string) => useCall(readPlan, { businessId });
export const useUpcoming = () => useCall(listUpcoming, undefined);

/** Refreshes the plan after work was marked. */
export const refreshPlan = (businessId: string) => refresh(readPlan, { businessId });

/** Refreshes both after a business or its answers changed. */
export const refreshUpcoming = () => refresh(listUpcoming, undefined);

/**
 * Sets the hours a week, or whether task dates join the calendar; the plan follows, and with it the
 * target days. The last choice counts, so one goes after the other.
 */
export function useSetPlanning(businessId: string) {
  return useMutation({
    scope: { id: `planning of ${businessId}` },
    mutationFn: (body: BodyOf<typeof setPlanning>) =>
      call(setPlanning, { params: { businessId }, body }),
    onSuccess: () =>
      Promise.all([
        refreshPlan(businessId),
        refresh(listBusinesses, undefined),
        refresh(readAssessment, { businessId }),
      ]),
  });
}

export const useSmallTasks = (businessId: string) => useCall(readSmallTasks, { businessId });

type SmallMark = BodyOf<typeof markSmallTask> & { lawId: string; number: number };

/** The reply is the whole list, which is shown directly; one mark after the other. */
export function useMarkSmallTask(businessId: string) {
  return useMutation({
    scope: { id: `small marks of ${businessId}` },
    mutationFn: ({ lawId, number, ...body }: SmallMark) =>
      call(markSmallTask, { params: { businessId, lawId, askNumber: String(number) }, body }),
    onSuccess: async (reply) => {
      setReply(readSmallTasks, { businessId }, reply);
      await refresh(listHistory, { businessId });
    },
  });
}
