/**
 * What the verdicts still wait for: today's, and those of the days ahead on which a law changes.
 */
import type { LawTests, WeighedLaw } from '../rules/applicability.ts';
import { weigh } from '../rules/applicability.ts';
import { turningDaysAhead } from '../rules/turning-days.ts';
import { conditionsOf, openConditions } from '../rules/truth.ts';
import type { FactIndex } from '../facts/facts.ts';
import { missingFacts, rulesRead } from '../verdict/settling.ts';
import { factsIn } from './check-answers.ts';
import type { Given } from './check-answers.ts';
import type { Waiting } from './steps.ts';

/** The chosen laws, weighed. */
export function weighedLaws<L extends LawTests>(
  given: Given,
  laws: readonly L[],
  asOf: string,
  index: FactIndex,
): WeighedLaw<L>[] {
  return laws
    .filter((law) => given.states.includes(law.state))
    .map((law) => weigh(law, factsIn(given, law.state, index), asOf, index));
}

/**
 * The chosen laws, weighed for each day of the next twelve months on which one of their tests
 * changes.
 */
export function weighedAhead(
  given: Given,
  laws: readonly LawTests[],
  asOf: string,
  index: FactIndex,
): WeighedLaw<LawTests>[] {
  return weighedLaws(given, laws, asOf, index).flatMap(({ law, day, facts }) =>
    turningDaysAhead(law, asOf)
      .filter((coming) => coming > day)
      .map((coming) => weigh(law, facts, coming, index)),
  );
}

/**
 * The conditions that keep verdicts open, today's or a coming one, and that were not answered yet,
 * "I don't know" included.
 */
export function waitingFor(given: Given, allWeighed: readonly WeighedLaw<LawTests>[]): Waiting[] {
  const unknown = new Set(
    given.answers.flatMap(({ fact, state, value }) => (value === null ? [`${fact} ${state}`] : [])),
  );
  return allWeighed
    .filter(({ verdict }) => verdict === 'cannot tell')
    .flatMap((weighed) => {
      const { state } = weighed.law;
      const rules = rulesRead(weighed);
      const missing = new Set(missingFacts(rules, weighed));
      return rules
        .flatMap((rule) => openConditions(rule, weighed.facts, new Set()))
        .filter(({ fact }) => missing.has(fact))
        .filter(({ fact }) => !unknown.has(`${fact} null`) && !unknown.has(`${fact} ${state}`))
        .map((condition) => ({ ...condition, state }));
    });
}

/** Open conditions of duties that an exemption leaves owed, in case the exemption applies. */
export function laterIn(
  { answers }: Given,
  allWeighed: readonly WeighedLaw<LawTests>[],
): Waiting[] {
  const answered = new Set(answers.map(({ fact, state }) => `${fact} ${state}`));
  return allWeighed
    .filter(({ verdict, E }) => verdict !== 'does not apply' && E !== true)
    .filter(({ exemptions }) => exemptions.some(({ of }) => of.stillOwes !== undefined))
    .flatMap((weighed) => {
      const { state } = weighed.law;
      return rulesRead(weighed)
        .flatMap((rule) => openConditions(rule, weighed.facts, weighed.silent))
        .filter(({ fact }) => !answered.has(`${fact} null`) && !answered.has(`${fact} ${state}`))
        .map((condition) => ({ ...condition, state }));
    });
}

/**
 * Kinds of organization that a law binds at any size: counted as no until asked, so they are asked
 * like any other fact.
 */
export function bindingKinds(
  { answers }: Given,
  allWeighed: readonly WeighedLaw<LawTests>[],
): Waiting[] {
  const answered = new Set(answers.map(({ fact }) => fact));
  return allWeighed
    .filter(({ F }) => F !== true)
    .flatMap(({ full, law: { state }, silent }) =>
      full
        .flatMap(({ of }) => conditionsOf(of.if))
        .filter(({ fact }) => silent.has(fact) && !answered.has(fact))
        .map((condition) => ({ ...condition, state })),
    );
}
