/** Facts from answers: closed over what they imply, and checked for contradictions. */
import type { FactBook, FactDefinition, FactKey } from '#law/schema.ts';
import { valueFault } from './fact-value.ts';
import type { FactType, ValueFault } from './fact-value.ts';
import type { Facts, Known, Silent } from '../rules/truth.ts';

export interface FactIndex {
  readonly byKey: ReadonlyMap<FactKey, FactDefinition>;
  readonly silent: Silent;
  readonly implications: FactBook['implications'];
  /** Counts that are a part of another count, with that count. */
  readonly parts: readonly { readonly key: FactKey; readonly partOf: FactKey }[];
}

const indexes = new WeakMap<FactBook, FactIndex>();

/** The facts by key; computed once for each list. */
export function indexFacts(book: FactBook): FactIndex {
  const known = indexes.get(book);
  if (known) return known;
  const index: FactIndex = {
    byKey: new Map(book.facts.map((fact) => [fact.key, fact])),
    silent: new Set(
      book.facts.filter((fact) => fact.countsAsFalseUntilTold).map((fact) => fact.key),
    ),
    implications: book.implications,
    parts: book.facts.flatMap(({ key, partOf }) => (partOf ? [{ key, partOf }] : [])),
  };
  indexes.set(book, index);
  return index;
}

/** Two facts that cannot both be so, and why. */
export interface Contradiction {
  readonly facts: readonly [FactKey, FactKey];
  readonly why: string;
}

/**
 * Closes facts over the implications, which fill in only what is missing; or returns the first
 * contradiction. A part of which nothing is known is at most its whole.
 */
export function closeFacts(
  given: Facts,
  index: FactIndex,
): { facts: Facts; implied: FactKey[] } | { contradiction: Contradiction } {
  const facts: Partial<Record<FactKey, Known>> = { ...given };
  const implied: FactKey[] = [];
  for (let changed = true; changed;) {
    changed = false;
    for (const { if: cause, then: effect, why } of index.implications) {
      if (facts[cause.fact] !== cause.value) continue;
      const there = facts[effect.fact];
      if (there === effect.value) continue;
      if (there !== undefined) return { contradiction: { facts: [cause.fact, effect.fact], why } };
      facts[effect.fact] = effect.value;
      implied.push(effect.fact);
      changed = true;
    }
  }
  const part = boundParts(facts, index);
  return part ? { contradiction: part } : { facts, implied };
}

/** A count that is a part of another can never be the larger one. */
function boundParts(
  facts: Partial<Record<FactKey, Known>>,
  index: FactIndex,
): Contradiction | undefined {
  for (const { key, partOf: whole } of index.parts) {
    const most = largest(facts[whole]);
    if (most === undefined) continue;
    const part = facts[key];
    if (smallest(part) > most) {
      return { facts: [key, whole], why: 'A part can never be larger than the whole.' };
    }
    if (part === undefined) facts[key] = { least: 0, most };
    else if (typeof part === 'object' && part.most > most) facts[key] = { ...part, most };
  }
  return undefined;
}

const smallest = (value: Known | undefined) =>
  typeof value === 'object' ? value.least : Number(value ?? 0);

function largest(value: Known | undefined): number | undefined {
  if (typeof value === 'object') return value.most;
  return typeof value === 'number' ? value : undefined;
}

/**
 * What is wrong with a value for a fact, as a message for programmers who call the engine;
 * undefined if it fits.
 */
export function valueProblem({ key, type }: FactDefinition, value: unknown): string | undefined {
  const fault = valueFault(type, value);
  return fault === undefined ? undefined : `${key} ${PROBLEMS[fault](type)}`;
}

const PROBLEMS: Readonly<Record<ValueFault, (type: FactType) => string>> = {
  'not yes or no': () => 'must be true or false',
  'not a number': () => 'must be a number',
  negative: () => 'must be zero or more',
  'too large': (type) => (type === 'percent' ? 'must be at most 100 percent' : 'is too large'),
  'not whole': () => 'must be a whole number',
  'not a range': () => 'must be a number, or least and most',
  'ends crossed': () => 'has its least above its most',
};
