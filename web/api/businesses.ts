import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { readAnswers, saveAnswers } from '#contract/answers.ts';
import {
  changeBusiness,
  createBusiness,
  deleteBusiness,
  listBusinesses,
  readBusiness,
  type Profile,
} from '#contract/businesses.ts';
import { readAssessment } from '#contract/assessments.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { refreshUpcoming } from './plan.ts';
import { keyOf, queries, refresh, setReply } from './client/queries.tsx';
import { useCall } from './client/use-call.ts';
import { call, freshKey } from './client/request.ts';

/** Refreshes the list, and the coming changes of all businesses. */
const refreshList = () => Promise.all([refresh(listBusinesses, undefined), refreshUpcoming()]);

export const useBusinesses = (enabled: boolean) => useCall(listBusinesses, undefined, { enabled });

/**
 * A repeated request after a missing reply uses the same Idempotency-Key, so that it creates no
 * second business.
 */
export function useCreateBusiness() {
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (body: Profile) => {
      key.current ??= freshKey();
      return call(createBusiness, { body }, key.current);
    },
    onSuccess: () => {
      key.current = undefined;
      return refreshList();
    },
  });
}

/**
 * Everything about a business depends on its profile, so all of it is loaded again. Only what shows
 * the answers is waited for: a form stays as it was typed until then.
 */
async function refreshBusiness(businessId: string) {
  void refresh(readBusiness, { businessId }, { and: 'all below' });
  await Promise.all([refreshList(), refresh(readAssessment, { businessId }, { and: 'all below' })]);
}

export function useChangeBusiness(businessId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeBusiness>) =>
      call(changeBusiness, { params: { businessId }, body }),
    onSuccess: () => refreshBusiness(businessId),
  });
}

export function useDeleteBusiness(businessId: string) {
  return useMutation({
    mutationFn: () => call(deleteBusiness, { params: { businessId } }),
    onSuccess: async () => {
      queries.removeQueries({ queryKey: keyOf(readAssessment, { businessId }) });
      await refreshList();
    },
  });
}

export const useAnswers = (businessId: string | undefined) =>
  useCall(readAnswers, { businessId: businessId ?? '' }, { enabled: businessId !== undefined });

export type SavedAnswers = BodyOf<typeof saveAnswers>;

/**
 * Saves the answers to one question; the reply has all of them. What else depends on them is loaded
 * by the next page.
 */
export function useSaveOneByOne(businessId: string) {
  return useMutation({
    mutationFn: (body: SavedAnswers) => call(saveAnswers, { params: { businessId }, body }),
    onSuccess: ({ version, answers }) =>
      setReply(readAnswers, { businessId }, { version, answers }),
  });
}

/**
 * The reply has the new assessment, which is shown directly; what else depends on the answers is
 * loaded again.
 */
export function useSaveAnswers(businessId: string) {
  return useMutation({
    mutationFn: (body: SavedAnswers) => call(saveAnswers, { params: { businessId }, body }),
    onSuccess: async ({ assessment, ...all }) => {
      if (!assessment) return refreshBusiness(businessId);
      setReply(readAnswers, { businessId }, all);
      setReply(readAssessment, { businessId }, assessment);
      void refresh(readBusiness, { businessId }, { and: 'all below' });
      return void refreshList();
    },
  });
}
