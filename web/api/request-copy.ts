/** The copy of a person's data, put together and handed over. */
import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  addCopyFile,
  dropCopyFile,
  handOverCopy,
  takeBackCopy,
} from '#contract/requests/request-copy.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { readRequest } from '#contract/requests/requests.ts';
import { refresh, setReply } from './client/queries.tsx';
import { call } from './client/request.ts';
import { refreshLists } from './requests.ts';

type Of = Pick<RequestWhole, 'id' | 'version'>;

const shown = (businessId: string, id: string) => ({
  onSuccess: (whole: RequestWhole) => setReply(readRequest, { businessId, requestId: id }, whole),
});

export const useAddCopyFile = (businessId: string, { id }: Of) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof addCopyFile>) =>
      call(addCopyFile, { params: { businessId, requestId: id }, body }),
    ...shown(businessId, id),
  });

export const useHandOverCopy = (businessId: string, { id, version }: Of) =>
  useMutation({
    mutationFn: (body: Omit<BodyOf<typeof handOverCopy>, 'version'>) =>
      call(handOverCopy, { params: { businessId, requestId: id }, body: { ...body, version } }),
    onSuccess: (whole: RequestWhole) => {
      shown(businessId, id).onSuccess(whole);
      void refreshLists(businessId);
    },
    onError: () => refresh(readRequest, { businessId, requestId: id }),
  });

/** Takes a file out; or, without one, the mailed link back. */
export const useDropFromCopy = (businessId: string, { id }: Of) =>
  useMutation({
    mutationFn: (fileId: string | undefined) => {
      const params = { businessId, requestId: id };
      return fileId === undefined
        ? call(takeBackCopy, { params })
        : call(dropCopyFile, { params: { ...params, fileId } });
    },
    onSettled: () => refresh(readRequest, { businessId, requestId: id }),
  });
