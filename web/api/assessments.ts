import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type Assessment,
  type listHistory,
  type listReceipts,
  markTask,
  saveAssessment,
} from '#contract/assessments.ts';
import type { Business } from '#contract/businesses.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import { refreshPlan, refreshUpcoming } from './plan.ts';
import { queries } from './queries.tsx';
import { call } from './request.ts';

const assessmentKey = (businessId: string) => ['/api/assessments', businessId];
const historyKey = (businessId: string) => ['/api/businesses', businessId, 'history'];

/** Loads only once a business is chosen (docs/requirements.md 4). */
export function useAssessment(businessId: string | undefined) {
  const query = useQuery<Assessment>({
    queryKey: assessmentKey(businessId ?? ''),
    enabled: businessId !== undefined,
  });
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
    const list = queries.getQueryData<Business[]>(['/api/businesses']);
    if (list?.find(({ id }) => id === businessId)?.assessment !== null) return;
    void Promise.all([refreshList(), refreshPlan(businessId), refreshUpcoming()]);
  }, [businessId, opened]);
}

export type Receipt = ReplyOf<typeof listReceipts>[number];
export function useReceipts(businessId: string, enabled: boolean) {
  return useQuery<Receipt[]>({ queryKey: [...assessmentKey(businessId), 'receipts'], enabled });
}

export type HistoryEntry = ReplyOf<typeof listHistory>[number];
export function useHistory(businessId: string, enabled: boolean) {
  return useQuery<HistoryEntry[]>({ queryKey: historyKey(businessId), enabled });
}

const refreshList = () => queries.invalidateQueries({ queryKey: ['/api/businesses'], exact: true });
const refreshHistory = (businessId: string) =>
  queries.invalidateQueries({ queryKey: historyKey(businessId) });

export type Mark = BodyOf<typeof markTask> & { taskId: string };

/** The reply is the new assessment: it is shown as it comes. */
export function useMarkTask(businessId: string) {
  return useMutation({
    mutationFn: ({ taskId, ...body }: Mark) =>
      call(markTask, { params: { businessId, taskId }, body }),
    onSuccess: async (assessment) => {
      queries.setQueryData(assessmentKey(businessId), assessment);
      await Promise.all([refreshList(), refreshHistory(businessId), refreshPlan(businessId)]);
    },
  });
}

/** Keeps a receipt: facts, date, verdicts and score as they stand. */
export function useSaveAssessment(businessId: string) {
  return useMutation({
    mutationFn: () => call(saveAssessment, { params: { businessId } }),
    onSuccess: async (receipt) => {
      queries.setQueryData<Assessment>(assessmentKey(businessId), (shown) =>
        shown ? { ...shown, savedAt: receipt.savedAt } : shown,
      );
      await Promise.all([
        refreshList(),
        refreshHistory(businessId),
        queries.invalidateQueries({ queryKey: [...assessmentKey(businessId), 'receipts'] }),
      ]);
    },
  });
}
