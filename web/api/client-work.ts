import { useMutation } from '@tanstack/react-query';
import { readClientWork, type ClientWork } from '#contract/documents/client-work.ts';
import { readDataMap } from '#contract/documents/data-map.ts';
import { saveDetails } from '#contract/documents/details.ts';
import { refresh } from './client/queries.tsx';
import { call } from './client/request.ts';
import { useCall } from './client/use-call.ts';
import { takeStored } from './documents.ts';

/** Whether the business handles data for clients, and what it owes them. */
export const useClientWork = (businessId: string) => useCall(readClientWork, { businessId });

/** Saves the answer; what follows from it is loaded again where it is shown. */
export function useSaveClientWork(businessId: string, version: number) {
  return useMutation({
    mutationFn: (value: NonNullable<ClientWork['answer']>) =>
      call(saveDetails, {
        params: { businessId },
        body: { version, details: [{ name: 'clientWork', value }] },
      }),
    onSuccess: async (stored) => {
      await takeStored(businessId, stored);
      await Promise.all([
        refresh(readClientWork, { businessId }),
        refresh(readDataMap, { businessId }),
      ]);
    },
    onError: () => refresh(readClientWork, { businessId }),
  });
}
