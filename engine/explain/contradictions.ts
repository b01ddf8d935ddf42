/** Contradictions between answers, or between answers and the profile, in words. */
import type { StateCode } from '#law/codes.ts';
import type { FactBook, FactKey, LawRecord } from '#law/schema.ts';
import { type LanguageOfCorpus, spokenIn } from './spoken.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import type { FactIndex } from '#engine/facts/facts.ts';
import type { Inferred } from '#engine/facts/inference.ts';
import { answersAgainstProfile, contradictionAmong } from '#engine/facts/known.ts';
import type { Answer } from '#engine/facts/known.ts';
import type { Known } from '#engine/rules/truth.ts';

export interface ClashText {
  fact: FactKey;
  state: StateCode | null;
  told: Known;
  inferred: number | boolean;
  text: string;
}

/** Clashes: answers that differ from what the profile lets one infer; the answer counts. */
export function clashTexts(
  answers: readonly Answer[],
  inferred: readonly Inferred[],
  laws: readonly LawRecord[],
  { sentences: { facts }, clash, phrase }: LanguageOfCorpus,
): ClashText[] {
  return answersAgainstProfile(answers, inferred).map(
    ({ fact, state, told, inferred: other, how }) => {
      const place = laws.find((law) => law.state === state)?.name ?? clash.yourBusiness;
      const yours = facts[fact].have(told, place);
      const theirs = facts[fact].have(other, place);
      return {
        fact,
        state,
        told,
        inferred: other,
        text: clash.told(yours, theirs, phrase(how)),
      };
    },
  );
}

/** Answers that cannot all be true, in words that name them; empty if there are none. */
export function contradictions(
  corpus: Parameters<typeof spokenIn>[0] & { readonly facts: FactBook },
  answers: readonly Answer[],
): { fields: [FactKey, FactKey]; state: StateCode | null; text: string }[] {
  const { clash, phrase } = spokenIn(corpus);
  const index: FactIndex = indexFacts(corpus.facts);
  const found = contradictionAmong(answers, index);
  if (!found) return [];
  const [one, other] = found.contradiction.facts;
  const question = (fact: FactKey) =>
    index.byKey.get(fact)?.question.replace('{state}', clash.thisState) ?? fact;
  const text = clash.notBoth(question(one), question(other), phrase(found.contradiction.why));
  return [{ fields: [one, other], state: found.state, text }];
}
