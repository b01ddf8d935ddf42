/**
 * All law data with the texts that owners read in Spanish: rules, sections and names of laws are
 * the same. A duty of a single law keeps its words, which stand close to the statute.
 */
import { stateNameIn } from './codes.ts';
import { inSpanish } from './in-spanish.ts';
import type {
  ControlBook,
  FactBook,
  LabelBook,
  LawRecord,
  Recommendation,
  TextBook,
} from './schema.ts';

interface Books {
  readonly laws: readonly LawRecord[];
  readonly facts: FactBook;
  readonly controls: ControlBook;
  readonly recommendations: readonly Recommendation[];
}

/** A text that has no Spanish is a fault of the data. */
function found<T>(texts: Readonly<Partial<Record<string, T>>>, key: string): T {
  const text = texts[key];
  if (text === undefined) throw new Error(`texts-es.json has no ${key}`);
  return text;
}

function controlsInSpanish({ controls, templates, ...rest }: ControlBook, texts: TextBook) {
  return {
    ...rest,
    templates: templates.map((one) => ({ ...one, title: found(texts.templates, one.id) })),
    controls: controls.map((control) => {
      const { lookAgain, ...words } = found(texts.controls, control.key);
      if (words.steps.length !== control.steps.length)
        throw new Error(`texts-es.json: ${control.key} has other steps`);
      return {
        ...control,
        ...words,
        ...(control.lookAgain && {
          lookAgain: { ...control.lookAgain, why: lookAgain ?? control.lookAgain.why },
        }),
      };
    }),
  };
}

const factsInSpanish = (book: FactBook, { facts, phrases }: TextBook): FactBook => ({
  ...book,
  facts: book.facts.map((fact) => ({
    ...fact,
    ...found(facts, fact.key),
    typical: fact.typical && { ...fact.typical, why: found(phrases, fact.typical.why) },
  })),
  implications: book.implications.map((one) => ({ ...one, why: found(phrases, one.why) })),
});

/** The same data; `phrases` are those that no record holds. */
export function corpusInSpanish<C extends Books>(corpus: C, labels: LabelBook, texts: TextBook) {
  return {
    ...corpus,
    language: 'es' as const,
    phrases: texts.phrases,
    laws: corpus.laws.map((law) => ({
      ...inSpanish(law, labels),
      name: stateNameIn('es', law.state),
    })),
    facts: factsInSpanish(corpus.facts, texts),
    controls: controlsInSpanish(corpus.controls, texts),
    recommendations: corpus.recommendations.map((one) => ({
      ...one,
      ...found(texts.recommendations, one.id),
    })),
  };
}
