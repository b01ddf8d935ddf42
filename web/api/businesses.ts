import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  type Answers,
  type Business,
  changeBusiness,
  createBusiness,
  deleteBusiness,
  type Profile,
  saveAnswers,
} from '#contract/businesses.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { refreshUpcoming } from './plan.ts';
import { queries } from './queries.tsx';
import { call, freshKey } from './request.ts';

const ALL = ['/api/businesses'] as const;
/** The list alone: businesses' answers and history have longer keys. */
const refreshList = () =>
  Promise.all([queries.invalidateQueries({ queryKey: ALL, exact: true }), refreshUpcoming()]);

export function useBusinesses(enabled: boolean) {
  return useQuery<Business[]>({ queryKey: ALL, enabled });
}

export function useAnswers(businessId: string) {
  return useQuery<Answers>({ queryKey: [...ALL, businessId, 'answers'] });
}

/** A press that is repeated because no answer came makes no second business: it carries the same key. */
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

/** What a business entails changes with its profile: everything about it is fetched anew. */
async function refreshBusiness(businessId: string) {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ALL }),
    queries.invalidateQueries({ queryKey: ['/api/assessments', businessId] }),
    refreshUpcoming(),
  ]);
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
      queries.removeQueries({ queryKey: ['/api/assessments', businessId] });
      await refreshList();
    },
  });
}

export type SavedAnswers = BodyOf<typeof saveAnswers>;

export function useSaveAnswers(businessId: string) {
  return useMutation({
    mutationFn: (body: SavedAnswers) => call(saveAnswers, { params: { businessId }, body }),
    onSuccess: () => refreshBusiness(businessId),
  });
}
