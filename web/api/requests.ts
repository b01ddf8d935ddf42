/** The request desk: the list, one request, and what is done about it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listHistory } from '#contract/assessments.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import { readDeskEvidence, readDesks } from '#contract/request-desk.ts';
import type { RequestWhole } from '#contract/request-shapes.ts';
import {
  actOnRequest,
  addRequestNote,
  changeRequest,
  enterRequest,
  eraseRequest,
  findRequests,
  listRequests,
  readRequest,
} from '#contract/requests.ts';
import { keyOf, queries, refresh, setReply } from './queries.tsx';
import { call, freshKey, pathOf, request, RequestFailed } from './request.ts';

export type RequestList = ReplyOf<typeof listRequests>;
export type Show = 'open' | 'held' | 'closed';

const listKey = (businessId: string) => [...keyOf(listRequests, { businessId }), 'list'];

/** A page of the list. Requests come in by themselves, so it is loaded at each visit. */
export const useRequestList = (businessId: string, show: Show, from: number) =>
  useQuery<RequestList>({
    queryKey: [...listKey(businessId), show, String(from)],
    queryFn: () =>
      request(
        'GET',
        `${pathOf(listRequests.path, { businessId })}?show=${show}&from=${from}`,
      ) as Promise<RequestList>,
    staleTime: 0,
  });

/** Requests with a number, a name or an address. */
export const useFoundRequests = (businessId: string, text: string) =>
  useQuery<ReplyOf<typeof findRequests>>({
    queryKey: [...listKey(businessId), 'found', text],
    queryFn: () => call(findRequests, { params: { businessId }, body: { text } }),
    staleTime: 0,
  });

/** One request, whole; the person may add something at any time. */
export const useRequest = (businessId: string, requestId: string) =>
  useQuery<RequestWhole>({
    queryKey: keyOf(readRequest, { businessId, requestId }),
    staleTime: 0,
  });

/** The lists of a desk, its figures and its history are out of date. */
export async function refreshLists(businessId: string): Promise<void> {
  void refresh(listHistory, { businessId });
  void refresh(readDesks, undefined);
  void refresh(readDeskEvidence, { businessId });
  await queries.invalidateQueries({ queryKey: listKey(businessId) });
}

const refreshOne = (businessId: string, requestId: string) =>
  refresh(readRequest, { businessId, requestId });

function useChange<Input>(
  businessId: string,
  requestId: string,
  mutationFn: (input: Input) => Promise<RequestWhole>,
) {
  return useMutation({
    mutationFn,
    onSuccess: (whole) => {
      setReply(readRequest, { businessId, requestId }, whole);
      void refreshLists(businessId);
    },
    // what was changed elsewhere is shown, and can be tried again
    onError: (fault) => {
      if (fault instanceof RequestFailed && fault.problem?.code === 'stale-version')
        return refreshOne(businessId, requestId);
      return undefined;
    },
  });
}

export type Deed = Omit<BodyOf<typeof actOnRequest>, 'version'>;
type Of = Pick<RequestWhole, 'id' | 'version'>;

export const useAct = (businessId: string, { id, version }: Of) =>
  useChange(businessId, id, (deed: Deed) =>
    call(actOnRequest, { params: { businessId, requestId: id }, body: { version, ...deed } }),
  );

export type Correction = Omit<BodyOf<typeof changeRequest>, 'version'>;

export const useCorrect = (businessId: string, { id, version }: Of) =>
  useChange(businessId, id, (change: Correction) =>
    call(changeRequest, { params: { businessId, requestId: id }, body: { version, ...change } }),
  );

export const useAddNote = (businessId: string, { id }: Of) =>
  useChange(businessId, id, (text: string) =>
    call(addRequestNote, { params: { businessId, requestId: id }, body: { text } }),
  );

export const useErase = (businessId: string, { id }: Of) =>
  useMutation({
    mutationFn: () => call(eraseRequest, { params: { businessId, requestId: id } }),
    onSuccess: async () => {
      await refreshOne(businessId, id);
      void refreshLists(businessId);
    },
  });

export type Entered = BodyOf<typeof enterRequest>;

/** A repeated try after a missing reply uses the same key, so that it makes no second request. */
export function useEnterRequest(businessId: string) {
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (body: Entered) => {
      key.current ??= freshKey();
      return call(enterRequest, { params: { businessId }, body }, key.current);
    },
    onSuccess: (whole) => {
      key.current = undefined;
      setReply(readRequest, { businessId, requestId: whole.id }, whole);
      void refreshLists(businessId);
    },
  });
}
