/** The request desk: the list, one request, and what is done about it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listHistory } from '#contract/assessments.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import { readDeskEvidence, readDesks } from '#contract/requests/request-desk.ts';
import {
  giveRequest,
  listGivenRequests,
  takeRequestBack,
} from '#contract/requests/request-giving.ts';
import { readRequestMail } from '#contract/requests/request-mail.ts';
import { actOnHeld, MOST_QUARANTINED_AT_ONCE } from '#contract/requests/quarantine.ts';
import type { QuarantineReason, RequestWhole } from '#contract/requests/request-shapes.ts';
import {
  actOnRequest,
  addRequestNote,
  changeRequest,
  enterRequest,
  eraseRequest,
  findRequests,
  listRequests,
  readRequest,
} from '#contract/requests/requests.ts';
import { keyOf, queries, refresh, setReply } from './client/queries.tsx';
import { call, freshKey, RequestFailed } from './client/request.ts';

export type RequestList = ReplyOf<typeof listRequests>;
export type Show = 'open' | 'held' | 'closed';

/** What a mail asks for, before anything is stored. */
export const useReadRequestMail = (businessId: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof readRequestMail>) =>
      call(readRequestMail, { params: { businessId }, body }),
  });

const listKey = (businessId: string) => [...keyOf(listRequests, { businessId }), 'list'];

interface ListPage {
  readonly shown: Show;
  readonly from: number;
  /** Of held ones: those that wait for this reason. */
  readonly reason: QuarantineReason | undefined;
}

/** A page of the list. Requests come in by themselves, so it is loaded at each visit. */
export const useRequestList = (businessId: string, { shown, from, reason }: ListPage) =>
  useQuery<RequestList>({
    queryKey: [...listKey(businessId), shown, String(from), reason ?? ''],
    queryFn: () =>
      call(listRequests, {
        params: { businessId },
        query: { show: shown, from: String(from), ...(reason !== undefined && { reason }) },
      }),
    staleTime: 0,
  });

/** Requests with a number, a name or an address. */
export const useFoundRequests = (businessId: string, text: string) =>
  useQuery<ReplyOf<typeof findRequests>>({
    queryKey: [...listKey(businessId), 'found', text],
    queryFn: () => call(findRequests, { params: { businessId }, body: { text } }),
    staleTime: 0,
  });

const MAIL_LOOK_MS = 2_000;

/** One request, whole; the person may add something at any time. */
export const useRequest = (businessId: string, requestId: string) =>
  useQuery<RequestWhole>({
    queryKey: keyOf(readRequest, { businessId, requestId }),
    staleTime: 0,
    // a letter leaves within seconds of the press, and then the page says so
    refetchInterval: ({ state: { data } }) =>
      data?.mailWaits === true || data?.letterWaits === true ? MAIL_LOOK_MS : false,
  });

/** The lists of a desk, its figures and its history are out of date. */
export async function refreshLists(businessId: string): Promise<void> {
  void refresh(listHistory, { businessId });
  void refresh(readDesks, undefined);
  void refresh(readDeskEvidence, { businessId });
  await queries.invalidateQueries({ queryKey: listKey(businessId) });
}

/** One request is out of date. */
export const refreshOne = (businessId: string, requestId: string) =>
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

export type RequestAction = Omit<BodyOf<typeof actOnRequest>, 'version'>;
type Of = Pick<RequestWhole, 'id' | 'version'>;

export const useAct = (businessId: string, { id, version }: Of) =>
  useChange(businessId, id, (action: RequestAction) =>
    call(actOnRequest, { params: { businessId, requestId: id }, body: { version, ...action } }),
  );

type HeldBody = BodyOf<typeof actOnHeld>;
export type HeldPart = ReplyOf<typeof actOnHeld>;
export type QuarantineAction = HeldBody['what'];
export type OneOfHeld = HeldPart['done'][number];

interface SaidOfHeld {
  readonly what: QuarantineAction;
  readonly of: Pick<HeldBody, 'all'> | { readonly requests: readonly OneOfHeld[] };
  /** Hears what each call came to, so that it is known what is done where a later one fails. */
  readonly onPart: (part: HeldPart) => void;
}

/** Says something of many held requests, in as many calls as it takes. */
export const useActOnHeld = (businessId: string) =>
  useMutation({
    mutationFn: async ({ what, of, onPart }: SaidOfHeld) => {
      let rest = 'requests' in of ? of.requests : [];
      for (let more = true; more;) {
        const body =
          'requests' in of
            ? { what, requests: rest.slice(0, MOST_QUARANTINED_AT_ONCE) }
            : { what, all: of.all };
        const part = await call(actOnHeld, { params: { businessId }, body });
        onPart(part);
        rest = rest.slice(MOST_QUARANTINED_AT_ONCE);
        more = 'requests' in of ? rest.length > 0 : part.more && part.done.length > 0;
      }
    },
    onSettled: () => refreshLists(businessId),
  });

export type Correction = Omit<BodyOf<typeof changeRequest>, 'version'>;

export const useCorrect = (businessId: string, { id, version }: Of) =>
  useChange(businessId, id, (change: Correction) =>
    call(changeRequest, { params: { businessId, requestId: id }, body: { version, ...change } }),
  );

export const useAddNote = (businessId: string, { id }: Pick<Of, 'id'>) =>
  useChange(businessId, id, (body: BodyOf<typeof addRequestNote>) =>
    call(addRequestNote, { params: { businessId, requestId: id }, body }),
  );

export const useErase = (businessId: string, { id }: Of) =>
  useMutation({
    mutationFn: (query: { appeal?: 'too' }) =>
      call(eraseRequest, { params: { businessId, requestId: id }, query }),
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

/** What others gave to whoever is signed in. It may change at any time, so each visit loads it. */
export const useGivenRequests = () =>
  useQuery<ReplyOf<typeof listGivenRequests>>({
    queryKey: keyOf(listGivenRequests, undefined),
    staleTime: 0,
  });

export const useGiveRequest = (businessId: string, { id: requestId }: Pick<Of, 'id'>) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof giveRequest>) =>
      call(giveRequest, { params: { businessId, requestId }, body }),
    onSuccess: (whole) => setReply(readRequest, { businessId, requestId }, whole),
  });

export const useTakeRequestBack = (businessId: string, { id: requestId }: Pick<Of, 'id'>) =>
  useMutation({
    mutationFn: (memberId: string) =>
      call(takeRequestBack, { params: { businessId, requestId, memberId } }),
    onSuccess: () => refreshOne(businessId, requestId),
  });
