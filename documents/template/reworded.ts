/** The same passages with one word in place of another: a contract that calls its other party by what it is. */
import type { Piece, Pieces, TemplatePassage } from './template.ts';

export function reworded(
  passages: readonly TemplatePassage[],
  word: RegExp,
  by: string,
): TemplatePassage[] {
  const said = (text: string) => text.replaceAll(word, by);
  return passages.map((passage) => rewordedPassage(passage, said));
}

type Reword = (text: string) => string;

const pieces = (text: Pieces, said: Reword): Pieces =>
  text.map((one): Piece => {
    if (typeof one === 'string') return said(one);
    if ('strong' in one && typeof one.strong === 'string') return { strong: said(one.strong) };
    return 'practice' in one ? { ...one, text: pieces(one.text, said) } : one;
  });

function rewordedPassage(passage: TemplatePassage, said: Reword): TemplatePassage {
  const all = (texts: readonly Pieces[]) => texts.map((text) => pieces(text, said));
  switch (passage.kind) {
    case 'paragraph':
      return {
        ...passage,
        text: pieces(passage.text, said),
        ...(passage.keep && { keep: pieces(passage.keep, said) }),
      };
    case 'heading':
    case 'for-you':
      return { ...passage, text: pieces(passage.text, said) };
    case 'list':
    case 'ticks':
      return { ...passage, items: all(passage.items) };
    case 'form':
      return { ...passage, lines: all(passage.lines) };
    case 'table':
      return { ...passage, head: all(passage.head), rows: passage.rows.map(all) };
    case 'signature':
      return { ...passage, who: said(passage.who) };
    case 'page':
      return passage;
    default:
      return {
        ...passage,
        inner: passage.inner.map((inner) => rewordedPassage(inner, said)),
      };
  }
}
