/** The questions on which it depends whether parts of a document stay. */
import type { Draft } from '#contract/documents/documents.ts';
import type { Filling } from '#documents/values/filling.ts';
import type { Filled } from '#documents/filling/fill.ts';
import type { Services } from '#server/subjects/services.ts';

/**
 * Those that are answered with yes or no. `states`: where an answer is missing; empty for one that
 * is not asked by state.
 */
export function questionsOpenIn(
  { openFacts }: Pick<Filled, 'openFacts'>,
  { reach = {}, facts }: Filling,
  { corpus }: Pick<Services, 'corpus'>,
): Draft['asks'] {
  return openFacts.flatMap((key): Draft['asks'] => {
    const fact = corpus.facts.facts.find((each) => each.key === key);
    if (fact?.type !== 'boolean' || facts[key] !== undefined) return [];
    const states = Object.entries(reach)
      .filter(([, own]) => own.onlyOwes === undefined && own.facts[key] === undefined)
      .map(([state]) => state);
    const question = fact.question.replaceAll('{state}', 'your states');
    return [{ fact: key, question, help: fact.help, states: fact.perState ? states : [] }];
  });
}
