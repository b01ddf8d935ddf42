/** Which questions stand above the laws without a size test, and what a form of them answers. */
import type { SmallAnswer, SmallShelf } from '#engine/small-laws/shelf.ts';
import type { FactBook } from '#law/schema.ts';
import type { SmallLawBook } from '#law/small-laws-book.ts';

/** A box, or a field for a number. */
export interface AskedFact {
  readonly key: string;
  readonly label: string;
}
export interface AskedGroup {
  readonly id: string;
  readonly question: string;
  readonly boxes: readonly AskedFact[];
}

export interface AskedIn {
  readonly book: SmallLawBook;
  readonly facts: FactBook;
  /** The facts to ask: those for which a law waits, or those answered before. */
  readonly keys: ReadonlySet<string>;
  readonly labelOf: (fact: string) => string;
  /** The question above what the records ask too. */
  readonly known: string;
}

/** The boxes by question; what the records ask too stands last. */
export function groupsOf({ book, facts, keys, labelOf, known: title }: AskedIn): AskedGroup[] {
  const known: AskedFact[] = facts.facts
    .filter(({ key, type }) => keys.has(key) && type === 'boolean')
    .map(({ key }) => ({ key, label: labelOf(key) }));
  return [
    ...book.questions.map(({ id, question, facts: own }) => ({
      id,
      question,
      boxes: own.filter(({ key }) => keys.has(key)),
    })),
    { id: 'known', question: title, boxes: known },
  ].filter(({ boxes }) => boxes.length > 0);
}

/**
 * Places alone, while they are asked, as they decide which of the other boxes can change anything;
 * all at once where answers are changed.
 */
export const stepOf = (groups: readonly AskedGroup[], isChange: boolean) =>
  groups[0]?.id === 'places' && !isChange ? groups.slice(0, 1) : groups;

/** Whether a question for these laws alone is still asked. */
export const asksOwn = ({ questions }: SmallLawBook, asked: ReadonlySet<string>): boolean =>
  questions.some(({ facts }) => facts.some(({ key }) => asked.has(key)));

/** Numbers of the records for which a law waits. */
export const numbersOf = ({ facts, keys, labelOf }: Omit<AskedIn, 'book' | 'known'>) =>
  facts.facts
    .filter(({ key, type, perState }) => keys.has(key) && type !== 'boolean' && !perState)
    .map(({ key }): AskedFact => ({ key, label: labelOf(key) }));

/** Facts that were told here: those for these laws alone. */
export function toldHere(answers: readonly SmallAnswer[], book: SmallLawBook): string[] {
  const own = new Set(book.questions.flatMap(({ facts }) => facts.map(({ key }) => key)));
  return answers.flatMap(({ fact, value }) => (own.has(fact) && value !== null ? [fact] : []));
}

/** In words, what an open law waits for. */
export function waitsFor(
  { settledBy }: SmallShelf['open'][number],
  labelIn: (fact: string) => string,
): string[] {
  const [shortest] = settledBy.toSorted((one, other) => one.length - other.length);
  return (shortest ?? []).map(labelIn);
}
