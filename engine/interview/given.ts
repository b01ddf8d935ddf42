/** What was answered in the check so far, and what follows from it in each state. */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import { closeFacts } from '../facts/facts.ts';
import type { FactIndex } from '../facts/facts.ts';
import type { Answer } from '../facts/known.ts';
import type { Facts, Known } from '../rules/truth.ts';

/** What was answered so far. */
export interface Given {
  /** States with customers; other states' laws are not weighed. */
  readonly states: readonly StateCode[];
  /** Number of people in all those states together; null: "I don't know", undefined: not asked yet. */
  readonly total?: number | null | undefined;
  readonly answers: readonly Answer[];
  /** Whether what decides the duties is asked for too, after the verdicts. */
  readonly asksDuties?: boolean | undefined;
}

/** What is known in one state, closed over the implications; each count is at most the total. */
export function factsIn(given: Given, state: StateCode, index: FactIndex): Facts {
  const facts: Partial<Record<FactKey, Known>> = {};
  for (const { fact, state: of, value } of given.answers) {
    if (value !== null && (of === null || of === state)) facts[fact] = value;
  }
  const { total } = given;
  if (typeof total === 'number') {
    const counted = facts.consumers;
    if (counted === undefined) facts.consumers = { least: 0, most: total };
    else if (typeof counted === 'object' && counted.least <= total)
      facts.consumers = { ...counted, most: Math.min(counted.most, total) };
  }
  const closed = closeFacts(facts, index);
  return 'contradiction' in closed ? facts : closed.facts;
}
