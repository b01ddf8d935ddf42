/** Texts that the data of law and reference has in both languages. */
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import { FACTS_ES } from '#engine/explain/facts-es.ts';
import { CORPUS, CORPUS_ES, DUTIES_ES } from '#law/corpus.server.ts';
import { lowerFirst } from '#text/case.ts';
import { TOOLS, TOOLS_ES } from '#reference/data.server.ts';

type Pair = readonly [english: string | undefined, spanish: string | undefined];

type Fields<N extends string> = { readonly [name in N]?: string | undefined };

/** Fields of two records that have the same form. */
const fields = <N extends string>(
  names: readonly N[],
  one: Fields<N>,
  other: Fields<N> | undefined,
) => names.map((name): Pair => [one[name], other?.[name]]);

/** What an owner says of the business, as the end of a sentence. */
function* answers(): Generator<Pair> {
  for (const { key, type } of CORPUS.facts.facts)
    for (const value of type === 'boolean' ? [true, false] : [])
      yield [
        lowerFirst(FACTS_EN[key].have(value, 'your states')).replace(/\.$/, ''),
        lowerFirst(FACTS_ES[key].have(value, 'sus estados')).replace(/\.$/, ''),
      ];
}

function* pairs(): Generator<Pair> {
  for (const tool of TOOLS)
    yield* fields(['name', 'purpose', 'why', 'whatToSwitch', 'contract'], tool, TOOLS_ES[tool.id]);
  yield* answers();
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
