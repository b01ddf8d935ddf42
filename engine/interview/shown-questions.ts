/** Questions and known facts in the shape that the owner sees. */
import type { StateCode } from '#law/codes.ts';
import type { FactDefinition, FactKey, LawRecord } from '#law/schema.ts';
import type { FactIndex } from '../facts/facts.ts';
import type { Answer, UsedFact } from '../facts/known.ts';
import type { StateOutcome } from '#engine/duties/outcome.ts';
import { openQuestions } from './questions.ts';
import type { OpenQuestion } from './questions.ts';
import type { Known } from '../rules/truth.ts';

type FactType = 'boolean' | 'count' | 'money' | 'percent';

export interface AskedQuestion {
  fact: FactKey;
  state: StateCode | null;
  type: FactType;
  question: string;
  help: string;
  why: string;
  typical: { value: number | boolean; why: string } | null;
  states: StateCode[];
  standing: 'asked' | 'unknown' | 'assumed';
}

export interface ShownFact {
  fact: FactKey;
  state: StateCode | null;
  type: FactType;
  question: string;
  value: Known;
  source: 'answer' | 'profile' | 'implied';
  how: string;
}

/** The open questions, most decisive first, with the state's name filled in. */
export function askedQuestions(
  states: readonly StateOutcome[],
  answers: readonly Answer[],
  index: FactIndex,
): AskedQuestion[] {
  const open = states
    .filter((state) => state.mayBind || state.verdict.assuming.length > 0)
    .map(({ weighed, verdict: { settledBy, assuming }, duties }) => ({
      weighed,
      settledBy,
      assuming,
      duties,
    }));
  const names = new Map(states.map(({ weighed }) => [weighed.law.state, weighed.law.name]));
  const isUnknown = (fact: FactKey, state: StateCode | null) =>
    answers.some(
      (answer) => answer.fact === fact && answer.state === state && answer.value === null,
    );
  const isPerState = (fact: FactKey) => index.byKey.get(fact)?.perState === true;
  return openQuestions(open, isPerState, isUnknown).flatMap((asked) => {
    const definition = index.byKey.get(asked.fact);
    return definition ? [inWords(asked, definition, asked.state && names.get(asked.state))] : [];
  });
}

function inWords(
  { fact, state, states, standing }: OpenQuestion,
  { type, typical, question, help, why }: FactDefinition,
  name: string | null | undefined,
): AskedQuestion {
  const fill = (text: string) => text.replaceAll('{state}', name ?? 'the state');
  return {
    fact,
    state,
    type,
    question: fill(question),
    help: fill(help),
    why: fill(why),
    typical: typical ? { ...typical } : null,
    states,
    standing,
  };
}

/** Every fact that the assessment rests on, once, with its source; implied ones last. */
export function usedFacts(
  known: ReadonlyMap<string, { used: UsedFact[] }>,
  laws: readonly LawRecord[],
  index: FactIndex,
  phrase: (english: string) => string,
): ShownFact[] {
  const rank = { answer: 0, profile: 1, implied: 2 } as const;
  const shown = new Map<string, ShownFact>();
  for (const { used } of known.values()) {
    for (const { fact, state, value, source, how } of used) {
      const definition = index.byKey.get(fact);
      const key = `${fact}:${state ?? ''}`;
      if (!definition || shown.has(key)) continue;
      const place = laws.find((law) => law.state === state)?.name ?? 'the state';
      const question = definition.question.replaceAll('{state}', place);
      const { type } = definition;
      shown.set(key, { fact, state, type, question, value, source, how: phrase(how) });
    }
  }
  return [...shown.values()].sort((one, other) => rank[one.source] - rank[other.source]);
}
