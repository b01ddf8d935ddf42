/** Blanks that were left to fill in. */
import { quoteOf } from '#engine/notice/text/units.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import type { Quote } from '#engine/notice/notice.ts';

const PATTERNS: readonly RegExp[] = [
  /\[(?!\d{1,3}\]|sic\]|…\]|\.\.\.\]|at\]|@\]|email\sprotected\]|link\]|here\]|https?:|mailto:|(?:terms|privacy|cookie|opt|our)\b[^\]]{0,40}\])[^[\]\n]{2,90}\](?!\s?\()/gi,
  // a note to whoever fills it in
  /\[[A-Z][A-Z ]{2,30}(?::|\sTO\s)[^[\]\n]{2,600}\]/g,
  /\{\{?[^{}\n]{2,60}\}\}?/g,
  /<(?:your|insert|company|business|date|name|e-?mail|address|state|website)[^<>\n]{0,50}>/gi,
  /_{4,}|\.{6,}/g,
  /\b(?:TO-?DO|TBD|TBC|X{3,}|XX\/XX\/\d{0,4}X{0,4}|lorem ipsum|MM\/DD\/YYYY)\b/g,
  /\((?:your|insert)\s(?![^()\n]{0,60}(?:example|such as|\bif\b|\band\b))[^()\n]{2,60}\)/gi,
  /\b(?:insert|enter|add) (?:your |the )?(?:company|business|e-?mail|date|name|address|phone)[\w ]{0,20} here\b/gi,
  /\b(?:YOUR|COMPANY|BUSINESS|STORE)[ _](?:NAME|COMPANY|EMAIL|ADDRESS|URL)\b/g,
];
const LOREM = /\blorem ipsum\b/i;
/** At most this many are listed. */
const MOST = 100;

/** The blanks of a text, each once. */
export function blanksIn(text: string): string[] {
  const found = new Set(PATTERNS.flatMap((pattern) => text.match(pattern) ?? []));
  if (LOREM.test(text)) found.add('lorem ipsum');
  return [...found];
}

/** The text with a space in place of each blank. */
export const withoutBlanks = (text: string): string =>
  PATTERNS.reduce((left, pattern) => left.replaceAll(pattern, ' '), text).replace(LOREM, ' ');

export function gapsIn(sentences: readonly Sentence[]): (Quote & { readonly found: string })[] {
  const gaps: (Quote & { readonly found: string })[] = [];
  for (const sentence of sentences) {
    for (const each of blanksIn(sentence.text)) gaps.push({ ...quoteOf(sentence), found: each });
    if (gaps.length >= MOST) return gaps.slice(0, MOST);
  }
  return gaps;
}
