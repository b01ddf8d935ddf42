/**
 * The questions of the check: which are still needed, in which order, and what each answer makes
 * known. One step is one page; a step is asked only while one of the chosen laws depends on one of
 * its facts.
 */
import { NO_UPPER_BOUND } from '../facts/fact-value.ts';
import type { Condition, FactKey } from '#law/schema.ts';
import type { FactIndex } from '../facts/facts.ts';
import type { Answer } from '../facts/known.ts';
import type { LawTests } from '../rules/applicability.ts';
import type { Given } from './check-answers.ts';
import { kindsStep } from './organization-kinds.ts';
import { dutyConditions, possibleDutyConditions } from './open-duties.ts';
import { bindingKinds, laterIn, waitingFor, weighedAhead, weighedLaws } from './waiting.ts';
import { fitsStates, STEPS } from './steps.ts';
import type { Asked, Step, StepDefinition, StepId, Waiting } from './steps.ts';
import type { Bounds } from '../rules/truth.ts';

/**
 * The steps that are still needed, the most decisive first; empty when every verdict is settled, or
 * depends on something the owner does not know.
 */
export function openSteps(
  given: Given,
  laws: readonly LawTests[],
  asOf: string,
  index: FactIndex,
): Step[] {
  const { steps, late, last, duties } = neededSteps(given, laws, asOf, index);
  const worth = new Map(
    steps.map((step) => [
      step.id,
      late.includes(step.id) ? -1 : worthOf(step, given, laws, asOf, index),
    ]),
  );
  const ordered = steps.toSorted(
    (one, other) => (worth.get(other.id) ?? 0) - (worth.get(one.id) ?? 0),
  );
  return [...ordered, ...last, ...duties];
}

/**
 * The same without an order: the steps needed, those that wait for others, those that come last,
 * and after them the duties'.
 */
export function neededSteps(
  given: Given,
  laws: readonly LawTests[],
  asOf: string,
  index: FactIndex,
): { steps: Step[]; late: StepId[]; last: Step[]; duties: Step[] } {
  if (given.states.length === 0)
    return {
      steps: [{ id: 'states', kind: 'states', asked: [], states: [] }],
      late: [],
      last: [],
      duties: [],
    };
  const allWeighed = weighedLaws(given, laws, asOf, index);
  const ahead = weighedAhead(given, laws, asOf, index);
  const bound = new Set(
    allWeighed.filter(({ verdict }) => verdict === 'applies').map(({ law }) => law.state),
  );
  // whom a law binds already has no coming day to hear of; what kind of firm it is may still end
  // that
  const coming = ahead.filter(({ law }) => !bound.has(law.state));
  const waiting = [
    ...waitingFor(given, [...allWeighed, ...coming]),
    ...bindingKinds(given, allWeighed),
  ];
  const possible = given.asksDuties ? possibleDutyConditions(given, allWeighed) : [];
  const later = [...laterIn(given, allWeighed), ...bindingKinds(given, coming), ...possible];
  const steps = STEPS.flatMap((definition) => stepOf(definition, given, waiting, later, index));
  const late = steps.map(({ id }) => id).filter((id) => waitsItsTurn(id, given, waiting));
  const asked = new Set(steps.map(({ id }) => id));
  const open = given.asksDuties ? dutyConditions(given, allWeighed) : [];
  const duties = STEPS.filter(({ id }) => !asked.has(id)).flatMap((definition) =>
    stepOf(definition, given, open, possible, index),
  );
  return { steps, late, last: kindsStep(given, [...allWeighed, ...ahead]), duties };
}

function stepOf(
  { id, kind, facts }: StepDefinition,
  given: Given,
  waiting: readonly Waiting[],
  later: readonly Waiting[],
  index: FactIndex,
): Step[] {
  if (!fitsStates(id, given)) return [];
  const of = waiting.filter((condition) => facts.includes(condition.fact));
  if (of.length === 0) return [];
  // A list is asked once, so it includes what a later answer could still bring up.
  const rows = kind === 'several' ? [...of, ...later] : of;
  const asked = facts.flatMap((fact) => askedFor(fact, rows, index));
  return [{ id, kind, asked, states: [...new Set(of.map(({ state }) => state))] }];
}

