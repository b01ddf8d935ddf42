/** Texts that the data of law and reference has in both languages. */
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import { FACTS_ES } from '#engine/explain/facts-es.ts';
import { CORPUS, CORPUS_ES, DUTIES_ES } from '#law/corpus.server.ts';
import { lowerFirst } from '#text/case.ts';
import { NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import { TOOLS, TOOLS_ES } from '#reference/data.server.ts';
import { toolAct } from '#reference/schema-tool-steps.ts';
import { TOOL_STEPS, TOOL_STEPS_ES } from '#reference/tool-steps.server.ts';

type Pair = readonly [english: string | undefined, spanish: string | undefined];

type Fields<N extends string> = { readonly [name in N]?: string | undefined };

/** Fields of two records that have the same form. */
const fields = <N extends string>(
  names: readonly N[],
  one: Fields<N>,
  other: Fields<N> | undefined,
) => names.map((name): Pair => [one[name], other?.[name]]);

const FIGURE = 1_234_567;
/** A figure and a place as places of a text: "you have at least {0} people in {1}". */
const ofFigure = (sentence: string) =>
  sentence.replace('1,234,567', '{0}').replace('PLACE', '{1}').replace(/\.$/, '');

/** Figures that an owner gives, as the end of a sentence. */
function* figures(): Generator<Pair> {
  for (const { key, type } of CORPUS.facts.facts) {
    if (type === 'boolean') continue;
    for (const value of [
      { least: FIGURE, most: NO_UPPER_BOUND },
      { least: 0, most: FIGURE },
    ]) {
      const said = (facts: typeof FACTS_EN) => lowerFirst(facts[key].have(value, 'PLACE'));
      yield [ofFigure(said(FACTS_EN)), ofFigure(said(FACTS_ES))];
    }
  }
}

/** What an owner says of the business, as the end of a sentence. */
function* answers(): Generator<Pair> {
  for (const { key, type } of CORPUS.facts.facts)
    for (const value of type === 'boolean' ? [true, false] : []) {
      const english = FACTS_EN[key].have(value, 'your states');
      const spanish = FACTS_ES[key].have(value, 'sus estados');
      yield [english, spanish];
      yield [`But ${lowerFirst(english)}`, `Pero ${lowerFirst(spanish)}`];
      yield [lowerFirst(english).replace(/\.$/, ''), lowerFirst(spanish).replace(/\.$/, '')];
    }
}

/** Steps in tools about one person. */
function* toolSteps(): Generator<Pair> {
  yield* fields(toolAct.options, TOOL_STEPS.general, TOOL_STEPS_ES.general);
  for (const [id, steps] of Object.entries(TOOL_STEPS.tools))
    for (const act of toolAct.options) yield [steps[act]?.do, TOOL_STEPS_ES.tools[id]?.[act]];
}

function* pairs(): Generator<Pair> {
  for (const tool of TOOLS)
    yield* fields(['name', 'purpose', 'why', 'whatToSwitch', 'contract'], tool, TOOLS_ES[tool.id]);
  yield* toolSteps();
  yield* answers();
  yield* figures();
  yield* Object.entries(CORPUS_ES.phrases);
  const { controls, facts } = CORPUS;
  for (const [at, control] of controls.controls.entries())
    yield* fields(['title'], control, CORPUS_ES.controls.controls[at]);
  for (const [at, template] of controls.templates.entries())
    yield* fields(['title'], template, CORPUS_ES.controls.templates[at]);
  for (const [at, fact] of facts.facts.entries())
    yield* fields(['question', 'help', 'why'], fact, CORPUS_ES.facts.facts[at]);
  yield* Object.entries(DUTIES_ES);
}

/** English text → Spanish text. */
export function inBothLanguages(): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [english, spanish] of pairs())
    if (english !== undefined && spanish !== undefined && english !== '')
      texts[english] ??= spanish;
  return texts;
}
