import type { Assessment, Question } from '#contract/assessments.ts';
import { MOST } from '#contract/choices.ts';
import { count, money, readNumber } from '#web/words/figures.ts';

type Fact = Assessment['facts'][number];
/** What an answer is about: a question still open, or a fact already used. */
export type QuestionAsked = Pick<Question, 'fact' | 'state' | 'type' | 'question'> &
  Partial<Pick<Question, 'help' | 'why' | 'typical' | 'standing'>>;
export type AnswerValue = Fact['value'] | null;

/** "I don't know", which is not the same as never asked. */
export const UNKNOWN = 'unknown';

export const keyOf = ({ fact, state }: Pick<QuestionAsked, 'fact' | 'state'>) =>
  state ? `${fact}.${state}` : fact;

/** The value as a control holds it. */
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
    if (value.most === Number.MAX_SAFE_INTEGER) return `${least} or more`;
    return value.least === 0 ? `${most} or fewer` : `${least} to ${most}`;
  }
  if (type === 'money') return money(value);
  return type === 'percent' ? `${count(value)}%` : count(value);
}

type ReadAnswer = { value: AnswerValue } | { error: string };

function readFigure(type: QuestionAsked['type'], typed: string): ReadAnswer {
  const value = readNumber(typed);
  if (value === undefined || Number.isNaN(value)) return { error: 'Enter a number, such as 1,200' };
  if (value < 0) return { error: 'Enter zero or more' };
  if (type === 'percent' && value > 100) return { error: 'Enter a share from 0 to 100' };
  if (type === 'count' && !Number.isInteger(value)) return { error: 'Enter a whole number' };
  if (type === 'count' && value > MOST.people)
    return { error: `Enter at most ${count(MOST.people)}` };
  if (value > MOST.revenueUSD) return { error: 'Enter a smaller amount' };
  return { value };
}

/** Reads what was chosen or typed, or says what is wrong with it. */
export function readDraft(type: QuestionAsked['type'], draft: string): ReadAnswer {
  if (draft === UNKNOWN) return { value: null };
  if (type === 'boolean') return { value: draft === 'true' };
  return readFigure(type, draft);
}
