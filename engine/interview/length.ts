/** How many questions the check may still ask. */
import type { FactIndex } from '../facts/facts.ts';
import { kindsIn } from './organization-kinds.ts';
import { neededSteps, weighedLaws } from './interview.ts';
import type { Given } from './given.ts';
import type { StepId } from './steps.ts';
import type { LawTests } from '../rules/applicability.ts';
import { conditionsOf } from '../rules/truth.ts';

/**
 * How many questions may still come, including those open now: an organization that is exempt may be asked about
 * what it owes all the same.
 */
export function questionsLeft(
  given: Given,
  laws: readonly LawTests[],
  asOf: string,
  index: FactIndex,
): number {
  const ids = idsOf(given, laws, asOf, index);
  const allWeighed = weighedLaws(given, laws, asOf, index);
  const answered = new Set(given.answers.map(({ fact }) => fact));
  // A law whose prongs are not met may still bind an organization of a certain kind.
  const open = allWeighed.filter(
    ({ verdict, full, silent }) =>
      verdict !== 'does not apply' ||
      full.some(({ of }) =>
        conditionsOf(of.if).some(({ fact }) => silent.has(fact) && !answered.has(fact)),
      ),
  );
  const kinds = [...kindsIn(given, open).keys()];
  if (kinds.length > 0) ids.add('kinds');
  for (const kind of kinds) {
    const asKinds = kinds.map((fact) => ({ fact, state: null, value: fact === kind }));
    const answers = [...given.answers, ...asKinds];
    for (const id of idsOf({ ...given, answers }, laws, asOf, index)) ids.add(id);
  }
  return ids.size;
}

function idsOf(
  given: Given,
  laws: readonly LawTests[],
  asOf: string,
  index: FactIndex,
): Set<StepId> {
  const { steps, last } = neededSteps(given, laws, asOf, index);
  return new Set([...steps, ...last].map(({ id }) => id));
}
