/** Turns counts and the owner's choices into answers for each state. */
import { NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import type { Counted } from '#engine/counting/count.ts';
import { type Columns, type ListKind } from '#engine/counting/columns.ts';
import { residentsOf, type ListAnswer } from '#engine/counting/residents.ts';
import { STATES, type StateCode } from '#law/codes.ts';
import type { HelperWords } from '#web/words/check-helpers/en.ts';
import type { Figures } from '#web/parts/check-helpers/loading/figures.ts';
import type { Found } from '#web/parts/check-helpers/loading/found.ts';
import type { CheckData } from '#web/parts/check-helpers/loading/data-files.ts';
import type { ListProblem } from './list-fault.ts';
import type { Look } from './work.ts';

export interface CountEntries {
  readonly step: 'pick' | 'columns' | 'result';
  readonly file?: File | undefined;
  readonly look?: Look | undefined;
  readonly columns: Columns;
  readonly list: ListKind;
  readonly problem?: ListProblem | undefined;
  readonly counted?: Counted | undefined;
  readonly files: readonly { readonly id: number; readonly name: string; readonly rows: number }[];
  readonly filter: 'everybody' | 'year';
  readonly paid: ListAnswer;
  readonly complete: ListAnswer;
}

export const NOTHING_COUNTED: CountEntries = {
  step: 'pick',
  columns: {},
  list: 'people',
  files: [],
  filter: 'everybody',
  paid: undefined,
  complete: undefined,
};

/**
 * Whether counts of a state leave out people whose data only completed a payment (in at least one
 * of its tests).
 */
export const countsPaymentOnlyLeftOut = (state: StateCode, { paymentRules }: CheckData): boolean =>
  paymentRules[state] !== undefined;

/** Results for each state with a law; states without any are left out. */
export function answersOf(
  entries: CountEntries,
  counted: Counted,
  data: CheckData,
): { state: StateCode; value: number | { least: number; most: number } }[] {
  return STATES.flatMap(({ code }) => {
    const value = residentsOf({
      counted,
      state: code,
      rule: data.paymentRules[code],
      paymentOnly: entries.paid,
      inYearOnly: entries.filter === 'year',
      complete: entries.complete,
    });
    return value === null ? [] : [{ state: code, value }];
  });
}

export function foundIn(
  answers: ReturnType<typeof answersOf>,
  { how }: HelperWords['count'],
  { count, state: nameOf }: Figures,
): Found[] {
  return answers.map(({ state, value }) => {
    const name = nameOf(state);
    const sentence =
      typeof value === 'number'
        ? how.number(count(value), name)
        : value.most === NO_UPPER_BOUND
          ? how.least(count(value.least), name)
          : how.between(count(value.least), count(value.most), name);
    return { fact: 'consumers', state, value, how: sentence };
  });
}

/** "1,204", "at least 1,204", "1,204 to 1,300". */
export function countedWords(
  value: number | { least: number; most: number },
  words: HelperWords['count'],
  { count }: Figures,
): string {
  if (typeof value === 'number') return count(value);
  if (value.most === NO_UPPER_BOUND) return words.atLeast(count(value.least));
  if (value.least === 0) return words.atMost(count(value.most));
  return words.between(count(value.least), count(value.most));
}

export function problemWords(
  problem: ListProblem,
  words: HelperWords['count'],
  { count }: Figures,
): string {
  switch (problem.what) {
    case 'open quote':
      return words.openQuote(count(problem.row));
    case 'text after quote':
      return words.textAfterQuote(count(problem.row));
    case 'too long':
      return words.tooLong(count(problem.row));
    default:
      return words.problems[problem.what];
  }
}
