import { useEffect, useState } from 'react';
import type { Detail, Details, DetailValue, SavedDetails } from '#contract/documents/details.ts';
import { keepTyped, takeStored, typedBefore, useSaveDetails } from '#web/api/documents.ts';
import { RequestFailed, wordsFor } from '#web/api/client/request.ts';

const NOT_FITTING = 'This does not fit. The other answers are saved.';
const NOT_SAVED = 'This could not be saved. What you typed is still here. Try again.';

type Drafts = Readonly<Record<string, DetailValue>>;

/** The value of the field: what was typed, else what is stored. */
export const shown = ({ told }: Detail, typed: DetailValue | undefined): DetailValue | undefined =>
  typed ?? told?.value;

const blank = (value: DetailValue) =>
  typeof value === 'string' ? value.trim() === '' : value.flat().join('').trim() === '';

interface Failure {
  readonly message: string;
  /** Whether the other values were saved. */
  readonly others?: boolean;
  readonly fields: Readonly<Record<string, string>>;
  /** What was stored elsewhere meanwhile. */
  readonly elsewhere?: Details;
}

function failureOf(fault: unknown): Failure {
  const problem = fault instanceof RequestFailed ? fault.problem : undefined;
  return {
    message: wordsFor(fault, NOT_SAVED),
    fields: problem?.fields ?? {},
    ...(problem?.code === 'stale-version' && problem.current
      ? { elsewhere: problem.current as Details }
      : {}),
  };
}

/** An error disappears when its field is edited; the form's message with the last one. */
function without(failure: Failure | undefined, name: string): Failure | undefined {
  if (!failure || !(name in failure.fields)) return failure;
  const fields = Object.entries(failure.fields).filter(([field]) => field !== name);
  return fields.length === 0 ? undefined : { ...failure, fields: Object.fromEntries(fields) };
}

/** Unsaved input: kept while other pages are open; the browser asks before it is closed. */
function useTyped(businessId: string) {
  const [drafts, setDrafts] = useState<Drafts>(() => typedBefore(businessId));
  const some = Object.keys(drafts).length > 0;
  useEffect(() => keepTyped(businessId, drafts), [businessId, drafts]);
  useEffect(() => {
    if (!some) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [some]);
  return [drafts, setDrafts] as const;
}

/** Saves the input; if it is refused, keeps it all and shows the errors at their fields. */
function useSending(businessId: string, version: number) {
  const save = useSaveDetails(businessId);
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const fail = (next: Failure) => {
    setFailure(next);
    setAttempt((count) => count + 1);
  };
  const send = (drafts: Drafts, onSaved: (refused: Failure['fields']) => void) => {
    if (save.isPending) return;
    const details = Object.entries(drafts).map(([name, value]) => ({
      name,
      value: blank(value) ? null : value,
    }));
    const onSuccess = ({ refused }: SavedDetails) => {
      setFailure(undefined);
      onSaved(refused);
      if (Object.keys(refused).length > 0)
        fail({ message: NOT_FITTING, fields: refused, others: true });
    };
    const onError = (fault: Error) => fail(failureOf(fault));
    save.mutate(
      { version: failure?.elsewhere?.version ?? version, details },
      { onSuccess, onError },
    );
  };
  return { send, failure, setFailure, attempt, pending: save.isPending, done: save.isSuccess };
}

/** Unsaved details, until the server has stored them. */
export function useDetailDrafts(businessId: string, { version }: Details) {
  const [drafts, setDrafts] = useTyped(businessId);
  const { send, setFailure, done, ...sending } = useSending(businessId, version);
  const { failure } = sending;
  const changed = Object.keys(drafts).length;
  return {
    ...sending,
    drafts,
    changed,
    saved: done && changed === 0,
    type: (name: string, value: DetailValue) => {
      setDrafts((before) => ({ ...before, [name]: value }));
      setFailure((before) => without(before, name));
    },
    /** Keeps what was typed while saving. */
    send: (onSaved: () => void) =>
      send(drafts, (refused) => {
        setDrafts((now) =>
          Object.fromEntries(
            Object.entries(now).filter(
              ([name, value]) => name in refused || drafts[name] !== value,
            ),
          ),
        );
        if (Object.keys(refused).length === 0) onSaved();
      }),
    /** Replaces the input by what is stored. */
    leave: () => {
      if (failure?.elsewhere) void takeStored(businessId, failure.elsewhere);
      setFailure(undefined);
      setDrafts({});
    },
  };
}

export type DetailDrafts = ReturnType<typeof useDetailDrafts>;