/**
 * What kind of sale it is waits for whether there is one. The figures wait for the total, which
 * settles many, and for the sale, without which fewer figures remain.
 */
function waitsItsTurn(
  id: StepDefinition['id'],
  given: Given,
  waiting: readonly Waiting[],
): boolean {
  const sale = waiting.some(({ fact }) => fact === 'sellsPersonalData');
  if (id === 'sale') return sale;
  return id === 'reach' && (given.total === undefined || sale);
}

function askedFor(fact: FactKey, waiting: readonly Waiting[], index: FactIndex): Asked[] {
  const here = waiting.filter((condition) => condition.fact === fact);
  if (here.length === 0) return [];
  const perState = index.byKey.get(fact)?.perState === true;
  const figures = new Map<string, Asked['figures'][number]>();
  for (const { state, op, value } of here) {
    if (typeof value === 'number') figures.set(`${state} ${op} ${value}`, { state, op, value });
  }
  return [
    {
      fact,
      states: perState ? [...new Set(here.map(({ state }) => state))] : [],
      figures: [...figures.values()].toSorted(
        (one, other) => one.state.localeCompare(other.state) || one.value - other.value,
      ),
      ...broughtBy(fact, index),
    },
  ];
}

function broughtBy(fact: FactKey, { implications }: FactIndex): Pick<Asked, 'brings'> {
  const brings = implications.flatMap(({ if: cause, then: effect }) =>
    cause.fact === fact && cause.value === true && effect.value === true ? [effect.fact] : [],
  );
  return brings.length > 0 ? { brings } : {};
}

/**
 * How many verdicts an answer settles on average; the number of laws that depend on it breaks ties.
 */
function worthOf(
  step: Step,
  given: Given,
  laws: readonly LawTests[],
  asOf: string,
  index: FactIndex,
): number {
  const tries = triesFor(step, given);
  const settled = tries.map(
    (tried) =>
      weighedLaws(tried, laws, asOf, index).filter(({ verdict }) => verdict !== 'cannot tell')
        .length,
  );
  return settled.reduce((sum, count) => sum + count, 0) / tries.length + step.states.length / 1000;
}

/** Some answers that owners may give. Numbers of people in all states together. */
const TOTALS = [2_000, 20_000, 200_000];

function triesFor(step: Step, given: Given): Given[] {
  if (step.kind === 'total') return TOTALS.map((total) => ({ ...given, total }));
  return [false, true].map((yes) => ({
    ...given,
    answers: [...given.answers, ...step.asked.flatMap((asked) => answersTo(asked, yes))],
  }));
}

/** The answers to one question, if everything in it is so, or nothing is. */
export function answersTo(asked: Asked, yes: boolean): Answer[] {
  const { fact, states, figures } = asked;
  if (figures.length === 0)
    return (states.length > 0 ? states : [null]).map((state) => ({ fact, state, value: yes }));
  /** Beyond the largest of the figures, or below the smallest. */
  const sideFor = (own: Asked['figures']): Bounds => {
    const from = own.map(reachOf);
    return yes
      ? { least: Math.max(...from), most: NO_UPPER_BOUND }
      : { least: 0, most: Math.min(...from) - 1 };
  };
  if (states.length === 0) return [{ fact, state: null, value: sideFor(figures) }];
  return states.map((state) => ({
    fact,
    state,
    value: sideFor(figures.filter((figure) => figure.state === state)),
  }));
}

/**
 * The smallest number on the upper side of a figure: 100 for "at least 100" and "under 100", 101
 * for the others.
 */
export function reachOf({ op, value }: { op: Condition['op']; value: number }): number {
  return op === '>=' || op === '<' ? value : value + 1;
}
