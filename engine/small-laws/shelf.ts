/**
 * What the laws without a size test say of one business: which bind it, which do not and why, and
 * which answers the others wait for (docs/decisions/0137-small-laws-in-the-product.md).
 */
import type { FactBook, FactKey, Rule } from '#law/schema.ts';
import type { SmallLaw, SmallLawBook, SmallRule } from '#law/small-laws-book.ts';
import { closeFacts } from '../facts/facts.ts';
import type { FactIndex } from '../facts/facts.ts';
import { evaluate, type Known } from '../rules/truth.ts';
import { firstThings, type FirstThing } from './first-things.ts';
import { smallTaskKey } from './small-facts.ts';
import { smallIndex, smallVerdicts, type SmallFacts, type SmallVerdict } from './small-verdict.ts';

/** An answer to a question of the records or to one for these laws. */
export interface SmallAnswer {
  readonly fact: string;
  readonly state: string | null;
  /** null: "I don't know". */
  readonly value: Known | null;
}

export interface SmallShelf {
  /** Laws that apply, in whole or in part: those under which people can sue come first. */
  readonly bound: readonly SmallVerdict[];
  /** Laws that start later and will bind, or may. */
  readonly coming: readonly SmallVerdict[];
  readonly open: readonly SmallVerdict[];
  readonly cleared: readonly SmallVerdict[];
  /** The facts for which an open law waits. */
  readonly asked: ReadonlySet<string>;
  /** The kinds of business, by their ids, of which an answer could change a verdict. */
  readonly kinds: ReadonlySet<string>;
  /** What laws ask of some alone, and not of this business as far as told: `law-id/number`. */
  readonly notOwed: ReadonlySet<string>;
  /** The three things to do first. */
  readonly first: readonly FirstThing[];
  /** Why two of the answers do not fit together; then those for these laws alone are left out. */
  readonly clash: string | null;
}

interface Asked {
  /** The questions of the records. */
  readonly facts: FactBook;
  readonly book: SmallLawBook;
  readonly answers: readonly SmallAnswer[];
  /** The states in which the business was said to have people. */
  readonly named: readonly string[];
  /** A calendar date. */
  readonly asOf: string;
}

const firstFact = (rule: SmallRule): string | undefined => {
  if ('fact' in rule) return rule.fact;
  const [first] = 'all' in rule ? rule.all : rule.any;
  return first && firstFact(first);
};

/** The state whose people a law counts; undefined: those of all states. */
const stateOf = ({ tests }: SmallLaw): string | undefined =>
  /^peopleIn([A-Z]{2})$/.exec((tests[0] && firstFact(tests[0].if)) ?? '')?.[1];

/** What is known for the law of a state. An answer about people there beats the named states. */
function factsFor(state: string | undefined, { answers, named }: Asked): SmallFacts {
  const facts: Record<string, Known> = Object.fromEntries(
    named.map((code) => [`peopleIn${code}`, true]),
  );
  for (const { fact, state: of, value } of answers)
    if (value !== null && (of === null || of === state)) facts[fact] = value;
  return facts;
}

/** Where two answers clash, those to the questions for these laws are left out. */
function agreeing(given: SmallFacts, own: ReadonlySet<string>, index: FactIndex) {
  const closed = closeFacts(given, index);
  if (!('contradiction' in closed)) return { facts: given, clash: null };
  const facts = Object.fromEntries(Object.entries(given).filter(([fact]) => !own.has(fact)));
  const again = closeFacts(facts, index);
  return { facts: 'contradiction' in again ? {} : facts, clash: closed.contradiction.why };
}

/** A law with what is known for it, and what follows. */
interface Told {
  readonly law: SmallLaw;
  readonly facts: Readonly<Partial<Record<FactKey, Known>>>;
  readonly verdict: SmallVerdict;
}

const factsOf = (rule: SmallRule): string[] => {
  if ('fact' in rule) return [rule.fact];
  return ('all' in rule ? rule.all : rule.any).flatMap(factsOf);
};

/**
 * Of the kinds those for which a law waits: its verdict takes one of their facts for a no, or it is
 * open and reads one that nobody told.
 */
function kindsAsked({ kinds }: SmallLawBook, told: readonly Told[]): Set<string> {
  const waiting = new Set(
    told.flatMap(({ law, facts, verdict }) => {
      if (!isOpen(verdict)) return verdict.assuming;
      const rules = [...law.tests, ...law.outs].flatMap(({ if: rule }) => (rule ? [rule] : []));
      return rules.flatMap(factsOf).filter((fact) => facts[fact as FactKey] === undefined);
    }),
  );
  return new Set(
    kinds.filter(({ facts }) => facts.some((fact) => waiting.has(fact))).map(({ id }) => id),
  );
}

/** Whether an answer is missing: also where a part of the law binds in any case. */
const isOpen = ({ verdict, then, settledBy }: SmallVerdict) =>
  verdict === 'cannot tell' ||
  then === 'cannot tell' ||
  (verdict === 'applies in part' && settledBy.length > 0);

/** Sorts the laws of the book for one business on a day. Pure. */
export function shelfOf(asked: Asked): SmallShelf {
  const { book, asOf } = asked;
  const index = smallIndex(asked.facts, book);
  const own = new Set(book.questions.flatMap(({ facts }) => facts.map(({ key }) => key)));
  const told = book.laws.map((law) => {
    const { facts, clash } = agreeing(factsFor(stateOf(law), asked), own, index);
    const known = Object.fromEntries(
      Object.entries(facts).filter(([fact]) => index.byKey.has(fact as FactKey)),
    );
    const [verdict] = smallVerdicts({ ...book, laws: [law] }, index, known, asOf);
    return { law, facts: known, verdict: verdict as SmallVerdict, clash };
  });
  const sued = told.toSorted(
    (one, other) => Number(other.law.peopleCanSue ?? 0) - Number(one.law.peopleCanSue ?? 0),
  );
  const of = (...kinds: SmallVerdict['verdict'][]) =>
    sued.map(({ verdict }) => verdict).filter(({ verdict }) => kinds.includes(verdict));
  return {
    bound: of('applies', 'applies in part'),
    coming: of('not in force yet'),
    open: of('cannot tell'),
    cleared: of('does not apply'),
    asked: new Set(
      told.flatMap(({ verdict }) => (isOpen(verdict) ? verdict.settledBy.flat() : [])),
    ),
    kinds: kindsAsked(book, told),
    notOwed: new Set(
      told.flatMap(({ law, facts }) =>
        (law.asks ?? [])
          .filter(({ if: only }) => only && evaluate(only as Rule, facts, index.silent) !== true)
          .map(({ number }) => smallTaskKey(law.id, number)),
      ),
    ),
    first: firstThings(book, told, index),
    clash: told.find(({ clash }) => clash !== null)?.clash ?? null,
  };
}
