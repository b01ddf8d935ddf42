/** Which questions to ask next: those that decide most states first. */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import type { Duty } from '#engine/duties/duties.ts';
import { openConditions } from '../rules/truth.ts';
import type { WeighedLaw } from '../rules/applicability.ts';

export interface OpenQuestion {
  readonly fact: FactKey;
  /** The state it is asked for; null for a fact of the business as a whole. */
  readonly state: StateCode | null;
  /** States whose verdict or duties depend on it. */
  readonly states: StateCode[];
  readonly standing: 'asked' | 'unknown' | 'assumed';
}

export interface StateOpen {
  readonly weighed: WeighedLaw;
  readonly settledBy: readonly FactKey[][];
  readonly assuming: readonly FactKey[];
  readonly duties: readonly Duty[];
}

interface Tally {
  fact: FactKey;
  states: Set<StateCode>;
  /** The verdicts that it can settle; each counts for less the more answers it then takes. */
  verdicts: number;
  duties: number;
}

/**
 * The unknown facts, those that decide most states first: verdicts, then duties whose condition is
 * open, then facts that were assumed to be no. Facts that matter to none of the states are left
 * out.
 */
export function openQuestions(
  states: readonly StateOpen[],
  isPerState: (fact: FactKey) => boolean,
  saidUnknown: (fact: FactKey, state: StateCode | null) => boolean,
): OpenQuestion[] {
  const tallies = tally(states);
  const asked = [...tallies.values()]
    .sort((one, other) => other.verdicts - one.verdicts || other.duties - one.duties)
    .flatMap((item) => rows(item, isPerState, saidUnknown));
  const assumed = assumedRows(states, new Set(tallies.keys()), isPerState);
  return [...asked, ...assumed];
}

function tally(states: readonly StateOpen[]): Map<FactKey, Tally> {
  const tallies = new Map<FactKey, Tally>();
  const of = (fact: FactKey): Tally => {
    const made = tallies.get(fact) ?? {
      fact,
      states: new Set<StateCode>(),
      verdicts: 0,
      duties: 0,
    };
    tallies.set(fact, made);
    return made;
  };
  for (const { weighed, settledBy, duties } of states) {
    const state = weighed.law.state;
    for (const [fact, size] of smallestSet(settledBy)) {
      of(fact).states.add(state);
      of(fact).verdicts += 1 / size;
    }
    for (const fact of duties.flatMap((duty) => factsOpenIn(duty, weighed))) {
      of(fact).states.add(state);
      of(fact).duties += 1;
    }
  }
  return tallies;
}

function smallestSet(sets: readonly FactKey[][]): Map<FactKey, number> {
  const sizes = new Map<FactKey, number>();
  for (const set of sets) {
    for (const fact of set) sizes.set(fact, Math.min(sizes.get(fact) ?? Infinity, set.length));
  }
  return sizes;
}

function factsOpenIn(duty: Duty, { facts, silent }: WeighedLaw): FactKey[] {
  const { when } = duty.requirement;
  const open = when ? openConditions(when, facts, silent) : [];
  return [...new Set(open.map((condition) => condition.fact))];
}

function rows(
  { fact, states }: Tally,
  isPerState: (fact: FactKey) => boolean,
  saidUnknown: (fact: FactKey, state: StateCode | null) => boolean,
): OpenQuestion[] {
  const row = (state: StateCode | null, bearing: StateCode[]): OpenQuestion => ({
    fact,
    state,
    states: bearing,
    standing: saidUnknown(fact, state) ? 'unknown' : 'asked',
  });
  return isPerState(fact)
    ? [...states].map((state) => row(state, [state]))
    : [row(null, [...states])];
}

function assumedRows(
  states: readonly StateOpen[],
  already: ReadonlySet<FactKey>,
  isPerState: (fact: FactKey) => boolean,
): OpenQuestion[] {
  const bearing = new Map<FactKey, StateCode[]>();
  for (const { weighed, assuming } of states) {
    for (const fact of assuming) {
      if (already.has(fact) || isPerState(fact)) continue;
      bearing.set(fact, [...(bearing.get(fact) ?? []), weighed.law.state]);
    }
  }
  return [...bearing]
    .sort((one, other) => other[1].length - one[1].length)
    .map(([fact, of]) => ({ fact, state: null, states: of, standing: 'assumed' as const }));
}
