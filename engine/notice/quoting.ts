/** Which sentence is shown for what was found: one that says it by itself. A label or a cell of a table says nothing alone. */
import type { SignMatcher } from './sign-matcher.ts';
import type { Quote } from './notice.ts';
import type { ElementSigns, SignOrPhrases } from './signs.ts';
import { quoteOf } from './units.ts';
import type { Sentence } from './units.ts';

/** Fewer words are a label. */
const SAYING = 4;

/**
 * The sentence found, else another that carries one of the signs, the words that lead into its list, or one beside it where
 * such things are told. Undefined where none of them says what a quoted sentence has to say.
 */
export function quotable(
  found: Sentence,
  signs: readonly SignOrPhrases[],
  { quoted, notQuoted, home }: Pick<ElementSigns, 'quoted' | 'notQuoted' | 'home'>,
  reading: SignMatcher,
): Quote | undefined {
  if (quoted === undefined && notQuoted === undefined) return quoteOf(found);
  const says = (sentence: Sentence) =>
    sentence.text.split(' ').length >= SAYING &&
    (quoted === undefined || reading.says(sentence, quoted)) &&
    (notQuoted === undefined || !reading.says(sentence, notQuoted));
  if (says(found)) return quoteOf(found);
  const others = reading.all(signs).filter(says);
  const isHome = (sentence: Sentence) => home !== undefined && reading.isUnder(sentence, home);
  const beside = reading.beside(found).filter(says);
  const best =
    others.find(isHome) ??
    others[0] ??
    beside.find(({ text }) => found.context.includes(text)) ??
    beside.find(isHome);
  return best && quoteOf(best);
}
