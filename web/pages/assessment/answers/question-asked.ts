import type { Assessment, Question } from '#contract/assessments.ts';
import { LARGEST, NO_UPPER_BOUND, valueFault } from '#engine/facts/fact-value.ts';
import type { ValueFault } from '#engine/facts/fact-value.ts';
import { count, readNumber } from '#web/words/figures.ts';
import { dollars } from '#text/figures.ts';

type Fact = Assessment['facts'][number];
/** The subject of an answer: an open question, or a known fact. */
export type QuestionAsked = Pick<Question, 'fact' | 'state' | 'type' | 'question'> &
  Partial<Pick<Question, 'help' | 'why' | 'typical' | 'standing'>>;
export type AnswerValue = Fact['value'] | null;

/** "I don't know", which is not the same as never asked. */
export const UNKNOWN = 'unknown';

export const keyOf = ({ fact, state }: Pick<QuestionAsked, 'fact' | 'state'>) =>
  state ? `${fact}.${state}` : fact;

/** The value as a control represents it. */
export function draftOf(value: AnswerValue): string {
  if (value === null) return UNKNOWN;
  return typeof value === 'object' ? '' : String(value);
}

/** A value in words, with its unit. */
export function inWords(type: QuestionAsked['type'], value: AnswerValue): string {
  if (value === null) return 'I don’t know';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') {
    const [least, most] = [inWords(type, value.least), inWords(type, value.most)];
    if (value.most === NO_UPPER_BOUND) return `${least} or more`;
    return value.least === 0 ? `${most} or fewer` : `${least} to ${most}`;
  }
  if (type === 'money') return dollars(value);
  return type === 'percent' ? `${count(value)}%` : count(value);
}

type ReadAnswer = { value: AnswerValue } | { error: string };

function readFigure(type: QuestionAsked['type'], typed: string): ReadAnswer {
  const value = readNumber(typed);
  const fault = valueFault(type, value);
  return fault === undefined ? { value: value as number } : { error: faultText(fault, type) };
}

function faultText(fault: ValueFault, type: QuestionAsked['type']): string {
  if (fault === 'negative') return 'Enter zero or more';
  if (fault === 'not whole') return 'Enter a whole number';
  if (fault !== 'too large') return 'Enter a number, such as 1,200';
  if (type === 'percent') return 'Enter a share from 0 to 100';
  return type === 'count' ? `Enter at most ${count(LARGEST.count)}` : 'Enter a smaller amount';
}

/** Parses what was chosen or typed, or returns what is wrong with it. */
export function readDraft(type: QuestionAsked['type'], draft: string): ReadAnswer {
  if (draft === UNKNOWN) return { value: null };
  if (type === 'boolean') return { value: draft === 'true' };
  return readFigure(type, draft);
}
