/**
 * The things to do first under the laws without a size test: where people can sue, then what has to
 * be there before something starts, then notices. The list of the book is in this order; coming
 * laws follow by their first day, then what binds everybody.
 */
import type { FactKey, Rule } from '#law/schema.ts';
import type { SmallLawBook } from '#law/small-laws-book.ts';
import type { FactIndex } from '../facts/facts.ts';
import { evaluate } from '../rules/truth.ts';
import type { Known } from '../rules/truth.ts';
import type { SmallVerdict } from './small-verdict.ts';

export interface FirstThing {
  readonly text: string;
  readonly cite: string;
  /** The laws that one act serves, first the one whose words are shown. */
  readonly laws: readonly { readonly id: string; readonly name: string; readonly cite: string }[];
  /** Of coming laws alone: the first day. */
  readonly from?: string;
}

/** A verdict with what was known for its law. */
interface Told {
  readonly verdict: SmallVerdict;
  readonly facts: Readonly<Record<string, Known>>;
}

const binds = ({ verdict: { verdict } }: Told) => verdict.startsWith('applies');
const comes = ({ verdict: { verdict, then } }: Told) =>
  verdict === 'not in force yet' && then !== 'cannot tell';

/** Of the laws of one duty those for which it stands, each with its words. */
function servedBy(
  duty: SmallLawBook['first'][number],
  told: readonly Told[],
  { silent }: Pick<FactIndex, 'silent'>,
) {
  return duty.asks.flatMap(({ law, if: only, text = '', cite = '' }) => {
    const one = told.find(({ verdict }) => verdict.id === law);
    if (!one) return [];
    const known = one.facts as Partial<Record<FactKey, Known>>;
    const rules = [duty.if, only].flatMap((rule) => (rule === undefined ? [] : [rule as Rule]));
    return rules.every((rule) => evaluate(rule, known, silent) === true)
      ? [{ one, text, cite }]
      : [];
  });
}

function thingOf(served: ReturnType<typeof servedBy>, first: (typeof served)[number]): FirstThing {
  const { verdict, from } = first.one.verdict;
  return {
    text: first.text,
    cite: first.cite,
    laws: served.map(({ one, cite }) => ({ id: one.verdict.id, name: one.verdict.name, cite })),
    ...(verdict === 'not in force yet' && from !== undefined ? { from } : {}),
  };
}

/** At most `most` things, in the order of danger. Pure. */
export function firstThings(
  book: SmallLawBook,
  told: readonly Told[],
  index: Pick<FactIndex, 'silent'>,
  most = 3,
): FirstThing[] {
  const bound = told.filter(binds);
  const coming = told
    .filter(comes)
    .toSorted((one, other) => (one.verdict.from ?? '').localeCompare(other.verdict.from ?? ''));
  const found: FirstThing[] = [];
  const named = new Set<string>();
  const walk = (laws: readonly Told[], duties: SmallLawBook['first']) => {
    for (const duty of duties) {
      const served = servedBy(duty, laws, index);
      const [first] = served;
      const isNew = served.some(({ one }) => !named.has(one.verdict.id));
      if (!first || !(isNew || duty.also)) continue;
      for (const { one } of served) named.add(one.verdict.id);
      found.push(thingOf(served, first));
    }
  };
  walk(
    bound,
    book.first.filter(({ last }) => !last),
  );
  for (const law of coming) walk([law], book.first);
  walk(
    bound,
    book.first.filter(({ last }) => last),
  );
  return found.slice(0, most);
}
