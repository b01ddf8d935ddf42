import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  listHistory,
  listReceipts,
  markTask,
  readAssessment,
  saveAssessment,
} from '#contract/assessments.ts';
import { listBusinesses } from '#contract/businesses.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import { refreshPlan, refreshUpcoming } from './plan.ts';
import { keyOf, queries, refresh, setReply } from './client/queries.tsx';
import { useCall } from './client/use-call.ts';
import { call } from './client/request.ts';

/** Loads only after a business was chosen (docs/requirements.md 4). */
export function useAssessment(businessId: string | undefined) {
  const params = { businessId: businessId ?? '' };
  const query = useCall(readAssessment, params, { enabled: businessId !== undefined });
  useFirstOpening(businessId, query.isSuccess);
  return query;
}

/**
 * The first opening keeps a receipt (docs/requirements-decisions.md 5): what the dashboard said
 * before it is out of date.
 */
function useFirstOpening(businessId: string | undefined, opened: boolean) {
  useEffect(() => {
    if (!opened || businessId === undefined) return;
    const list = queries.getQueryData<ReplyOf<typeof listBusinesses>>(
      keyOf(listBusinesses, undefined),
    );
    if (list?.find(({ id }) => id === businessId)?.assessment !== null) return;
    void Promise.all([refreshList(), refreshPlan(businessId), refreshUpcoming()]);
  }, [businessId, opened]);
}

export const useReceipts = (businessId: string, enabled: boolean) =>
  useCall(listReceipts, { businessId }, { enabled });

const refreshList = () => refresh(listBusinesses, undefined);
const refreshHistory = (businessId: string) => refresh(listHistory, { businessId });

export type Mark = BodyOf<typeof markTask> & { taskId: string };

/**
 * The reply is the new assessment, which is shown directly. One mark after the other: a slow reply
 * to the first would take the second off the page.
 */
export function useMarkTask(businessId: string) {
  return useMutation({
    scope: { id: `marks of ${businessId}` },
    mutationFn: ({ taskId, ...body }: Mark) =>
      call(markTask, { params: { businessId, taskId }, body }),
    onSuccess: async (assessment) => {
      setReply(readAssessment, { businessId }, assessment);
      await Promise.all([refreshList(), refreshHistory(businessId), refreshPlan(businessId)]);
    },
  });
}

/** Stores a receipt: the current facts, date, verdicts and score. */
export function useSaveAssessment(businessId: string) {
  return useMutation({
    mutationFn: () => call(saveAssessment, { params: { businessId } }),
    onSuccess: async (receipt) => {
      setReply(readAssessment, { businessId }, (shown) =>
        shown ? { ...shown, savedAt: receipt.savedAt } : shown,
      );
      await Promise.all([
        refreshList(),
        refreshHistory(businessId),
        refresh(listReceipts, { businessId }),
      ]);
    },
  });
}
