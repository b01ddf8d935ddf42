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
  /** The kinds of business that are asked for, by id. */
  readonly kinds: ReadonlySet<string>;
  readonly labelOf: (fact: string) => string;
  /** The questions above the kinds of business, and above what the records ask too. */
  readonly titles: { readonly kinds: string; readonly known: string };
}

/** Places first, then who the business is, then what it does; what the records ask too is last. */
export function groupsOf({ book, facts, keys, kinds, labelOf, titles }: AskedIn): AskedGroup[] {
  const own = book.questions.map(({ id, question, facts: boxes }) => ({
    id,
    question,
    boxes: boxes.filter(({ key }) => keys.has(key)),
  }));
  const who = book.kinds
    .filter(({ id }) => kinds.has(id))
    .flatMap(({ facts: [key], label }) => (key === undefined ? [] : [{ key, label }]));
  const isWho = new Set(who.map(({ key }) => key));
  const known: AskedFact[] = facts.facts
    .filter(({ key, type }) => keys.has(key) && type === 'boolean' && !isWho.has(key))
    .map(({ key }) => ({ key, label: labelOf(key) }));
  return [
    ...own.slice(0, 1),
    { id: 'kinds', question: titles.kinds, boxes: who },
    ...own.slice(1),
    { id: 'known', question: titles.known, boxes: known },
  ].filter(({ boxes }) => boxes.length > 0);
}

/**
 * Places alone, while they are asked, as they decide which of the other boxes can change anything;
 * all at once where answers are changed.
 */
export const stepOf = (groups: readonly AskedGroup[], isChange: boolean) =>
  groups[0]?.id === 'places' && !isChange ? groups.slice(0, 1) : groups;

/** Whether a question for these laws alone, or who the business is, is still asked. */
export const asksOwn = ({ questions }: SmallLawBook, { asked, kinds }: SmallShelf): boolean =>
  kinds.size > 0 || questions.some(({ facts }) => facts.some(({ key }) => asked.has(key)));

/**
 * What a form says: a box left empty is a no, unless a box that is ticked brings its fact along (a
 * bank is a firm under the federal bank privacy law).
 */
export function formAnswers(
  groups: readonly AskedGroup[],
  ticked: ReadonlySet<string>,
  { implications }: Pick<FactBook, 'implications'>,
): SmallAnswer[] {
  const brought = new Set(
    implications.flatMap(({ if: given, then }) =>
      given.value === true && ticked.has(given.fact) && then.value === true ? [then.fact] : [],
    ),
  );
  return groups.flatMap(({ boxes }) =>
    boxes.flatMap(({ key }): SmallAnswer[] =>
      !ticked.has(key) && (brought as ReadonlySet<string>).has(key)
        ? []
        : [{ fact: key, state: null, value: ticked.has(key) }],
    ),
  );
}

/** Numbers of the records for which a law waits. */
export const numbersOf = ({ facts, keys, labelOf }: Omit<AskedIn, 'book' | 'kinds' | 'titles'>) =>
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

/** The kinds of business, by id, about which something is answered. */
export const kindsTold = (answers: readonly SmallAnswer[], { kinds }: SmallLawBook): string[] =>
  kinds
    .filter(({ facts }) =>
      answers.some(({ fact, value }) => value !== null && facts.includes(fact)),
    )
    .map(({ id }) => id);
