/** One document, whatever it is printed to: Word, PDF and web pages are all made from this tree. */

/** A piece of running text. Strings are text and nothing else, in every format. */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly cite: string }
  | { readonly link: string; readonly to: string }
  /** Something to fill in, marked. */
  | { readonly gap: string };

export type Text = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Text[] }
  /** Lines with a box to tick; `note` stands under the line in small print. */
  | {
      readonly kind: 'checklist';
      readonly items: readonly { readonly text: Text; readonly note: Text }[];
    }
  /** Column widths are shares of the page. */
  | {
      readonly kind: 'table';
      readonly widths: readonly number[];
      readonly head: readonly string[];
      readonly rows: readonly (readonly Text[])[];
    }
  | { readonly kind: 'note'; readonly text: Text };

export interface PaperDocument {
  readonly title: string;
  readonly subtitle: string;
  /** Goes into the file's properties and the header of each page. */
  readonly subject: string;
  readonly language: 'en';
  /** Stands at the foot of each page. */
  readonly footer: string;
  readonly blocks: readonly Block[];
}

export const heading = (level: 1 | 2 | 3, text: string): Block => ({
  kind: 'heading',
  level,
  text,
});
export const paragraph = (...text: Inline[]): Block => ({ kind: 'paragraph', text });
export const bullets = (...items: Text[]): Block => ({ kind: 'list', ordered: false, items });

/** The bare words of a text. */
export function plain(text: Text): string {
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('strong' in piece) return piece.strong;
      if ('cite' in piece) return piece.cite;
      if ('link' in piece) return piece.link;
      return piece.gap;
    })
    .join('');
}
