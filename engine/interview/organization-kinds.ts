/** Kinds of organization in the check: asked last, and only if a law may exempt them. */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import { assumedFacts } from '../rules/applicability.ts';
import type { WeighedLaw } from '../rules/applicability.ts';
import type { Given } from './check-answers.ts';
import type { Step } from './steps.ts';
import type { LawTests } from '../rules/applicability.ts';
import { conditionsOf } from '../rules/truth.ts';

/**
 * Kinds of organization that a law may exempt and that were not answered, with the states where
 * they matter.
 */
export function kindsIn(
  given: Given,
  allWeighed: readonly WeighedLaw<LawTests>[],
): Map<FactKey, StateCode[]> {
  const answered = new Set(given.answers.map(({ fact }) => fact));
  const bearing = new Map<FactKey, StateCode[]>();
  for (const { exemptions, silent, law } of allWeighed) {
    const rules = exemptions.flatMap(({ of }) => (of.if ? [of.if] : []));
    for (const fact of new Set(rules.flatMap(conditionsOf).map((condition) => condition.fact))) {
      if (silent.has(fact) && !answered.has(fact))
        bearing.set(fact, [...(bearing.get(fact) ?? []), law.state]);
    }
  }
  return bearing;
}

/** Whom a law leaves out, whatever kind of organization it is. */
export const isOutAnyway = ({ verdict }: Pick<WeighedLaw<LawTests>, 'verdict'>): boolean =>
  verdict === 'does not apply' || verdict === 'exempt';

/**
 * Asked once, at the end, if a verdict assumes that the business is not of such a kind. Who is left
 * out already stays so as such a kind: of a duty that stays, the result says what it assumes.
 */
export function kindsStep(given: Given, allWeighed: readonly WeighedLaw<LawTests>[]): Step[] {
  const resting = allWeighed.filter(
    (weighed) => !isOutAnyway(weighed) && assumedFacts(weighed).length > 0,
  );
  const bearing = kindsIn(given, resting);
  if (bearing.size === 0) return [];
  const asked = [...bearing]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([fact]) => ({ fact, states: [], figures: [] }));
  return [
    { id: 'kinds', kind: 'several', asked, states: [...new Set([...bearing.values()].flat())] },
  ];
}
