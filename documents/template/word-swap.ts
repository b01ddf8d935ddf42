/**
 * The same passages with one word in place of another: a contract that calls its other party by
 * what it is.
 */
import type { Piece, Pieces, TemplatePassage } from './template.ts';

export function reworded(
  passages: readonly TemplatePassage[],
  word: RegExp,
  by: string,
): TemplatePassage[] {
  const swapped = (text: string) => text.replaceAll(word, by);
  const piece = (one: Piece): Piece => {
    if (typeof one === 'string') return swapped(one);
    if ('strong' in one && typeof one.strong === 'string') return { strong: swapped(one.strong) };
    return 'practice' in one ? { ...one, text: one.text.map(piece) } : one;
  };
  const pieces = (text: Pieces): Pieces => text.map(piece);
  return passages.map((passage): TemplatePassage => {
    switch (passage.kind) {
      case 'heading':
      case 'paragraph':
        return { ...passage, text: pieces(passage.text) };
      case 'list':
      case 'ticks':
        return { ...passage, items: passage.items.map(pieces) };
      case 'form':
        return { ...passage, lines: passage.lines.map(pieces) };
      case 'table':
        return {
          ...passage,
          head: passage.head.map(pieces),
          rows: passage.rows.map((row) => row.map(pieces)),
        };
      case 'signature':
        return { ...passage, who: swapped(passage.who) };
      case 'page':
        return passage;
      default:
        return { ...passage, inner: reworded(passage.inner, word, by) };
    }
  });
}
