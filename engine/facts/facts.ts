/** From answers to facts: closed over what they imply, and free of contradictions. */
import type { FactBook, FactDefinition, FactKey } from '#law/schema.ts';
import type { Facts, Known, Silent } from '../rules/truth.ts';

export interface FactIndex {
  readonly byKey: ReadonlyMap<FactKey, FactDefinition>;
  readonly silent: Silent;
  readonly implications: FactBook['implications'];
  /** Counts that are a part of another. */
  readonly parts: readonly { readonly key: FactKey; readonly partOf: FactKey }[];
}

const indexes = new WeakMap<FactBook, FactIndex>();

/** The fact book by key; made once for each book. */
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
 * Facts closed over the implications, which fill only what is missing; or the first contradiction met. A part of
 * which nothing is known is at most its whole.
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

const LARGEST = Number.MAX_SAFE_INTEGER;

/** What is wrong with a value for a fact, in words; undefined where it fits. Units: people, US dollars, percent. */
export function valueProblem(definition: FactDefinition, value: unknown): string | undefined {
  if (definition.type === 'boolean') {
    return typeof value === 'boolean' ? undefined : `${definition.key} must be true or false`;
  }
  if (typeof value === 'object' && value !== null) return boundsProblem(definition, value);
  if (typeof value !== 'number' || !Number.isFinite(value))
    return `${definition.key} must be a number`;
  if (value < 0) return `${definition.key} must be zero or more`;
  if (definition.type === 'percent') {
    return value <= 100 ? undefined : `${definition.key} must be at most 100 percent`;
  }
  if (value > LARGEST) return `${definition.key} is too large`;
  if (definition.type === 'count' && !Number.isInteger(value))
    return `${definition.key} must be a whole number`;
  return undefined;
}

function boundsProblem(definition: FactDefinition, value: object): string | undefined {
  const { least, most } = value as { least?: unknown; most?: unknown };
  const wrong = [least, most].map((end) =>
    typeof end === 'object'
      ? `${definition.key} must be a number, or least and most`
      : valueProblem(definition, end),
  );
  const first = wrong.find((words) => words !== undefined);
  if (first !== undefined) return first;
  return Number(least) <= Number(most)
    ? undefined
    : `${definition.key} has its least above its most`;
}
