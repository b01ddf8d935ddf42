/** Mails that arrived at a desk. */
import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import { listArrivedMails, settleArrivedMail } from '#contract/requests/arrived-mails.ts';
import { keyOf, queries } from './client/queries.tsx';
import { call } from './client/request.ts';
import { refreshLists } from './requests.ts';

export type ArrivedList = ReplyOf<typeof listArrivedMails>;
export type ArrivedMail = ArrivedList['mails'][number];
type Show = 'waiting' | 'set-aside';
type Order = 'newest' | 'oldest';

const arrivedKey = (businessId: string) => [...keyOf(listArrivedMails, { businessId }), 'arrived'];

/** A page of them. Mails come by themselves, so it is loaded at each visit. */
export const useArrivedMails = (businessId: string, show: Show, order: Order, from: number) =>
  useQuery<ArrivedList>({
    queryKey: [...arrivedKey(businessId), show, order, String(from)],
    queryFn: () =>
      call(listArrivedMails, {
        params: { businessId },
        query: { show, order, from: String(from) },
      }),
    staleTime: 0,
  });

/** The lists of mails are out of date. */
export const refreshArrived = (businessId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: arrivedKey(businessId) });

type Settled = BodyOf<typeof settleArrivedMail> & { readonly mailId: string };

/** Says what a mail is. */
export const useSettleMail = (businessId: string) =>
  useMutation({
    mutationFn: ({ mailId, ...body }: Settled) =>
      call(settleArrivedMail, { params: { businessId, mailId }, body }),
    onSettled: async () => {
      await refreshArrived(businessId);
      await refreshLists(businessId);
    },
  });
