/** Going forward and back between questions. */
import { openSteps } from '#engine/interview/interview.ts';
import { STEPS } from '#engine/interview/steps.ts';
import type { Step, StepId } from '#engine/interview/steps.ts';
import type { FactIndex } from '#engine/facts/facts.ts';
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import type { Sheet } from './sheet.ts';
import type { CheckLaw } from '#web/parts/interview/law/view.ts';

export interface Law {
  readonly laws: readonly CheckLaw[];
  /** The day of the check, and today. */
  readonly asOf: string;
  readonly today: string;
  readonly index: FactIndex;
}

const KINDS: StepId = 'kinds';
const STATES: Step = { id: 'states', kind: 'states', asked: [], states: [] };

/**
 * Asked under the result, for laws without a size test: by no step. The same pattern as
 * `isSmallFact`, written here because a file more in the first load costs more.
 */
const UNDER_THE_RESULT =
  /^(collectsO|peopleI|sends|calls|recor|deliv|price|makes|sharesF|holds|made|minorA|childrenG|mostly)/;

/** The step that asks for a fact; a fact of no other step is a kind of organization. */
export function stepFor(fact: FactKey, { states }: Pick<Sheet, 'states'>): StepId | undefined {
  if (UNDER_THE_RESULT.test(fact)) return undefined;
  const few = states.length <= 4;
  const found = STEPS.filter(({ facts }) => facts.includes(fact)).map(({ id }) => id);
  if (fact === 'consumers') return few ? 'counts' : 'reach';
  return found[0] ?? KINDS;
}

/** The answered steps, in the order in which they were answered. */
export function answeredSteps(sheet: Sheet): StepId[] {
  const ids: StepId[] = [];
  if (sheet.states.length > 0 || sheet.nowhere) ids.push('states');
  if (sheet.total !== undefined) ids.push('total');
  for (const { fact } of sheet.answers) {
    const id = stepFor(fact, sheet);
    if (id) ids.push(id);
  }
  return [...new Set(ids)];
}

/**
 * The states that people are counted for, one by one: those that a law waits for, and those that
 * were counted.
 */
export function countedStates({ asked }: Step, { states, answers }: Sheet): StateCode[] {
  const counted = new Set([
    ...asked.flatMap(({ states: of }) => of),
    ...answers.flatMap(({ fact, state }) => (fact === 'consumers' && state ? [state] : [])),
  ]);
  return states.filter((state) => counted.has(state));
}

/** The sheet as it was before a step was answered. */
function without(sheet: Sheet, id: StepId): Sheet {
  if (id === 'total') {
    const { total: _, ...rest } = sheet;
    return rest;
  }
  return { ...sheet, answers: sheet.answers.filter(({ fact }) => stepFor(fact, sheet) !== id) };
}

/** An answered step as it was asked, to be changed. */
export function askedAgain(id: StepId, sheet: Sheet, { laws, asOf, index }: Law): Step {
  if (id === 'states') return STATES;
  const before = without(sheet, id);
  const found = openSteps(before, laws, asOf, index).find((step) => step.id === id);
  const given = sheet.answers.filter(({ fact }) => stepFor(fact, sheet) === id);
  const definition = STEPS.find((step) => step.id === id);
  const kind = definition?.kind ?? 'several';
  const asked = found?.asked ?? [];
  // Other answers may since have settled a part of it: what was ticked stays to be seen.
  const more = [...new Set(given.map(({ fact }) => fact))]
    .filter((fact) => !asked.some((one) => one.fact === fact))
    .filter((fact) => index.byKey.get(fact)?.type === 'boolean')
    .map((fact) => ({
      fact,
      states: given.flatMap((answer) =>
        answer.fact === fact && answer.state ? [answer.state] : [],
      ),
      figures: [],
    }));
  return { id, kind, asked: [...asked, ...more], states: found?.states ?? [] };
}
