/**
 * Whether a value fits a fact: the one rule for what owners enter, what is stored, and what
 * programs send. Counts are people (or whole things), money is US dollars, a percent is a share of
 * 100.
 */
import type { FactDefinition } from '#law/schema.ts';
import type { Bounds, FactValue } from '../rules/truth.ts';

export type FactType = FactDefinition['type'];

/** As the end of a range: "or more". */
export const NO_UPPER_BOUND = Number.MAX_SAFE_INTEGER;

/**
 * The largest value of each kind; more is a typing error: the United States has some 340 million
 * people.
 */
export const LARGEST = {
  count: 400_000_000,
  money: 10_000_000_000_000,
  percent: 100,
} as const satisfies Record<Exclude<FactType, 'boolean'>, number>;

export type ValueFault =
  | 'not yes or no'
  | 'not a number'
  | 'negative'
  | 'too large'
  | 'not whole'
  /** The range is not a pair of numbers. */
  | 'not a range'
  /** The range ends before it begins. */
  | 'ends crossed';

/**
 * What is wrong with a value of this kind; undefined if it fits. A range may end with
 * NO_UPPER_BOUND.
 */
export function valueFault(type: FactType, value: unknown): ValueFault | undefined {
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'not yes or no';
  return typeof value === 'object' && value !== null
    ? rangeFault(type, value)
    : numberFault(type, value);
}

function numberFault(type: keyof typeof LARGEST, value: unknown): ValueFault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not a number';
  if (value < 0) return 'negative';
  if (value > LARGEST[type]) return 'too large';
  return type === 'count' && !Number.isInteger(value) ? 'not whole' : undefined;
}

function rangeFault(type: keyof typeof LARGEST, value: object): ValueFault | undefined {
  const { least, most } = value as Partial<Record<keyof Bounds, FactValue | object | null>>;
  if (typeof least === 'object' || typeof most === 'object') return 'not a range';
  const fault =
    numberFault(type, least) ?? (most === NO_UPPER_BOUND ? undefined : numberFault(type, most));
  if (fault !== undefined) return fault;
  return Number(least) <= Number(most) ? undefined : 'ends crossed';
}
