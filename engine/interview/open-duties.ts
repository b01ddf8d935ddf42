/**
 * What the duties of the laws still wait for: asked of an owner with an account, after the
 * verdicts.
 */
import type { FactKey } from '#law/schema.ts';
import { owedTruth } from '../rules/applicability.ts';
import type { LawTests, WeighedLaw } from '../rules/applicability.ts';
import { conditionsOf, openConditions } from '../rules/truth.ts';
import type { Given } from './check-answers.ts';
import type { Waiting } from './steps.ts';

type Weighed = WeighedLaw<LawTests>;

const mayBind = ({ verdict }: Weighed) => verdict !== 'does not apply' && verdict !== 'exempt';

/** A law whose tests are not met may still bind an organization of a certain kind. */
const mightBindYet = (weighed: Weighed, answered: ReadonlySet<FactKey>) =>
  mayBind(weighed) ||
  weighed.full.some(({ of }) =>
    conditionsOf(of.if).some(({ fact }) => weighed.silent.has(fact) && !answered.has(fact)),
  );

const counting = ({ law, day }: Weighed) =>
  law.requirements.filter(({ advice, until }) => !advice && (until === undefined || until >= day));

function notAnswered({ answers }: Given, { law: { state } }: Weighed) {
  const given = new Set(
    answers.filter((one) => one.state === null || one.state === state).map(({ fact }) => fact),
  );
  return ({ fact }: { fact: FactKey }) => !given.has(fact);
}

/** The open conditions of duties that are owed or not by an answer that is missing. */
export function dutyConditions(given: Given, allWeighed: readonly Weighed[]): Waiting[] {
  return allWeighed.filter(mayBind).flatMap((weighed) =>
    counting(weighed)
      .filter((requirement) => owedTruth(requirement, weighed) === undefined)
      .flatMap(({ when }) => (when ? openConditions(when, weighed.facts, weighed.silent) : []))
      .filter(notAnswered(given, weighed))
      .map((condition) => ({ ...condition, state: weighed.law.state })),
  );
}

/**
 * All that a duty of these laws may ever wait for and that nothing tells yet: a list that is asked
 * once has it all.
 */
export function possibleDutyConditions(given: Given, allWeighed: readonly Weighed[]): Waiting[] {
  const answered = new Set(given.answers.map(({ fact }) => fact));
  return allWeighed
    .filter((weighed) => mightBindYet(weighed, answered))
    .flatMap((weighed) =>
      counting(weighed)
        .flatMap(({ when }) => (when ? conditionsOf(when) : []))
        .filter(({ fact }) => typeof (weighed.facts[fact] ?? {}) === 'object')
        .filter(({ fact }) => !weighed.silent.has(fact))
        .filter(notAnswered(given, weighed))
        .map((condition) => ({ ...condition, state: weighed.law.state })),
    );
}
