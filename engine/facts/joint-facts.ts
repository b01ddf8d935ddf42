/**
 * What is known about a business in several states together: the facts of one document for all of
 * them.
 */
import type { FactKey } from '#law/schema.ts';
import type { BusinessOnDay, FactSources } from './business-on-day.ts';
import { indexFacts } from './facts.ts';
import { dayReader, inferFromProfile } from './inference.ts';
import { knownIn } from './known.ts';
import type { Bounds, Facts, Known } from '../rules/truth.ts';

/**
 * The facts of a business for these of its states. A fact given state by state is true if it is
 * true in one of them, and false only if it is false in all; a number is the greatest, without an
 * upper bound while one is missing.
 */
export function jointFacts(
  corpus: FactSources,
  input: BusinessOnDay,
  states: readonly string[],
): Facts {
  const each = Object.values(factsByState(corpus, input, states));
  const keys = new Set(each.flatMap((facts) => Object.keys(facts) as FactKey[]));
  const joint: Partial<Record<FactKey, Known>> = {};
  for (const key of keys) {
    const value = joined(each.map((facts) => facts[key]));
    if (value !== undefined) joint[key] = value;
  }
  return joint;
}

/** What is known about a business in each of these of its states, by code. */
export function factsByState(
  corpus: FactSources,
  { business, answers, asOf }: BusinessOnDay,
  states: readonly string[],
): Record<string, Facts> {
  const laws = corpus.laws.filter(({ state }) => states.includes(state));
  const index = indexFacts(corpus.facts);
  const inferred = inferFromProfile(business, corpus.sensitive, dayReader(laws, asOf));
  return Object.fromEntries(
    laws.map(({ state }) => [state, knownIn(state, answers, inferred, index).facts]),
  );
}

/** One fact of several states as one value; undefined in `values`: not known in that state. */
function joined(values: readonly (Known | undefined)[]): Known | undefined {
  const known = values.filter((value) => value !== undefined);
  const complete = known.length === values.length;
  const [first] = known;
  if (complete && known.every((value) => value === first)) return first;
  const numbers = known.filter((value) => typeof value !== 'boolean');
  if (numbers.length > 0) return greatest(numbers, complete);
  if (known.includes(true)) return true;
  return complete ? false : undefined;
}

/** The greatest of some numbers; without an upper bound if there are more that are not known. */
function greatest(numbers: readonly (Bounds | number)[], complete: boolean): Bounds | number {
  const bounds = numbers.map(boundsOf);
  const least = Math.max(...bounds.map((each) => each.least));
  const most = complete ? Math.max(...bounds.map((each) => each.most)) : Infinity;
  return least === most ? least : { least, most };
}

const boundsOf = (value: Bounds | number): Bounds =>
  typeof value === 'number' ? { least: value, most: value } : value;
