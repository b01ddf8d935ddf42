/** How many questions the check may still ask. */
import type { FactIndex } from '../facts/facts.ts';
import { isOutAnyway, kindsIn } from './organization-kinds.ts';
import { neededSteps } from './interview.ts';
import { weighedAhead, weighedLaws } from './waiting.ts';
import type { Given } from './check-answers.ts';
import { possibleDutyConditions } from './open-duties.ts';
import { fitsStates, STEPS } from './steps.ts';
import type { StepId } from './steps.ts';
import type { LawTests } from '../rules/applicability.ts';
import { conditionsOf } from '../rules/truth.ts';

/**
 * How many questions may still come, including those open now: an organization that an answer may
 * exempt may be asked about what it owes all the same.
 */
export function questionsLeft(
  given: Given,
  laws: readonly LawTests[],
  asOf: string,
  index: FactIndex,
): number {
  const ids = idsOf(given, laws, asOf, index);
  const today = weighedLaws(given, laws, asOf, index);
  const allWeighed = [...today, ...weighedAhead(given, laws, asOf, index)];
  const answered = new Set(given.answers.map(({ fact }) => fact));
  // A law whose prongs are not met may still bind an organization of a certain kind.
  const open = allWeighed.filter(
    ({ verdict, full, silent }) =>
      !isOutAnyway({ verdict }) ||
      full.some(({ of }) =>
        conditionsOf(of.if).some(({ fact }) => silent.has(fact) && !answered.has(fact)),
      ),
  );
  for (const id of dutyIds(given, today)) ids.add(id);
  const kinds = [...kindsIn(given, open).keys()];
  if (kinds.length > 0) ids.add('kinds');
  for (const kind of kinds) {
    const asKinds = kinds.map((fact) => ({ fact, state: null, value: fact === kind }));
    const answers = [...given.answers, ...asKinds];
    for (const id of idsOf({ ...given, answers }, laws, asOf, index)) ids.add(id);
  }
  return ids.size;
}

/** The steps that the duties of laws that may bind may yet need. */
function dutyIds(given: Given, allWeighed: Parameters<typeof possibleDutyConditions>[1]): StepId[] {
  if (!given.asksDuties) return [];
  const facts = new Set(possibleDutyConditions(given, allWeighed).map(({ fact }) => fact));
  return STEPS.filter(
    ({ id, facts: own }) => fitsStates(id, given) && own.some((fact) => facts.has(fact)),
  ).map(({ id }) => id);
}

/**
 * One question takes about this long, reading and all: measured on the words of the questions and a
 * tap an answer.
 */
const SECONDS_A_QUESTION = 25;

/** The time for a number of questions. */
export const minutesFor = (questions: number): number =>
  Math.max(1, Math.ceil((questions * SECONDS_A_QUESTION) / 60));

function idsOf(
  given: Given,
  laws: readonly LawTests[],
  asOf: string,
  index: FactIndex,
): Set<StepId> {
  const { steps, last, duties } = neededSteps(given, laws, asOf, index);
  return new Set([...steps, ...last, ...duties].map(({ id }) => id));
}
