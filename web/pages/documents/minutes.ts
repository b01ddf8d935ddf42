/**
 * The minutes that a document still takes. The rule, by what is asked: a choice with given words
 * 15 seconds, a text, number or day 30, a list 60, a table 120, and for what has a proposal half
 * of that; a question with yes or no 20, as many for a part to keep or drop. In whole minutes,
 * rounded up.
 */
import type { Detail } from '#contract/documents/details.ts';
import { plural } from '#text/figures.ts';

const SECONDS = { text: 30, number: 30, date: 30, list: 60, table: 120 } as const;
const CHOICE = 15;
const YES_OR_NO = 20;

type Asked = Pick<Detail, 'kind' | 'choices' | 'suggested' | 'rows'>;

function secondsFor({ kind, choices, suggested, rows }: Asked): number {
  const seconds = choices === null ? SECONDS[kind] : CHOICE;
  return suggested !== null || (rows ?? []).length > 0 ? seconds / 2 : seconds;
}

/** "about 4 minutes": for these details, and this many questions with yes or no. */
export function minutesWords(details: readonly Asked[], questions = 0): string {
  const seconds = details.reduce((sum, detail) => sum + secondsFor(detail), questions * YES_OR_NO);
  return `about ${plural(Math.max(1, Math.ceil(seconds / 60)), 'minute')}`;
}
