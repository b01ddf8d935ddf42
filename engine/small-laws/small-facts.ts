/** The facts for laws without a size test beside those of the records: all are yes or no. */
import type { FactBook, FactKey } from '#law/schema.ts';

/** A pattern for the list of engine/words/small-facts.ts, as it is a part of the first load. */
const SMALL =
  /^(peopleIn|sendsM|callsO|recordsV|delivers|prices|makesA|sharesF|holds|madeF|minorA|childrenG|mostly)/;

/** Whether a fact is one for laws without a size test alone. */
export const isSmallFact = (fact: string): boolean => SMALL.test(fact);

/** Of all answers those to questions of the records. */
export const ofRecords = <A extends { readonly fact: string }>(answers: readonly A[]) =>
  answers.filter(({ fact }) => !isSmallFact(fact)) as (A & { readonly fact: FactKey })[];

/** Under which name a mark of an owner on one thing that a law asks is kept. */
export const smallTaskKey = (lawId: string, number: number): string => `${lawId}/${number}`;

/** Whether a mark is about such a law: ids of requirements have no stroke. */
export const isSmallTask = (id: string): boolean => id.includes('/');

/** The book of facts with these, so that answers can be read and written by their names. */
export function withSmallFacts(book: FactBook, keys: readonly string[]): FactBook {
  const like = book.facts.find(
    ({ type, perState, countsAsFalseUntilTold }) =>
      type === 'boolean' && !perState && countsAsFalseUntilTold === undefined,
  );
  if (!like) throw new Error('the book of facts has no question with yes or no');
  // The engine reads names of facts, whichever book they stand in.
  const own = keys.map((key) => ({ ...like, key: key as FactKey }));
  return { ...book, facts: [...book.facts, ...own] };
}
