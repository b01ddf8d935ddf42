/** A document before it has a format: Word, PDF and web pages are all made from this tree. */

/**
 * A piece of running text. Strings are plain text in every format; a line break in one is a new
 * line.
 */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly cite: string }
  | { readonly link: string; readonly to: string }
  /** A gap: something to fill in, marked. */
  | { readonly gap: string };

export type Text = readonly Inline[];

/** Why a passage is included: the elements that it serves, and the sections that require them. */
export interface Ground {
  readonly id: string;
  readonly title: string;
  readonly cites: readonly Reference[];
}

/** A section of a state's law; `advised`: good practice there, not a duty. */
export interface Reference {
  readonly state: string;
  readonly cite: string;
  readonly advised: boolean;
  /** What is not certain about it. */
  readonly doubt?: string | undefined;
}

export type Block =
  /** `anchor`: its name for links (anchors.ts). */
  | {
      readonly kind: 'heading';
      readonly level: 1 | 2 | 3;
      readonly text: string;
      readonly anchor?: string;
    }
  | { readonly kind: 'paragraph'; readonly text: Text; readonly anchor?: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Text[] }
  /** Lines with a box to tick; `note` is printed below the line in small print. */
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
      /** One of many that read on: a short one may break across pages too. */
      readonly flows?: true;
    }
  | { readonly kind: 'note'; readonly text: Text }
  /** A page break. */
  | { readonly kind: 'page' }
  /** Lines to write on, each above its label. */
  | { readonly kind: 'form'; readonly lines: readonly Text[] }
  /**
   * A line for a signature and one for a date; `who` signs; a `person` who signs for no company has
   * no title.
   */
  | { readonly kind: 'signature'; readonly who: string; readonly person?: true }
  | Passage;

/**
 * Blocks that belong together: for a reason in the law, or under a condition that the reader has to
 * check.
 */
export interface Passage {
  readonly kind: 'passage';
  /** When to keep it; null: always. */
  readonly note: string | null;
  readonly grounds: readonly Ground[];
  readonly blocks: readonly Block[];
}

export interface DocumentTree {
  readonly title: string;
  readonly subtitle: string;
  /** Goes into the file's properties and the header of each page. */
  readonly subject: string;
  readonly language: 'en' | 'es';
  /** The footer of each page. */
  readonly footer: string;
  /** Whether a table of contents comes before the text. */
  readonly contents?: true;
  /** The business that owns the document: its name replaces ours in the header of each page. */
  readonly owner?: string;
  readonly blocks: readonly Block[];
  readonly notes?: Notes;
}

/** Notes for the owner only: printed as files of their own (notes.ts), never with the document. */
interface Notes {
  /** The day and the law data that the document is based on; not part of its content. */
  readonly basis: string;
  readonly blocks: readonly Block[];
}

/** The name in the header, shortened to one line. */
export function headerName({ owner = 'Statewise' }: DocumentTree): string {
  const name = owner.replaceAll(/\s+/g, ' ');
  const characters = [...SEGMENTER.segment(name)].map(({ segment }) => segment);
  return characters.length <= HEADER ? name : `${characters.slice(0, HEADER - 1).join('')}…`;
}
const SEGMENTER = new Intl.Segmenter('en');
const HEADER = 60;

export const heading = (level: 1 | 2 | 3, text: string): Block => ({
  kind: 'heading',
  level,
  text,
});
export const paragraph = (...text: Inline[]): Block => ({ kind: 'paragraph', text });
export const bullets = (...items: Text[]): Block => ({ kind: 'list', ordered: false, items });

/** The plain text of a text. */
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

/**
 * A paragraph that introduces what follows, or describes the table or boxes below it, stays on the
 * same page.
 */
export const leadsOn = (text: Text, next?: { readonly kind: string }) =>
  plain(text).trimEnd().endsWith(':') ||
  next?.kind === 'table' ||
  next?.kind === 'checklist' ||
  next?.kind === 'signature';

/** An empty cell to write in. */
export const isBlank = (text: Text) => plain(text).trim() === '';

/** Whether a list of contents is printed. */
export const hasContents = ({ contents, blocks }: DocumentTree): boolean =>
  contents === true && headingsOf(blocks).length > 3;

/** How many blocks stand before the contents, such as the day from which a policy counts. */
export function openingLength(tree: DocumentTree): number {
  if (!hasContents(tree)) return 0;
  const { blocks } = tree;
  // a list of what is left to fill in, which is taken out, has pages of its own
  const first = blocks.findIndex((block) => headingsOf([block]).length > 0);
  const before = blocks.slice(0, Math.max(0, first));
  const opening = before.slice(before.findLastIndex(({ kind }) => kind === 'page') + 1);
  return plain(opening.flatMap(blockText)).length <= OPENING ? before.length : 0;
}
const OPENING = 1500;

const blockText = (block: Block): Text => {
  if (block.kind === 'paragraph' || block.kind === 'note') return block.text;
  if (block.kind === 'passage') return block.blocks.flatMap(blockText);
  return block.kind === 'checklist' ? block.items.flatMap(({ text }) => text) : [];
};

/**
 * A table with only a few rows is never broken: its last row would stand alone on the next page.
 */
export const staysWhole = (rows: readonly (readonly Text[])[]) =>
  rows.length <= 8 && plain(rows.flat(2)).length <= 700;

/** The labels of the two lines of a signature. */
export const signatureLabels = ({ who, person }: Extract<Block, { kind: 'signature' }>) => [
  `Signature (${who})`,
  'Date',
  'Printed name',
  ...(person ? [] : ['Title']),
];

/** All headings in order, including those within passages. */
export function headingsOf(blocks: readonly Block[]): Extract<Block, { kind: 'heading' }>[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block];
    return block.kind === 'passage' ? headingsOf(block.blocks) : [];
  });
}
