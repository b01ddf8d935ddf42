/** The facts for laws without a size test beside those of the records: all are yes or no. */
import type { FactKey } from '#law/schema.ts';
import type { FactIndex } from '../facts/facts.ts';
import { SMALL_FACTS } from '../words/small-facts.ts';

// The engine reads names of facts, whichever book they stand in.
const KEYS = SMALL_FACTS as readonly string[] as readonly FactKey[];

/** The index with them, so that answers can be read and written by their names. */
export function withSmallFacts(index: FactIndex): FactIndex {
  const like = [...index.byKey.values()].find(({ type }) => type === 'boolean');
  if (!like) throw new Error('the book of facts has no question with yes or no');
  const own = KEYS.map((key) => [key, { ...like, key, perState: false }] as const);
  return { ...index, byKey: new Map([...index.byKey, ...own]) };
}

/** Whether a fact is one for laws without a size test alone. */
export const isSmallFact = (fact: string): boolean => KEYS.includes(fact as FactKey);

/** Of all answers those to questions of the records. */
export const ofRecords = <A extends { readonly fact: string }>(answers: readonly A[]) =>
  answers.filter(({ fact }) => !isSmallFact(fact)) as (A & { readonly fact: FactKey })[];
