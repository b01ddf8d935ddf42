/** The facts of a business for laws without a size test, as a command reads them. */
import { valueProblem, type FactIndex } from '#engine/facts/facts.ts';
import type { SmallFacts } from '#engine/small-laws/small-verdict.ts';
import type { FactBook, FactKey } from '#law/schema.ts';
import type { SmallLawBook, SmallRule } from '#law/small-laws-book.ts';
import { isUsStateCode } from '#text/us-states.ts';

const PLACE = /^peopleIn([A-Z]{2})$/;

const placesAsked = (index: FactIndex) =>
  [...index.byKey.keys()].flatMap((key) => PLACE.exec(key)?.[1] ?? []);

/** `peopleIn` lists every state with people; those not listed have none. */
function placesIn(listed: unknown, index: FactIndex): { facts: SmallFacts } | { error: string } {
  if (listed === undefined || listed === null) return { facts: {} };
  const codes = Array.isArray(listed)
    ? listed.map((code) => String(code).toUpperCase())
    : undefined;
  const unknown = codes?.find((code) => !isUsStateCode(code));
  if (!codes) return { error: `peopleIn must be a list of states' codes, such as ["CA", "NY"]` };
  if (unknown !== undefined)
    return {
      error: `${JSON.stringify(unknown)} in peopleIn is no code of a state, such as "CA" or "NY"`,
    };
  const facts = Object.fromEntries(
    placesAsked(index).map((code) => [`peopleIn${code}`, codes.includes(code)]),
  );
  return { facts };
}

/**
 * Facts by their names; null counts as not known. `places`: states in which the business has
 * people.
 */
export function smallFactsIn(
  given: Readonly<Record<string, unknown>>,
  places: readonly string[],
  index: FactIndex,
): { facts: SmallFacts } | { error: string } {
  const { peopleIn, ...rest } = given;
  const listed = placesIn(peopleIn, index);
  if ('error' in listed) return listed;
  const facts: Record<string, SmallFacts[string]> = { ...listed.facts };
  for (const code of places) {
    if (!isUsStateCode(code.toUpperCase())) return { error: `${code} is no code of a state` };
    facts[`peopleIn${code.toUpperCase()}`] = true;
  }
  for (const [name, value] of Object.entries(rest)) {
    const definition = index.byKey.get(name as FactKey);
    // people in a state where no such law asks
    if (!definition && PLACE.test(name)) continue;
    if (!definition) return { error: `unknown fact ${JSON.stringify(name)}` };
    if (value === null) continue;
    if (facts[name] !== undefined && facts[name] !== value)
      return { error: `${name} and the list of states contradict each other` };
    const problem = valueProblem(definition, value);
    if (problem) return { error: problem };
    facts[name] = value as SmallFacts[string];
  }
  return { facts };
}

interface NamedFact {
  readonly name: string;
  readonly type: string;
  readonly question: string;
}

const factsIn = (rule: SmallRule): string[] => {
  if ('fact' in rule) return [rule.fact];
  return ('all' in rule ? rule.all : rule.any).flatMap(factsIn);
};

/** Every fact that one of these laws reads: the new ones first, then those of the records. */
export function knownFacts(book: SmallLawBook, { facts }: FactBook): NamedFact[] {
  const read = new Set(
    book.laws.flatMap(({ tests, outs }) =>
      [...tests, ...outs].flatMap((one) => (one.if ? factsIn(one.if) : [])),
    ),
  );
  const own = book.questions.flatMap(({ question, facts: named }) =>
    named.map(({ key, label }) => ({
      name: key,
      type: 'boolean',
      question: label.length > 3 ? `${question} ${label}.` : question,
    })),
  );
  return [
    {
      name: 'peopleIn',
      type: 'list of states',
      question: 'Where do you have customers, visitors of your site, or staff? All states.',
    },
    ...own,
    ...facts
      .filter(({ key }) => read.has(key))
      .map(({ key, type, question }) => ({ name: key, type, question })),
  ];
}
