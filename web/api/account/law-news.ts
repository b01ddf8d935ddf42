import { useMutation } from '@tanstack/react-query';
import { markLawNewsRead, readLawNews } from '#contract/account/law-news.ts';
import { listHistory } from '#contract/assessments.ts';
import { refresh, setReply } from '#web/api/client/queries.tsx';
import { call } from '#web/api/client/request.ts';
import { useCall } from '#web/api/client/use-call.ts';

/** What changed for a business with the law data, until its owner has read it. */
export const useLawNews = (businessId: string) => useCall(readLawNews, { businessId });

/** The reply is what is left to read, which is shown directly. */
export function useMarkLawNewsRead(businessId: string) {
  return useMutation({
    mutationFn: (upTo: number) => call(markLawNewsRead, { params: { businessId }, body: { upTo } }),
    onSuccess: async (reply) => {
      setReply(readLawNews, { businessId }, reply);
      await refresh(listHistory, { businessId });
    },
  });
}
