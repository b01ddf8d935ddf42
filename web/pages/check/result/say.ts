import type { VerdictKind } from '#engine/rules/applicability.ts';
import type { Language } from '#web/parts/check-helpers/loading/found.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import { RESULT_EN } from '#web/words/check/result-en.ts';
import { RESULT_ES } from '#web/words/check/result-es.ts';
import type { ResultWords } from '#web/words/check/words.ts';
import type { StateFinding } from './findings.ts';

/** The texts of the result, in the page's language. */
export function resultWords(language: Language): ResultWords {
  return language === 'es' ? RESULT_ES : RESULT_EN;
}

/** Whether a law leaves the business out. */
export const isLeftOut = (verdict: VerdictKind) =>
  verdict === 'exempt' || verdict === 'does not apply';

/** The verdict of a law in a few words, for its badge. */
export function badgeText({ verdict, law }: StateFinding, say: Say): string {
  const { staying, starts, words: names } = resultWords(say.words.language);
  if (verdict.verdict === 'not in force yet') return starts(say.sentences.date(law.effective));
  const stays = verdict.standing.length;
  return isLeftOut(verdict.verdict) && stays > 0
    ? `${names[verdict.verdict]}, ${staying(stays)}`
    : names[verdict.verdict];
}
