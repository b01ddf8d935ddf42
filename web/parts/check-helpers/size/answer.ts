/** Turns the owner's entries into a result of the size rules. */
import { averageReceipts, decideSize, type SizeAnswer, type SizeLimit } from '#engine/size/size.ts';
import type { HelperWords } from '#web/words/check-helpers/en.ts';
import { type Figures, typedNumber } from '#web/parts/check-helpers/loading/figures.ts';
import type { LineOfWork } from './lines-of-work.ts';

export type SizeAnswerWay = 'average' | 'total' | 'young';
export type StepName = 'find' | 'part' | 'ties' | 'figure' | 'result';

export interface SizeEntries {
  readonly step: StepName;
  readonly typed: string;
  readonly field: string;
  readonly naics: string;
  /** Index of a part from 0, "main" or "unknown"; "" while not chosen. */
  readonly part: string;
  readonly ties: '' | 'yes' | 'no' | 'unknown';
  readonly way: SizeAnswerWay;
  readonly amounts: Readonly<Record<SizeAnswerWay | 'weeks' | 'count', string>>;
  readonly figureUnknown: boolean;
}

export const NOTHING_ENTERED: SizeEntries = {
  step: 'find',
  typed: '',
  field: '',
  naics: '',
  part: '',
  ties: '',
  way: 'average',
  amounts: { average: '', total: '', young: '', weeks: '', count: '' },
  figureUnknown: false,
};

/** Every limit that may apply. */
export function limitsOf(line: LineOfWork, part: string): readonly SizeLimit[] {
  const main = line.limit ? [line.limit] : [];
  if (part === 'unknown') return [...main, ...line.parts.map(({ limit }) => limit)];
  const chosen = line.parts[Number(part)];
  return part !== '' && part !== 'main' && chosen ? [chosen.limit] : main;
}

/**
 * The figure to compare, in the unit of the limits; undefined if it is not known or not entered.
 */
export function figureOf(entries: SizeEntries, limits: readonly SizeLimit[]): number | undefined {
  if (entries.figureUnknown) return undefined;
  const { amounts, way } = entries;
  if (limits[0]?.measure !== 'receipts') return typedNumber(amounts.count);
  const typed = typedNumber(amounts[way]);
  if (typed === undefined || way === 'average') return typed;
  if (way === 'total') return averageReceipts(typed);
  const weeks = typedNumber(amounts.weeks);
  return weeks === undefined || weeks < 1 ? undefined : averageReceipts(typed, weeks);
}

export interface Answered {
  readonly answer: SizeAnswer;
  readonly limits: readonly SizeLimit[];
  readonly figure: number | undefined;
}

export function sizeAnswerOf(entries: SizeEntries, line: LineOfWork): Answered {
  const limits = limitsOf(line, entries.part);
  const figure = figureOf(entries, limits);
  const affiliates =
    entries.ties === 'yes' ? 'counted' : entries.ties === 'no' ? 'none' : 'unknown';
  return { answer: decideSize({ limits, figure, affiliates }), limits, figure };
}

/** "$9 million a year", "500 people". */
export function limitWords(limit: SizeLimit, words: HelperWords['size'], figures: Figures): string {
  const most =
    limit.measure === 'employees' ? figures.count(limit.most) : figures.money(limit.most);
  return words.limits[limit.measure](most);
}

/** "$1.2 million below the limit of $9 million a year"; undefined if nothing was compared. */
export function marginWords(
  { answer: { limit, margin }, figure = 0 }: Answered,
  words: HelperWords['size'],
  figures: Figures,
): string | undefined {
  if (!limit || margin === undefined) return undefined;
  const stated = limitWords(limit, words, figures);
  if (margin === 0) return words.exact(stated);
  const amount =
    limit.measure === 'employees'
      ? words.limits.employees(figures.average(margin))
      : figures.money(margin);
  return figure > limit.most ? words.over(amount, stated) : words.below(amount, stated);
}

/** The chosen line of work, in plain words if there are any. */
export const nameOfLine = ({ labels, title }: LineOfWork): string => labels[0] ?? title;

/** One sentence on how the answer was found. */
export function howWords(
  line: LineOfWork,
  answered: Answered,
  words: HelperWords['size'],
  figures: Figures,
): string {
  const name = `“${nameOfLine(line)}”`;
  const { answer } = answered;
  const margin = marginWords(answered, words, figures);
  if (answer.small !== null && margin !== undefined) return words.how(name, line.naics, margin);
  return words.howOpen(name, answer.small === null ? whyOpen(answer, words) : '');
}

export function whyOpen({ reason }: SizeAnswer, words: HelperWords['size']): string {
  return reason === 'within' || reason === 'over' ? '' : words.why[reason];
}
