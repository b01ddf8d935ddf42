/** What an assistant tells of a business, read into the engine's facts for each state. */
import { z } from 'zod';
import { closeFacts, indexFacts, valueProblem } from '#engine/facts/facts.ts';
import { pairsAmong } from '#engine/facts/pairs-among.ts';
import { LARGEST, NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { FACT_BOOK, lawOf } from '#law/corpus.server.ts';
import { factKey, isoDate, type FactKey, type LawRecord } from '#law/schema.ts';
import { US_STATES } from '#text/us-states.ts';
import { withEarlierTests } from '#law/earlier-law.server.ts';
import { WrongArgument } from './reply.ts';

export const INDEX = indexFacts(FACT_BOOK);

const value = z.union([
  z.boolean(),
  z.number(),
  z.strictObject({ least: z.number(), most: z.number().optional() }),
]);
export const factValues = z.partialRecord(factKey, value);

export const stateLetters = z.string().regex(/^[A-Za-z]{2}$/);

export const asOf = isoDate.optional().describe('ISO day; left out: today');

/** Arguments of the tools that decide. */
export const BUSINESS = {
  states: z.array(stateLetters).min(1).max(51).describe('two letters each, such as CT'),
  facts: factValues
    .optional()
    .describe(
      'facts of the business, by the keys of statewise://facts; a number, {least, most}, or true and false. A count of people holds for each state named; use by_state where states differ. What you do not know, leave out.',
    ),
  by_state: z
    .partialRecord(stateLetters, factValues)
    .optional()
    .describe('the same for single states: {"CT": {"consumers": 40000}}'),
  as_of: asOf,
};

/** What `BUSINESS` was given. */
export interface Business {
  readonly states: readonly string[];
  readonly facts?: z.infer<typeof factValues> | undefined;
  readonly by_state?: Readonly<Record<string, z.infer<typeof factValues> | undefined>> | undefined;
}

const STATE_CODES: ReadonlySet<string> = new Set(US_STATES.map(({ code }) => code));

/**
 * The laws of the states asked about, with the tests that they had before, and the states without a
 * law on record.
 */
export function lawsAsked(states: readonly string[]): { laws: LawRecord[]; none: string[] } {
  const codes = [...new Set(states.map((state) => state.toUpperCase()))];
  const unknown = codes.find((code) => !STATE_CODES.has(code));
  if (unknown !== undefined)
    throw new WrongArgument(`${unknown} is no state. Give two letters each, such as CT.`);
  return {
    laws: codes.flatMap((code) => lawOf(code) ?? []).map(withEarlierTests),
    none: codes.filter((code) => !lawOf(code)),
  };
}

/** What was told for a state. Throws WrongArgument for a value that cannot be. */
function toldIn(state: string, { facts = {}, by_state: byState = {} }: Business): Facts {
  const own = Object.entries(byState).find(([code]) => code.toUpperCase() === state)?.[1];
  const given: Partial<Record<FactKey, Facts[FactKey]>> = {};
  for (const [key, told] of Object.entries({ ...facts, ...own })) {
    const definition = INDEX.byKey.get(key as FactKey);
    if (!definition || told === undefined) continue;
    const known = typeof told === 'object' ? { most: NO_UPPER_BOUND, ...told } : told;
    const problem = valueProblem(definition, known);
    if (problem !== undefined) throw new WrongArgument(problem);
    given[definition.key] = known as Facts[FactKey];
  }
  return given as Facts;
}

/** Answers that seldom fit together, in words; neither is refused. */
export const unlikelyIn = (laws: readonly LawRecord[], business: Business): string[] => [
  ...new Set(
    laws.flatMap(({ state }) =>
      pairsAmong(toldIn(state, business), state).map(
        ({ facts, why }) =>
          `${facts.join(' and ')} seldom go together as told. ${why} Ask the owner which is right.`,
      ),
    ),
  ),
];

/**
 * The closed facts in a state. Throws WrongArgument for a value that cannot be, and for two that
 * contradict each other.
 */
export function closedFactsIn(state: string, business: Business): Facts {
  const closed = closeFacts(toldIn(state, business), INDEX);
  if (!('contradiction' in closed)) return closed.facts;
  const [one, other] = closed.contradiction.facts;
  throw new WrongArgument(
    `In ${state}, ${one} and ${other} contradict each other. ${closed.contradiction.why} Ask the owner which is right.`,
  );
}

const UNITS = { boolean: 'yes or no', count: 'number', money: 'US dollars', percent: 'percent' };

/** A question to the owner, in its words. */
export const question = z.strictObject({
  fact: z.string(),
  state: z.string().nullable().describe('asked for this state; null: for the business'),
  question: z.string(),
  why: z.string(),
  unit: z.string(),
  least: z.number().nullable(),
  most: z.number().nullable(),
});

/** The question of a fact, asked for a state or for the business as a whole. */
export function questionOf(fact: FactKey, law: LawRecord): z.infer<typeof question> {
  const definition = INDEX.byKey.get(fact);
  if (!definition) throw new Error(`no question for ${fact}`);
  const { type, perState } = definition;
  return {
    fact,
    state: perState ? law.state : null,
    question: definition.question.replaceAll('{state}', perState ? law.name : 'your states'),
    why: definition.why,
    unit: UNITS[type],
    least: type === 'boolean' ? null : 0,
    most: type === 'boolean' ? null : LARGEST[type],
  };
}
