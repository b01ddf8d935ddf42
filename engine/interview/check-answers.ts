/** What was answered in the check so far, and what follows from it in each state. */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import { NO_UPPER_BOUND } from '../facts/fact-value.ts';
import { closeFacts } from '../facts/facts.ts';
import type { FactIndex } from '../facts/facts.ts';
import { contradictionAmong } from '../facts/known.ts';
import type { Answer } from '../facts/known.ts';
import type { Facts, Known } from '../rules/truth.ts';

/** What was answered so far. */
export interface Given {
  /** States with customers; other states' laws are not weighed. */
  readonly states: readonly StateCode[];
  /**
   * Number of people in all those states together; null: "I don't know", undefined: not asked yet.
   */
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

/** For more states, one total comes first (engine/interview/steps.ts). */
const COUNTED_ONE_BY_ONE = 4;

const mostOf = (value: Known | null): number | null => {
  const most = typeof value === 'object' && value !== null ? value.most : value;
  return typeof most === 'number' && most < NO_UPPER_BOUND ? most : null;
};

/**
 * The total that was told, as far as it is known again from what each state has at most; undefined
 * if a state has no answer.
 */
function totalIn(states: readonly StateCode[], answers: readonly Answer[]): Given['total'] {
  if (states.length <= COUNTED_ONE_BY_ONE) return undefined;
  const counted = states.map((state) =>
    answers.find((answer) => answer.fact === 'consumers' && answer.state === state),
  );
  const most: (number | null)[] = [];
  for (const answer of counted) {
    if (answer === undefined) return undefined;
    most.push(mostOf(answer.value));
  }
  const known = most.filter((each) => each !== null);
  return known.length === most.length ? Math.max(...known) : null;
}

/**
 * What a business's owner answered, and what the profile tells of the rest; an answer beats the
 * profile.
 */
export function givenOf(
  states: readonly StateCode[],
  stored: readonly Answer[],
  inferred: readonly Answer[],
  index: FactIndex,
): Given & { readonly fromProfile: readonly Answer[] } {
  const answers = stored
    .filter(({ state }) => state === null || states.includes(state))
    .map(({ fact, state, value }): Answer => ({ fact, state, value }));
  const named = new Set(answers.map(nameOf));
  const profile = inferred
    .filter((fact) => !named.has(nameOf(fact)))
    .map(({ fact, state, value }): Answer => ({ fact, state, value }));
  const clash = contradictionAmong([...answers, ...profile], index) !== undefined;
  const fromProfile = clash ? [] : profile;
  return {
    states,
    total: totalIn(states, answers),
    answers: [...answers, ...fromProfile],
    asksDuties: true,
    fromProfile,
  };
}

const nameOf = ({ fact, state }: Answer) => (state === null ? fact : `${fact}.${state}`);
