/**
 * Computes how many residents of a state a business knows, from counted lists: a number, bounds, or
 * nothing.
 */
import { NO_UPPER_BOUND } from '../facts/fact-value.ts';
import type { Counted, Heads } from './count.ts';

/**
 * A law that leaves out of a count people whose data only completed a payment. `othersFrom`: the
 * smallest counts of those of its tests that leave nobody out. undefined: the law leaves nobody
 * out.
 */
export type PaymentRule = { readonly othersFrom: readonly number[] } | undefined;
export type ListAnswer = 'yes' | 'no' | 'unknown' | undefined;

export interface ResidentsAsked {
  readonly counted: Counted;
  /** The postal code of the state. */
  readonly state: string;
  readonly rule: PaymentRule;
  /** Whether the rows that look like payments were used for the payment only. */
  readonly paymentOnly: ListAnswer;
  /** Whether only rows of the year, and rows without a date, count. */
  readonly inYearOnly: boolean;
  /** Whether the lists contain everybody whose data the business has. */
  readonly complete: ListAnswer;
}

/** Numbers of people, both inclusive. */
export interface PeopleBounds {
  readonly least: number;
  readonly most: number;
}

const NOBODY: Heads = { everybody: 0, inYear: 0, morePayment: 0, moreInYear: 0 };

/**
 * The residents of one state. People without a known place and rows that identify nobody may be
 * residents too, so they widen the bounds; lists that may be incomplete give only a least number.
 * null: nothing is known.
 */
export function residentsOf(asked: ResidentsAsked): number | PeopleBounds | null {
  const { counted, state, inYearOnly, complete } = asked;
  const here = counted.byState[state] ?? NOBODY;
  const all = inYearOnly ? here.inYear : here.everybody;
  const less = inYearOnly ? here.moreInYear : here.morePayment;
  const { least, most } = withoutPayments(asked, less, all);
  if (complete !== 'yes') return least === 0 ? null : { least, most: NO_UPPER_BOUND };
  const atMost = most + loose(counted, state, inYearOnly);
  return least === atMost ? least : { least, most: atMost };
}

/**
 * A law may have one test that leaves payments out and another that does not, but asks for one
 * count. The smaller number serves both, unless a test that counts everybody starts between the
 * two: then neither number would be right.
 */
function withoutPayments(
  { rule, paymentOnly }: ResidentsAsked,
  less: number,
  all: number,
): PeopleBounds {
  if (!rule || paymentOnly === 'no') return { least: all, most: all };
  const between = rule.othersFrom.some((figure) => less < figure && figure <= all);
  if (paymentOnly === 'yes' && !between) return { least: less, most: less };
  return { least: less, most: all };
}

/** People who may or may not live there. */
export function loose(counted: Counted, state: string, inYearOnly: boolean): number {
  const { unplaced, anonymous } = counted;
  const people = inYearOnly ? unplaced.inYear : unplaced.everybody;
  return people + (anonymous[state] ?? 0) + (anonymous[''] ?? 0);
}

/** Whether any row looks like a payment and nothing more. */
export const hasPayments = (counted: Counted): boolean =>
  [...Object.values(counted.byState), counted.unplaced].some(
    ({ everybody, morePayment }) => morePayment < everybody,
  );
