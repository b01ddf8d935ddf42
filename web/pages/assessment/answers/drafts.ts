import { ofRecords } from '#engine/small-laws/small-facts.ts';
import { useCallback, useEffect, useReducer } from 'react';
import type { Assessment } from '#contract/assessments.ts';
import type { Answers } from '#contract/answers.ts';
import { type SavedAnswers, useSaveAnswers } from '#web/api/businesses.ts';
import { storedTyped, storeTyped } from '#web/api/account/typed.ts';
import { useAskBeforeLeaving } from '#web/parts/account/unsaved.ts';
import { RequestFailed, wordsFor } from '#web/api/client/request.ts';
import {
  type TypedAnswer,
  type DraftAction,
  type DraftState,
  NO_DRAFTS,
  reduceDrafts,
  type AnswerScope,
} from './draft-state.ts';
import { keyOf, readDraft, type QuestionAsked } from './question-asked.ts';

const NOT_SAVED = 'Your answers could not be saved. What you typed is still here. Try again.';

const NOTHING = 'Choose or type an answer first';

const problemOf = (fault: unknown) => (fault instanceof RequestFailed ? fault.problem : undefined);

/** A problem may name the fact alone or with its state. */
function errorsFor(fault: unknown, keys: readonly string[]): Record<string, string> {
  const fields = problemOf(fault)?.fields ?? {};
  return Object.fromEntries(
    keys.flatMap((key) => {
      const message = fields[key] ?? fields[key.split('.')[0] ?? key];
      return message === undefined ? [] : [[key, message]];
    }),
  );
}

function storedIn(fault: unknown): { stored?: Answers } {
  const problem = problemOf(fault);
  return problem?.code === 'stale-version' && problem.current
    ? { stored: problem.current as Answers }
    : {};
}

function readAll(drafts: readonly TypedAnswer[]) {
  const answers: SavedAnswers['answers'] = [];
  const errors: Record<string, string> = {};
  for (const { subject, typed } of drafts.filter((draft) => draft.typed.trim() !== '')) {
    const reading = readDraft(subject.type, typed);
    if ('error' in reading) errors[keyOf(subject)] = reading.error;
    else answers.push({ fact: subject.fact, state: subject.state, value: reading.value });
  }
  return { answers, errors };
}

/** Answers entered here while others were stored elsewhere. */
function conflictsIn({ drafts, stored }: DraftState) {
  if (!stored) return [];
  return Object.entries(drafts).map(([key, { subject, typed }]) => ({
    subject,
    typed,
    stored: ofRecords(stored.answers).find((answer) => keyOf(answer) === key)?.value,
  }));
}

/** What was typed before a reload, or before another page was looked at. */
function draftsBefore({ name, assessment }: { name: string; assessment: Assessment }): DraftState {
  const kept = (storedTyped(name) as DraftState['drafts'] | undefined) ?? {};
  const there = new Set([...assessment.questions, ...assessment.facts].map(keyOf));
  const drafts = Object.fromEntries(Object.entries(kept).filter(([key]) => there.has(key)));
  return { ...NO_DRAFTS, drafts };
}

/**
 * Unsaved answers, shared by the questions in the ledger and those below, until the server has
 * stored them.
 */
export function useAnswerDrafts(businessId: string, assessment: Assessment) {
  const name = `answers ${businessId}`;
  const [state, act] = useReducer(reduceDrafts, { name, assessment }, draftsBefore);
  const unsaved = Object.keys(state.drafts).length > 0;
  useEffect(
    () => storeTyped(name, unsaved ? state.drafts : undefined),
    [name, unsaved, state.drafts],
  );
  useAskBeforeLeaving(useCallback(() => unsaved, [unsaved]));
  const version = state.stored?.version ?? assessment.version;
  const { write, pending } = useWrite(businessId, version, state, act);

  /** Saves the drafts with these keys; resolves to true once they are stored. */
  const send = async (scope: AnswerScope, keys: string[]): Promise<boolean> => {
    const { answers, errors } = readAll(keys.flatMap((key) => state.drafts[key] ?? []));
    if (Object.keys(errors).length > 0) {
      act({ type: 'refused', scope, errors });
      return false;
    }
    if (answers.length === 0) {
      const nothing = Object.fromEntries(keys.map((key) => [key, NOTHING]));
      act({ type: 'refused', scope, errors: nothing });
      return false;
    }
    return write(scope, { answers }, keys);
  };
  const withdraw = ({ fact, state: of }: QuestionAsked) => {
    const key = keyOf({ fact, state: of });
    return write(key, { answers: [], withdraw: [{ fact, state: of }] }, [key]);
  };
  return {
    ...state,
    conflicts: conflictsIn(state),
    pending,
    send,
    withdraw,
    typedFor: (subject: QuestionAsked) => state.drafts[keyOf(subject)]?.typed,
    put: (subject: QuestionAsked, typed: string | undefined) =>
      act({ type: 'typed', subject, typed }),
    dropAll: () => act({ type: 'dropped' }),
  };
}

/** Sends the drafts; if they are refused, keeps them all and shows the errors at their fields. */
function useWrite(
  businessId: string,
  version: number,
  { drafts }: DraftState,
  act: (action: DraftAction) => void,
) {
  const save = useSaveAnswers(businessId);
  const write = async (
    scope: AnswerScope,
    change: Omit<SavedAnswers, 'version'>,
    keys: string[],
  ) => {
    try {
      await save.mutateAsync({ version, ...change });
    } catch (fault) {
      const errors = errorsFor(fault, [...new Set([...keys, ...Object.keys(drafts)])]);
      const message = wordsFor(fault, NOT_SAVED);
      act({ type: 'refused', scope, errors, message, ...storedIn(fault) });
      return false;
    }
    act({ type: 'saved', keys });
    return true;
  };
  return { write, pending: save.isPending };
}

export type AnswerDrafts = ReturnType<typeof useAnswerDrafts>;
