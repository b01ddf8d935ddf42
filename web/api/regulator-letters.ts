import { useMutation } from '@tanstack/react-query';
import { listHistory } from '#contract/assessments.ts';
import type { RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import {
  addRegulatorLetter,
  changeRegulatorLetter,
  deleteRegulatorLetter,
  downloadLetterPaper,
  listRegulatorLetters,
  readLetterText,
  type RegulatorLetter,
} from '#contract/documents/regulator-letters.ts';
import type { LetterDocument } from '#engine/words/letters.ts';
import { PRINTED } from '#contract/documents/versions.ts';
import { refresh, setReply } from './client/queries.tsx';
import { useCall } from './client/use-call.ts';
import { call, pathOf } from './client/request.ts';

export const useRegulatorLetters = (businessId: string) =>
  useCall(listRegulatorLetters, { businessId });

/** What the pasted text says, as proposals. */
export const useReadLetter = (businessId: string) =>
  useMutation({
    mutationFn: (body: { readonly text: string; readonly receivedOn: string | null }) =>
      call(readLetterText, { params: { businessId }, body }),
  });

/** Shows the letter that is stored now in the list, first if it is new. */
export function takeLetter(businessId: string, stored: RegulatorLetter): void {
  setReply(listRegulatorLetters, { businessId }, (shown) => {
    const letters = shown?.letters ?? [];
    const known = letters.some(({ id }) => id === stored.id);
    return {
      letters: known
        ? letters.map((letter) => (letter.id === stored.id ? stored : letter))
        : [stored, ...letters],
    };
  });
  void refresh(listHistory, { businessId });
}

interface Saved {
  readonly letter: RegulatorLetterInput;
  /** The stored letter that it changes; absent for a new one. */
  readonly over?: Pick<RegulatorLetter, 'id' | 'version'> | undefined;
}

/** Stores a letter, or a change of it. */
export const useSaveLetter = (businessId: string) =>
  useMutation({
    mutationFn: ({ letter, over }: Saved) =>
      over
        ? call(changeRegulatorLetter, {
            params: { businessId, letterId: over.id },
            body: { version: over.version, letter },
          })
        : call(addRegulatorLetter, { params: { businessId }, body: letter }),
    onSuccess: (stored) => takeLetter(businessId, stored),
  });

export const useDeleteLetter = (businessId: string) =>
  useMutation({
    mutationFn: (letterId: string) =>
      call(deleteRegulatorLetter, { params: { businessId, letterId } }),
    onSuccess: () =>
      Promise.all([
        refresh(listRegulatorLetters, { businessId }),
        refresh(listHistory, { businessId }),
      ]),
  });

/** The addresses of a document's files. */
export const letterFiles = (businessId: string, letterId: string, letterPaper: LetterDocument) =>
  PRINTED.map((format) => ({
    format,
    href: pathOf(downloadLetterPaper.path, { businessId, letterId, letterPaper, format }),
  }));
