/**
 * Which sentence to quote for a finding: one that is clear on its own. A label or a cell of a table
 * is not.
 */
import type { SignMatcher } from './sign-matcher.ts';
import type { Quote } from '#engine/notice/notice.ts';
import type { ElementSigns, SignOrPhrases } from './signs.ts';
import { quoteOf } from '#engine/notice/text/units.ts';
import type { Sentence } from '#engine/notice/text/units.ts';

/** With fewer words it is a label. */
const SAYING = 4;

/**
 * The sentence found, else another with one of the signs, the lead-in of its list, or a neighbour
 * in a section about the subject. Undefined if none of them says what a quoted sentence has to say.
 */
export function quotable(
  found: Sentence,
  signs: readonly SignOrPhrases[],
  { quoted, notQuoted, home }: Pick<ElementSigns, 'quoted' | 'notQuoted' | 'home'>,
  matcher: SignMatcher,
): Quote | undefined {
  if (quoted === undefined && notQuoted === undefined) return quoteOf(found);
  const says = (sentence: Sentence) =>
    sentence.text.split(' ').length >= SAYING &&
    (quoted === undefined || matcher.says(sentence, quoted)) &&
    (notQuoted === undefined || !matcher.says(sentence, notQuoted));
  if (says(found)) return quoteOf(found);
  const others = matcher.all(signs).filter(says);
  const isHome = (sentence: Sentence) => home !== undefined && matcher.isUnder(sentence, home);
  const beside = matcher.beside(found).filter(says);
  const best =
    others.find(isHome) ??
    others[0] ??
    beside.find(({ text }) => found.context.includes(text)) ??
    beside.find(isHome);
  return best && quoteOf(best);
}
