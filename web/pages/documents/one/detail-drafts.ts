import { useState } from 'react';
import type { Detail, Details, DetailValue } from '#contract/details.ts';
import { useSaveDetails } from '#web/api/documents.ts';
import { RequestFailed, wordsFor } from '#web/api/request.ts';

const NOT_SAVED = 'This could not be saved. What you typed is still here. Try again.';

/** What stands in the field: what is typed, or else what was told. */
export const shown = ({ told }: Detail, typed: DetailValue | undefined): DetailValue | undefined =>
  typed ?? told?.value;

const blank = (value: DetailValue) =>
  typeof value === 'string' ? value.trim() === '' : value.flat().join('').trim() === '';

interface Failure {
  readonly message: string;
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

/** What is typed into the details, kept until the server has it. */
export function useDetailDrafts(businessId: string, details: Details) {
  const save = useSaveDetails(businessId);
  const [drafts, setDrafts] = useState<Readonly<Record<string, DetailValue>>>({});
  const failure = save.isError ? failureOf(save.error) : undefined;
  const type = (name: string, value: DetailValue) =>
    setDrafts((before) => ({ ...before, [name]: value }));
  const send = () => {
    const sent = drafts;
    const version = failure?.elsewhere?.version ?? details.version;
    const told = Object.entries(sent).map(([name, value]) => ({
      name,
      value: blank(value) ? null : value,
    }));
    save.mutate(
      { version, details: told },
      {
        // what was typed while it was under way stays
        onSuccess: () =>
          setDrafts((now) =>
            Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name] !== value)),
          ),
      },
    );
  };
  return {
    drafts,
    type,
    send,
    changed: Object.keys(drafts).length,
    pending: save.isPending,
    saved: save.isSuccess,
    failure,
  };
}
