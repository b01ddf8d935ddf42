/** Tests of the sites of a business. */
import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import {
  downloadSiteRecord,
  listSiteTests,
  readSiteEvidence,
  readSitePicture,
  readSiteTest,
  type SiteTests,
  startSiteTest,
  stopSiteTest,
} from '#contract/site-tests/site-tests.ts';
import { dismissSeenTool, proveSite, scheduleSite } from '#contract/site-tests/sites.ts';
import { keyOf, refresh } from './client/queries.tsx';
import { call, pathOf } from './client/request.ts';
import { useCall } from './client/use-call.ts';

/** While a test waits or runs, its state is asked for so often. */
const EVERY_MS = 2000;

const isUnderWay = ({ state }: { readonly state: string }) =>
  state === 'waiting' || state === 'running';

/** Asks again by itself while something is under way. */
export const useSiteTests = (businessId: string) =>
  useQuery<SiteTests>({
    queryKey: keyOf(listSiteTests, { businessId }),
    refetchInterval: ({ state: { data } }) =>
      data?.tests.some(isUnderWay) === true ? EVERY_MS : false,
  });

/** One test that is over. */
export const useSiteTest = (businessId: string, testId: string) =>
  useCall(readSiteTest, { businessId, testId });

/** What the last tests say for tasks. */
export const useSiteEvidence = (businessId: string, enabled: boolean) =>
  useCall(readSiteEvidence, { businessId }, { enabled });

const refreshTests = (businessId: string) => refresh(listSiteTests, { businessId });

export const useStartSiteTest = (businessId: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof startSiteTest>) =>
      call(startSiteTest, { params: { businessId }, body }),
    onSuccess: () => refreshTests(businessId),
  });

export const useStopSiteTest = (businessId: string) =>
  useMutation({
    mutationFn: (testId: string) => call(stopSiteTest, { params: { businessId, testId } }),
    onSettled: () => refreshTests(businessId),
  });

export type ProofTried = ReplyOf<typeof proveSite>['tried'];

export const useProveSite = (businessId: string) =>
  useMutation({
    mutationFn: (site: string) => call(proveSite, { params: { businessId }, body: { site } }),
    onSuccess: () => refreshTests(businessId),
  });

export const useScheduleSite = (businessId: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof scheduleSite>) =>
      call(scheduleSite, { params: { businessId }, body }),
    onSuccess: () => refreshTests(businessId),
  });

export const useDismissSeenTool = (businessId: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof dismissSeenTool>) =>
      call(dismissSeenTool, { params: { businessId }, body }),
    onSuccess: () => refreshTests(businessId),
  });

export const picturePath = (businessId: string, testId: string, picture: string) =>
  pathOf(readSitePicture.path, { businessId, testId, picture });

export const recordPath = (businessId: string, testId: string) =>
  pathOf(downloadSiteRecord.path, { businessId, testId });
