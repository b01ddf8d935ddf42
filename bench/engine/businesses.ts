/**
 * Generated businesses, the same on every run: values on and near the figures of the laws, without
 * contradictions.
 */
import { closeFacts, type FactIndex } from '#engine/facts/facts.ts';
import type { Facts, FactValue } from '#engine/rules/truth.ts';
import type { FactBook, FactDefinition, FactKey, LawRecord } from '#law/schema.ts';
import { thresholds } from '../../tests/random-facts.ts';

export interface Source {
  readonly laws: readonly LawRecord[];
  readonly book: FactBook;
  readonly index: FactIndex;
}

/**
 * A business as stored: its facts as a whole, and for each state, in the order of the laws; one
 * column for each fact, empty if it is not known.
 */
export interface Stored {
  readonly whole: Facts;
  readonly each: readonly Facts[];
}

type Dice = () => number;
type Values = Partial<Record<FactKey, FactValue | undefined>>;

/** Mulberry32: a small, fast random generator with the same numbers everywhere. */
function diceOf(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Few businesses are banks; figures are near those of the laws. */
function valueFor(definition: FactDefinition, near: readonly number[], dice: Dice): FactValue {
  if (definition.type === 'boolean')
    return dice() < (definition.countsAsFalseUntilTold ? 0.05 : 0.5);
  return near[Math.floor(dice() * near.length)] ?? 0;
}

/** Sets facts that follow from other facts. */
function settle(values: Values, index: FactIndex): void {
  for (let again = true; again;) {
    again = false;
    for (const { if: cause, then: effect } of index.implications) {
      if (values[cause.fact] !== cause.value || values[effect.fact] === effect.value) continue;
      values[effect.fact] = effect.value;
      again = true;
    }
  }
  for (const { key, partOf } of index.parts) {
    const [part, whole] = [values[key], values[partOf]];
    if (part !== undefined && whole !== undefined && part > whole) values[key] = whole;
  }
}

/** The businesses of a seed; each fact is unknown with the given probability. */
export function businessesOf(
  { laws, book, index }: Source,
  { unknown, seed }: { unknown: number; seed: number },
): () => Stored {
  const dice = diceOf(seed);
  const near = new Map(
    book.facts.map(({ key }) => [
      key,
      [0, ...thresholds(laws, key).flatMap((at) => [at - 1, at, at + 1])],
    ]),
  );
  const answersTo = (definitions: readonly FactDefinition[]): Values => {
    const values: Values = {};
    for (const each of definitions)
      values[each.key] = valueFor(each, near.get(each.key) ?? [], dice);
    settle(values, index);
    return values;
  };
  const kept = (values: Values): Facts => {
    const left: Values = { ...values };
    for (const key of Object.keys(values) as FactKey[]) {
      if (dice() < unknown) left[key] = undefined;
    }
    return left as Facts;
  };
  const ofEach = book.facts.filter(({ perState }) => perState);
  const ofAll = book.facts.filter(({ perState }) => !perState);
  return () => ({
    whole: kept(answersTo(ofAll)),
    each: laws.map(() => kept(answersTo(ofEach))),
  });
}

/**
 * The facts as the engine takes them: those of each state with those of the whole, and what they
 * imply.
 */
export function assembled({ whole, each }: Stored, index: FactIndex): Facts[] {
  return each.map((own) => {
    const closed = closeFacts({ ...whole, ...own }, index);
    if ('contradiction' in closed) throw new Error(closed.contradiction.why);
    return closed.facts;
  });
}

/** Any number of businesses, ready to be decided; unknown facts are left out. */
export function manyBusinesses(
  source: Source,
  { count, ...rest }: { count: number; unknown: number; seed: number },
): Facts[][] {
  const next = businessesOf(source, rest);
  return Array.from({ length: count }, () => {
    const { whole, each } = next();
    return assembled({ whole: withoutGaps(whole), each: each.map(withoutGaps) }, source.index);
  });
}

const withoutGaps = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
