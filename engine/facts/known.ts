/**
 * What is known about a business in each of its states: given, inferred from the profile, or
 * implied.
 */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import { closeFacts } from './facts.ts';
import type { Contradiction, FactIndex } from './facts.ts';
import type { Inferred } from './inference.ts';
import type { Facts, FactValue, Known } from '../rules/truth.ts';

export interface Answer {
  readonly fact: FactKey;
  readonly state: StateCode | null;
  /** null: "I don't know". */
  readonly value: Known | null;
}

export interface UsedFact {
  readonly fact: FactKey;
  readonly state: StateCode | null;
  readonly value: Known;
  readonly source: 'answer' | 'profile' | 'implied';
  readonly how: string;
}

export interface Clash {
  readonly fact: FactKey;
  readonly state: StateCode | null;
  readonly told: Known;
  readonly inferred: FactValue;
  readonly how: string;
}

/** The facts of one state. What the owner answered takes precedence over what is inferred. */
export function knownIn(
  state: StateCode,
  answers: readonly Answer[],
  inferred: readonly Inferred[],
  index: FactIndex,
): { facts: Facts; used: UsedFact[] } {
  const here = (item: { state: StateCode | null }) => item.state === null || item.state === state;
  const used = new Map<FactKey, UsedFact>();
  for (const { fact, state: of, value, how } of inferred.filter(here)) {
    used.set(fact, { fact, state: of, value, source: 'profile', how });
  }
  for (const { fact, state: of, value } of answers.filter(here)) {
    if (value !== null)
      used.set(fact, { fact, state: of, value, source: 'answer', how: 'Your answer.' });
  }
  const closed = closeFacts(valuesOf(used.values()), index);
  if (!('contradiction' in closed)) return withImplied(closed, used, index);
  // The profile and an answer contradict each other: the answer counts.
  const answered = new Map([...used].filter(([, item]) => item.source === 'answer'));
  const again = closeFacts(valuesOf(answered.values()), index);
  if (!('contradiction' in again)) return withImplied(again, answered, index);
  return { facts: valuesOf(answered.values()), used: [...answered.values()] };
}

function withImplied(
  closed: { facts: Facts; implied: FactKey[] },
  used: Map<FactKey, UsedFact>,
  index: FactIndex,
): { facts: Facts; used: UsedFact[] } {
  for (const fact of closed.implied) {
    const value = closed.facts[fact];
    const why = index.implications.find(
      (each) => each.then.fact === fact && each.then.value === value,
    )?.why;
    if (value !== undefined)
      used.set(fact, { fact, state: null, value, source: 'implied', how: why ?? '' });
  }
  return { facts: closed.facts, used: [...used.values()] };
}

function valuesOf(used: Iterable<UsedFact>): Facts {
  return Object.fromEntries([...used].map((item) => [item.fact, item.value]));
}

/** Clashes: answers that differ from what the profile lets one infer. */
export function answersAgainstProfile(
  answers: readonly Answer[],
  inferred: readonly Inferred[],
): Clash[] {
  return answers.flatMap((answer) => {
    const other = inferred.find((item) => item.fact === answer.fact && item.state === answer.state);
    if (!other || answer.value === null || agree(answer.value, other.value)) return [];
    return [
      {
        fact: answer.fact,
        state: answer.state,
        told: answer.value,
        inferred: other.value,
        how: other.how,
      },
    ];
  });
}

function agree(answered: Known, other: FactValue): boolean {
  if (typeof answered !== 'object') return answered === other;
  return answered.least <= Number(other) && Number(other) <= answered.most;
}

/**
 * The first answers found that cannot all be true; answers per state are also checked against those
 * for the business.
 */
export function contradictionAmong(
  answers: readonly Answer[],
  index: FactIndex,
): { contradiction: Contradiction; state: StateCode | null } | undefined {
  const states = new Set([null, ...answers.map((answer) => answer.state)]);
  for (const state of states) {
    const facts: Partial<Record<FactKey, Known>> = {};
    for (const { fact, state: of, value } of answers) {
      if (value !== null && (of === null || of === state)) facts[fact] = value;
    }
    const closed = closeFacts(facts, index);
    if ('contradiction' in closed) return { contradiction: closed.contradiction, state };
  }
  return undefined;
}
