import { useEffect, useRef, useState } from 'react';
import type { RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import type { RegulatorLetter } from '#contract/documents/regulator-letters.ts';
import { RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { takeLetter, useSaveLetter } from '#web/api/regulator-letters.ts';
import { storedTyped, storeTyped } from '#web/api/account/typed.ts';
import type { Trouble } from '#web/ui/checked-form.ts';
import { EMPTY, NOT_SAVED } from './words.ts';

interface Failure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly elsewhere?: RegulatorLetter;
}

function failureOf(fault: unknown): Failure {
  const problem = fault instanceof RequestFailed ? fault.problem : undefined;
  const fields = Object.entries(problem?.fields ?? {}).map(([name, words]) => [
    name.replace(/^letter\./, ''),
    words,
  ]);
  return {
    message: wordsFor(fault, NOT_SAVED),
    fields: Object.fromEntries(fields) as Record<string, string>,
    ...(problem?.code === 'stale-version' && problem.current
      ? { elsewhere: problem.current as RegulatorLetter }
      : {}),
  };
}

/** The unsaved letter, kept in this tab. */
function useTyped(key: string) {
  const [typed, setTyped] = useState(() => storedTyped(key) as RegulatorLetterInput | undefined);
  useEffect(() => storeTyped(key, typed), [key, typed]);
  return [typed, setTyped] as const;
}

/** Sends a letter; if it is refused, says why. */
function useSending(businessId: string, stored: RegulatorLetter | undefined) {
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const save = useSaveLetter(businessId);
  // two presses may come before the page is drawn again
  const underWay = useRef(false);
  const send = (draft: RegulatorLetterInput, onStored: (letter: RegulatorLetter) => void) => {
    if (underWay.current) return;
    underWay.current = true;
    const onSuccess = (letter: RegulatorLetter) => {
      setFailure(undefined);
      onStored(letter);
    };
    const onError = (fault: Error) => {
      setFailure(failureOf(fault));
      setAttempt((count) => count + 1);
    };
    const onSettled = () => {
      underWay.current = false;
    };
    save.mutate(
      { letter: draft, over: failure?.elsewhere ?? stored },
      { onSuccess, onError, onSettled },
    );
  };
  return { send, failure, setFailure, attempt, pending: save.isPending, saved: save.isSuccess };
}

/** A letter while it is typed: kept in this tab until it is stored; refused input stays. */
export function useLetterDraft(businessId: string, stored: RegulatorLetter | undefined) {
  const key = `letter ${businessId} ${stored?.id ?? 'new'}`;
  const [typed, setTyped] = useTyped(key);
  const { send, failure, setFailure, ...sending } = useSending(businessId, stored);
  const draft: RegulatorLetterInput = typed ?? stored?.letter ?? EMPTY;
  return {
    ...sending,
    draft,
    changed: typed !== undefined,
    elsewhere: failure?.elsewhere !== undefined,
    errorOf: (name: string) => failure?.fields[name],
    troubles: failure ? troublesOf(failure) : [],
    set: (change: Partial<RegulatorLetterInput>) => {
      setTyped({ ...draft, ...change });
      setFailure((shown) => shown && without(shown, Object.keys(change)));
    },
    send: (onStored: (letter: RegulatorLetter) => void) =>
      send(draft, (letter) => {
        storeTyped(key, undefined);
        setTyped(undefined);
        onStored(letter);
      }),
    takeElsewhere: () => {
      if (!failure?.elsewhere) return;
      takeLetter(businessId, failure.elsewhere);
      setTyped(undefined);
      setFailure(undefined);
    },
  };
}
export type LetterForm = ReturnType<typeof useLetterDraft>;

const without = (failure: Failure, names: readonly string[]): Failure | undefined => {
  const left = Object.entries(failure.fields).filter(
    ([name]) => !names.includes(name.split('.')[0] ?? name),
  );
  return left.length === 0 && !failure.elsewhere
    ? undefined
    : { ...failure, fields: Object.fromEntries(left) };
};

function troublesOf({ message, fields }: Failure): Trouble[] {
  const named = Object.entries(fields).map(([field, words]) => ({ field, message: words }));
  return named.length > 0 ? named : [{ message }];
}

/** All that was read but the reasons, which are shown. */
export function fieldsOf<T extends { readonly why: unknown }>(found: T): Omit<T, 'why'> {
  const { why, ...fields } = found;
  void why;
  return fields;
}
