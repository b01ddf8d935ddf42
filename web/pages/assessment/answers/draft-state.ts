import type { Answers } from '#contract/answers.ts';
import { keyOf, readDraft, type QuestionAsked } from './question-asked.ts';

export interface TypedAnswer {
  subject: QuestionAsked;
  /** The chosen or typed values. */
  typed: string;
}

/**
 * Which errors are shown: 'all' in the summary of the form, or only that of the control with this
 * id.
 */
export type AnswerScope = string;

export interface DraftState {
  drafts: Readonly<Record<string, TypedAnswer>>;
  errors: Readonly<Record<string, string>>;
  failure: { scope: AnswerScope; message: string } | undefined;
  attempt: { scope: AnswerScope; count: number };
  /** The stored values, if they caused a save to be refused. */
  stored: Answers | undefined;
}

export type DraftAction =
  | { type: 'typed'; subject: QuestionAsked; typed: string | undefined }
  | {
      type: 'refused';
      scope: AnswerScope;
      errors: Record<string, string>;
      message?: string;
      stored?: Answers;
    }
  | { type: 'saved'; keys: readonly string[] }
  | { type: 'dropped' };

export const NO_DRAFTS: DraftState = {
  drafts: {},
  errors: {},
  failure: undefined,
  attempt: { scope: 'all', count: 0 },
  stored: undefined,
};

function without<T>(
  record: Readonly<Record<string, T>>,
  keys: readonly string[],
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

/** An error disappears once its field is corrected; none appears while typing. */
function type(state: DraftState, subject: QuestionAsked, typed: string | undefined): DraftState {
  const key = keyOf(subject);
  const mended = typed === undefined || typed === '' || 'value' in readDraft(subject.type, typed);
  return {
    ...state,
    drafts:
      typed === undefined
        ? without(state.drafts, [key])
        : { ...state.drafts, [key]: { subject, typed } },
    errors: mended ? without(state.errors, [key]) : state.errors,
  };
}

export function reduceDrafts(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'typed':
      return type(state, action.subject, action.typed);
    case 'refused': {
      const { scope, message } = action;
      return {
        ...state,
        errors: { ...state.errors, ...action.errors },
        failure: message === undefined ? undefined : { scope, message },
        attempt: { scope, count: state.attempt.count + 1 },
        stored: action.stored ?? state.stored,
      };
    }
    case 'saved':
      return {
        ...state,
        drafts: without(state.drafts, action.keys),
        errors: without(state.errors, action.keys),
        failure: undefined,
        stored: undefined,
      };
    case 'dropped':
      return NO_DRAFTS;
    default:
      return state;
  }
}
