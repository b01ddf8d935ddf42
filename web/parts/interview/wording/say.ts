/** Formats figures and names in the page's language. */
import { ENGLISH } from '#engine/explain/english.ts';
import { SPANISH } from '#engine/explain/spanish.ts';
import type { Sentences } from '#engine/explain/sentences.ts';
import type { Contradiction, FactIndex } from '#engine/facts/facts.ts';
import type { FactKey } from '#law/schema.ts';
import { type StateCode, stateNameIn } from '#law/codes.ts';
import { CHECK_EN } from '#web/words/check/en.ts';
import { CHECK_ES } from '#web/words/check/es.ts';
import type { CheckWords, RowFact } from '#web/words/check/words.ts';
import type { Language } from '#web/parts/check-helpers/loading/found.ts';
import { inFigures } from '#text/figures.ts';

export interface Say {
  readonly words: CheckWords;
  readonly sentences: Sentences;
  readonly list: (items: readonly string[]) => string;
  /** A figure with its unit: 35,000, $25,000,000, 20%. */
  readonly figure: (fact: FactKey, value: number) => string;
  readonly state: (code: StateCode) => string;
  readonly names: (states: readonly StateCode[]) => string;
  readonly row: (fact: FactKey) => CheckWords['rows'][RowFact];
  /** What to do where two answers clash. */
  readonly clash: (facts: Contradiction['facts'], states: readonly StateCode[]) => string;
}

/** All texts of the page, in its language. */
export function sayIn(language: Language, index: FactIndex): Say {
  const words = language === 'es' ? CHECK_ES : CHECK_EN;
  const sentences = language === 'es' ? SPANISH : ENGLISH;
  const state = (code: StateCode) => stateNameIn(language, code);
  const names = (states: readonly StateCode[]) => sentences.list(states.map(state));
  return {
    words,
    sentences,
    list: sentences.list,
    figure: (fact, value) => {
      const type = index.byKey.get(fact)?.type;
      const number = inFigures(value, language);
      if (type === 'money') return `$${number}`;
      return type === 'percent' ? `${number}%` : number;
    },
    state,
    names,
    row: (fact) => words.rows[fact],
    clash: ([one, other], states) => {
      const label = (fact: FactKey) => words.rows[fact].label(names(states));
      const isPart = index.parts.some(({ key, partOf }) => key === one && partOf === other);
      const { contradiction, partTooLarge } = words.errors;
      return (isPart ? partTooLarge : contradiction)(label(one), label(other));
    },
  };
}
