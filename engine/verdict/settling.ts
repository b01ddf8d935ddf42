/** Which missing answers would settle the verdict "cannot tell". */
import { NO_UPPER_BOUND } from '../facts/fact-value.ts';
import type { FactKey, Rule } from '#law/schema.ts';
import { weigh } from '../rules/applicability.ts';
import type { WeighedLaw } from '../rules/applicability.ts';
import type { LawTests } from '../rules/applicability.ts';
import { closeFacts } from '../facts/facts.ts';
import type { FactIndex } from '../facts/facts.ts';
import { conditionsOf, counts, openConditions } from '../rules/truth.ts';
import type { Facts, FactValue, Known } from '../rules/truth.ts';

/**
 * The minimal sets of missing facts for which every combination of values settles the verdict;
 * empty if it is settled. Smaller sets first, then in the order in which the law uses the facts.
 * Combinations that contradict what is known are left out, and so is what no question asks for.
 */
export function settlingSets(weighed: WeighedLaw<LawTests>, index: FactIndex): FactKey[][] {
  if (weighed.verdict !== 'cannot tell') return [];
  const rules = rulesRead(weighed);
  const missing = missingFacts(rules, weighed).filter((fact) => index.byKey.has(fact));
  const values = new Map(
    missing.map((fact) => [fact, within(telling(fact, rules, index), weighed.facts[fact])]),
  );
  const isSettling = (set: readonly FactKey[]) => settles(set, values, weighed, index);
  // where more answers never unsettle it, and all settle nothing, no fewer do
  const sure = onlySettles(weighed) && !missing.some((fact) => weighed.silent.has(fact));
  const found: FactKey[][] = [];
  if (sure && !isSettling(missing)) return found;
  for (let size = 1; size <= missing.length; size++) {
    for (const set of subsets(missing, size)) {
      if (found.some((smaller) => smaller.every((fact) => set.includes(fact)))) continue;
      if (isSettling(set)) found.push(set);
    }
  }
  return found;
}

/**
 * Whether another answer never unsettles a verdict. A law with parts of both kinds can be exempt
 * while its main tests are open, and open again once these are not met.
 */
const onlySettles = ({ limited, exemptions }: WeighedLaw<LawTests>) =>
  limited.length === 0 || exemptions.length === 0;

export function rulesRead(weighed: WeighedLaw<LawTests>): Rule[] {
  const { law, day } = weighed;
  const still = new Set(weighed.exemptions.flatMap((x) => x.of.stillOwes ?? []));
  const requirements = law.requirements.filter((r) => still.has(r.id) && counts(r, day));
  return [
    ...[...weighed.full, ...weighed.limited].map((prong) => prong.of.if),
    ...weighed.exemptions.flatMap((x) => (x.of.if ? [x.of.if] : [])),
    ...requirements.flatMap((r) => (r.when ? [r.when] : [])),
  ];
}

/**
 * The facts that unknown rules wait for, without those that are assumed to be no. If one of these
 * assumed facts has to be asked after all, it may turn out yes, so the facts that its rule then
 * waits for are included too.
 */
export function missingFacts(
  rules: Rule[],
  { facts, silent }: Pick<WeighedLaw<LawTests>, 'facts' | 'silent'>,
  asked: readonly FactKey[] = [],
): FactKey[] {
  const unasked = new Set([...silent].filter((fact) => !asked.includes(fact)));
  const open = rules.flatMap((rule) => openConditions(rule, facts, unasked));
  const missing = [...new Set(open.map((condition) => condition.fact))];
  return missing.length === asked.length
    ? missing
    : missingFacts(rules, { facts, silent }, missing);
}

/**
 * One value for every answer that the rules can tell apart: both sides of each number in them, and
 * the ends of the scale; only one end if another answer bounds this one (a part and its whole).
 */
function telling(fact: FactKey, rules: Rule[], index: FactIndex): FactValue[] {
  const definition = index.byKey.get(fact);
  if (!definition || definition.type === 'boolean') return [true, false];
  const step = definition.type === 'percent' ? 0.5 : 1;
  const most = definition.type === 'percent' ? 100 : NO_UPPER_BOUND;
  const values = new Set([0, most]);
  for (const { fact: key, op, value } of rules.flatMap(conditionsOf)) {
    if (key !== fact || typeof value !== 'number') continue;
    values.add(value);
    values.add(op === '>' || op === '<=' ? value + step : value - step);
  }
  return [...values].filter((value) => value >= 0 && value <= most);
}

/** Only the values that the bounds of a fact allow, and the bounds themselves. */
function within(values: FactValue[], known: Known | undefined): FactValue[] {
  if (typeof known !== 'object') return values;
  const inside = values.filter(
    (value) => known.least <= Number(value) && Number(value) <= known.most,
  );
  return [...new Set([known.least, known.most, ...inside])];
}

function* subsets<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - size; at++) {
    const first = items[at] as T;
    for (const rest of subsets(items, size - 1, at + 1)) yield [first, ...rest];
  }
}

/** Whether each combination of values of the set settles it, and one is possible at all. */
function settles(
  set: readonly FactKey[],
  values: ReadonlyMap<FactKey, FactValue[]>,
  weighed: WeighedLaw<LawTests>,
  index: FactIndex,
): boolean {
  // what is asked is not assumed to be no: an answer that is still to come unsettles nothing
  const silent = new Set([...weighed.silent].filter((fact) => !set.includes(fact)));
  const early = onlySettles(weighed);
  let possible = false;
  const settledFrom = (given: Facts, at: number): boolean => {
    const closed = closeFacts(given, index);
    if ('contradiction' in closed) return true;
    const fact = set[at];
    if (early || fact === undefined) {
      const { verdict } = weigh(weighed.law, closed.facts, weighed.day, { silent });
      const settled = verdict !== 'cannot tell';
      possible ||= settled;
      if (fact === undefined || settled) return settled;
    }
    return (values.get(fact) ?? []).every((value) =>
      settledFrom({ ...given, [fact]: value }, at + 1),
    );
  };
  return settledFrom(weighed.facts, 0) && possible;
}
