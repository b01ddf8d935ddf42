/** What an assistant tells of a business, read into the engine's facts for each state. */
import { z } from 'zod';
import { closeFacts, indexFacts, valueProblem } from '#engine/facts/facts.ts';
import { LARGEST, NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { FACT_BOOK, lawOf } from '#law/corpus.server.ts';
import { factKey, isoDate, type FactKey, type LawRecord } from '#law/schema.ts';
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

/** The laws of the states asked about, and the states without a law on record. */
export function lawsAsked(states: readonly string[]): { laws: LawRecord[]; none: string[] } {
  const codes = [...new Set(states.map((state) => state.toUpperCase()))];
  return {
    laws: codes.flatMap((code) => lawOf(code) ?? []),
    none: codes.filter((code) => !lawOf(code)),
  };
}

/** The closed facts in a state. Throws WrongArgument for a value that cannot be. */
export function closedFactsIn(
  state: string,
  { facts = {}, by_state: byState = {} }: Business,
): Facts {
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
  const closed = closeFacts(given as Facts, INDEX);
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
