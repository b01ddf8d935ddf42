/** Settings of the request desk, its example, and what leaves it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import {
  addTrial,
  changeDesk,
  downloadRequestLog,
  endDeskCalendar,
  makeDeskCalendar,
  readDesk,
  readDeskEvidence,
  readDesks,
  readRequestFigures,
  removeTrial,
} from '#contract/requests/request-desk.ts';
import { proveLetter } from '#contract/requests/request-proof.ts';
import { keyOf, refresh, setReply } from './client/queries.tsx';
import { call, pathOf } from './client/request.ts';
import { refreshLists } from './requests.ts';
import { useCall } from './client/use-call.ts';

export const useDesk = (businessId: string) => useCall(readDesk, { businessId });

export type DeskSettings = BodyOf<typeof changeDesk>;

export const useChangeDesk = (businessId: string) =>
  useMutation({
    mutationFn: (body: DeskSettings) => call(changeDesk, { params: { businessId }, body }),
    onSuccess: (desk) => {
      setReply(readDesk, { businessId }, desk);
      void refreshLists(businessId);
    },
  });

export type DeskStanding = ReplyOf<typeof readDesks>[number];

/** Businesses that are drawn one after another share a call; another visit asks anew. */
const SHARED_MS = 5000;

/** How the desks of all businesses stand. */
export const useDeskStandings = () =>
  useQuery<DeskStanding[]>({ queryKey: keyOf(readDesks, undefined), staleTime: SHARED_MS });

/** The figures of a desk as evidence. */
export const useDeskEvidence = (businessId: string) => useCall(readDeskEvidence, { businessId });

export const refreshDesk = (businessId: string) => refresh(readDesk, { businessId });

export const useAddTrial = (businessId: string) =>
  useMutation({
    mutationFn: () => call(addTrial, { params: { businessId } }),
    onSuccess: () => Promise.all([refreshLists(businessId), refreshDesk(businessId)]),
  });

export const useRemoveTrial = (businessId: string) =>
  useMutation({
    mutationFn: () => call(removeTrial, { params: { businessId } }),
    onSuccess: () => Promise.all([refreshLists(businessId), refreshDesk(businessId)]),
  });

export const useMakeDeskCalendar = (businessId: string) =>
  useMutation({
    mutationFn: () => call(makeDeskCalendar, { params: { businessId } }),
    onSuccess: () => refreshDesk(businessId),
  });

export const useEndDeskCalendar = (businessId: string) =>
  useMutation({
    mutationFn: () => call(endDeskCalendar, { params: { businessId } }),
    onSuccess: () => refreshDesk(businessId),
  });

export const logPath = (businessId: string, logFormat: 'csv' | 'pdf' | 'json' | 'figures') =>
  pathOf(downloadRequestLog.path, { businessId, logFormat });

/** Which letters left with the words of a text. */
export const useProveLetter = (businessId: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof proveLetter>) =>
      call(proveLetter, { params: { businessId }, body }),
  });

export const useFigures = (businessId: string, enabled: boolean) =>
  useCall(readRequestFigures, { businessId }, { enabled });
