/** The days by which a letter wants its things, and what its answer says about them. */
import type { CureRight } from '#engine/cure/cure-right.ts';
import type { LetterOnFile } from '#engine/cure/letter-on-file.ts';
import { list, longDate } from '#text/english.ts';
import type { Inline } from '#documents/tree/tree.ts';
import { letterGap } from './cure-parts.ts';

type DatedOrders = Pick<LetterOnFile, 'orders'>;

/** The days of what is still open, the first one first, each once. */
export const openDays = ({ orders }: DatedOrders): string[] => [
  ...new Set(orders.flatMap(({ by, done }) => (done ? [] : (by ?? []))).toSorted()),
];

/** The last day of all: the letter's own, or the last one of its orders; null: it names none. */
export const lastOfDays = ({ orders }: DatedOrders, { letterLastDay }: CureRight): string | null =>
  letterLastDay ?? openDays({ orders }).at(-1) ?? null;

type Asked = Pick<CureRight, 'letterLastDay' | 'officeLastDay'>;

/**
 * By when the answer says that papers or answers are wanted, and until when it will ask for more
 * time. Several days are never told as the last of them, which would give the earlier ones away.
 */
export function answerDays(letter: LetterOnFile, right: Asked, asOf: string): Inline[] {
  const days = wantedDays(letter);
  return [...wantedWords(letter, right, days), ...askingWords(letter, days, asOf)];
}

/** The letter's own last day with those of all its orders. */
const wantedDays = ({ orders, lastDay }: LetterOnFile): string[] =>
  [
    ...new Set([
      ...orders.flatMap(({ by }) => by ?? []),
      ...((lastDay ?? '') ? [lastDay ?? ''] : []),
    ]),
  ].toSorted();

function wantedWords(letter: LetterOnFile, right: Asked, days: readonly string[]): Inline[] {
  const [first] = days;
  if (days.length > 1)
    return [
      `Your letter asks for documents or answers on days of their own: ${list(days.map((day) => longDate(day)))}. Each stands beside its thing below. `,
    ];
  if (first !== undefined)
    return [`Your letter asks for documents or answers by ${longDate(first)}. `];
  if (letter.days === null)
    return [
      'Your letter asks for documents or answers. Please tell us in writing by which day you expect them. ',
    ];
  return [
    right.officeLastDay === null
      ? `Your letter gives ${letter.days} days for documents or answers. Please tell us in writing from which day you count them. `
      : `Your letter asks for documents or answers by ${longDate(right.officeLastDay)}. `,
  ];
}

/** A letter that has a day for asking wants to be asked by that day, whatever else is due later. */
function askingWords({ moreTime }: LetterOnFile, days: readonly string[], asOf: string): Inline[] {
  const own = moreTime?.by ?? null;
  if (own !== null && own >= asOf)
    return [`If we need more time, we will ask for it by ${longDate(own)}, as your letter says.`];
  if (own !== null)
    return [letterGap(`Your letter’s day for asking, ${longDate(own)}, is over: ask your lawyer`)];
  if (moreTime !== null)
    return [
      'If we need more time, we will ask for it in writing by ',
      letterGap('the day that the letter names for asking'),
      '.',
    ];
  return [
    days.length > 1
      ? 'If we need more time for one of them, we will ask for it in writing before its day.'
      : 'If we need more time for them, we will ask for it in writing before that day.',
  ];
}
