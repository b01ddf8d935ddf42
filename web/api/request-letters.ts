/** Letters of the request desk. */
import { useMutation } from '@tanstack/react-query';
import { PRINTED } from '#contract/documents/versions.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  downloadLetter,
  draftLetter,
  saveLetter,
  sendLetter,
} from '#contract/requests/request-letters.ts';
import type { DeskLetter, RequestWhole } from '#contract/requests/request-shapes.ts';
import { readRequest } from '#contract/requests/requests.ts';
import { setReply } from './client/queries.tsx';
import { call, pathOf } from './client/request.ts';
import { refreshLists } from './requests.ts';

interface Ref {
  readonly businessId: string;
  readonly requestId: string;
}

/** Shows a version of a letter that was just stored. */
const take = (ref: Ref, letter: DeskLetter) =>
  setReply(readRequest, ref, (shown) => shown && { ...shown, letters: [...shown.letters, letter] });

export const useLetterDraft = (ref: Ref) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof draftLetter>) => call(draftLetter, { params: ref, body }),
    onSuccess: (letter) => take(ref, letter),
  });

export const useSaveText = (ref: Ref, letterId: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof saveLetter>) =>
      call(saveLetter, { params: { ...ref, letterId }, body }),
    onSuccess: (letter) => take(ref, letter),
  });

export const useSend = (ref: Ref, letterId: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof sendLetter>) =>
      call(sendLetter, { params: { ...ref, letterId }, body }),
    onSuccess: (whole: RequestWhole) => {
      setReply(readRequest, ref, whole);
      void refreshLists(ref.businessId);
    },
  });

const LABELS = { pdf: 'PDF', word: 'Word' } as const;

/** The addresses of a letter's files. */
export const letterFilesOf = (ref: Ref, letterId: string) =>
  PRINTED.map((format) => ({
    label: LABELS[format],
    href: pathOf(downloadLetter.path, { ...ref, letterId, format }),
  }));
