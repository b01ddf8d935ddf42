/**
 * All law data with the texts that owners read in Spanish: rules, sections and names of laws are
 * the same.
 */
import { stateNameIn } from './codes.ts';
import { inSpanish } from './in-spanish.ts';
import type {
  ControlBook,
  DutyTexts,
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

interface SpanishBooks {
  readonly labels: LabelBook;
  readonly texts: TextBook;
  readonly duties: DutyTexts;
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

/** Duties, time to fix, dates and what the check leaves to the reader; each text by its English. */
function dutiesInSpanish<L extends Books['laws'][number]>(law: L, texts: DutyTexts): L {
  const { enforcement, exemptions, optOutSignal, requirements, timeline } = law;
  const one = (english: string) => texts[english] ?? english;
  return {
    ...law,
    requirements: requirements.map((each) => ({
      ...each,
      title: one(each.title),
      text: one(each.text),
      evidence: one(each.evidence),
    })),
    exemptions: exemptions.map((each) => ({ ...each, text: one(each.text) })),
    timeline: timeline.map((each) => ({ ...each, what: one(each.what) })),
    enforcement: {
      ...enforcement,
      cure: { ...enforcement.cure, text: one(enforcement.cure.text) },
    },
    optOutSignal: {
      ...optOutSignal,
      ...(optOutSignal.conditional !== undefined && {
        conditional: one(optOutSignal.conditional),
      }),
    },
  };
}

/** The same data; `phrases` are those that no record holds. */
export function corpusInSpanish<C extends Books>(
  corpus: C,
  { labels, texts, duties }: SpanishBooks,
) {
  return {
    ...corpus,
    language: 'es' as const,
    phrases: texts.phrases,
    laws: corpus.laws.map((law) => ({
      ...inSpanish(dutiesInSpanish(law, duties), labels),
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
