import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  listHistory,
  listReceipts,
  markTask,
  readAssessment,
  saveAssessment,
} from '#contract/assessments.ts';
import type { Assessment } from '#contract/assessments.ts';
import {
  type BriefAssessment,
  readBriefAssessment,
  readSharedTexts,
  readStateTexts,
} from '#contract/brief-assessment.ts';
import { wholeOf, statesIn } from '#engine/brief/whole.ts';
import { listBusinesses } from '#contract/businesses.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import { refreshPlan, refreshUpcoming } from './plan.ts';
import { type Filling, keyOf, queries, refresh, setReply } from './queries.tsx';
import { useCall } from './use-call.ts';
import { call } from './request.ts';

/** A text of the law data never changes, so it is loaded once; one that did not come is asked for again. */
const textsOf = <E extends typeof readSharedTexts | typeof readStateTexts>(
  endpoint: E,
  params: Filling<E>,
) => queries.fetchQuery<ReplyOf<E>>({ queryKey: keyOf(endpoint, params) });

/** A brief assessment with its texts (docs/decisions/0079-brief-assessments.md). */
async function withTexts(brief: BriefAssessment): Promise<Assessment> {
  const { lawDataHash } = brief;
  const [shared, ...states] = await Promise.all([
    textsOf(readSharedTexts, { lawDataHash }),
    ...statesIn(brief).map((stateId) => textsOf(readStateTexts, { lawDataHash, stateId })),
  ]);
  return wholeOf(brief, { shared, states });
}

/** Loads only after a business was chosen (docs/requirements.md 4). */
export function useAssessment(businessId: string | undefined) {
  const params = { businessId: businessId ?? '' };
  const query = useQuery({
    queryKey: keyOf(readAssessment, params),
    queryFn: async () => withTexts(await call(readBriefAssessment, { params })),
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

const BRIEF = { reply: 'brief' } as const;

/** The reply is the new assessment, which is shown directly; undefined where a text of it did not come. */
export function useMarkTask(businessId: string) {
  return useMutation({
    mutationFn: async ({ taskId, ...body }: Mark) => {
      const params = { businessId, taskId };
      const brief = await call(markTask, { params, query: BRIEF, body });
      // asked for in brief, it comes in brief; and what is stored is stored, whatever becomes of the texts
      return withTexts(brief as BriefAssessment).catch(() => undefined);
    },
    onSuccess: async (assessment) => {
      if (assessment) setReply(readAssessment, { businessId }, assessment);
      else await refresh(readAssessment, { businessId });
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
