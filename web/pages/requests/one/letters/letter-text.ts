import { useEffect, useState } from 'react';
import type { DeskLetter } from '#contract/requests/request-shapes.ts';
import { RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { useSaveText } from '#web/api/request-letters.ts';
import { storedTyped, storeTyped } from '#web/api/account/typed.ts';
import { useHere } from '#web/pages/requests/one/here.tsx';

interface Typed {
  readonly subject: string;
  readonly text: string;
}

const NOT_SAVED = 'The letter could not be saved. Your text is still here. Try again.';
const ELSEWHERE =
  'This letter was changed elsewhere. Your text is still here. Save again to put it over the other one; that one stays among the versions.';

/** The text while it is typed: kept in this tab until it is saved. */
export function useLetterText(letter: DeskLetter) {
  const { business, request } = useHere();
  const key = `desk letter ${letter.id}`;
  const [typed, setTyped] = useState(() => storedTyped(key) as Typed | undefined);
  const [base, setBase] = useState(letter.version);
  useEffect(() => storeTyped(key, typed), [key, typed]);
  const save = useSaveText({ businessId: business.id, requestId: request.id }, letter.id);
  const shown = typed ?? { subject: letter.subject, text: letter.text };
  const isElsewhere =
    save.error instanceof RequestFailed && save.error.problem?.code === 'stale-version';
  return {
    ...shown,
    changed: typed !== undefined,
    pending: save.isPending,
    fault: save.isError ? (isElsewhere ? ELSEWHERE : wordsFor(save.error, NOT_SAVED)) : undefined,
    set: (change: Partial<Typed>) => setTyped({ ...shown, ...change }),
    save: (onSaved?: (version: number) => void) => {
      if (save.isPending) return;
      save.mutate(
        { version: isElsewhere ? base + 1 : Math.max(base, letter.version), ...shown },
        {
          onSuccess: ({ version }) => {
            setBase(version);
            setTyped(undefined);
            onSaved?.(version);
          },
        },
      );
    },
  };
}
export type LetterText = ReturnType<typeof useLetterText>;
