/** Blocks of a document tree as paragraphs and tables of a Word file. */
import { BorderStyle, HeadingLevel, LineRuleType, Paragraph, ShadingType, TextRun } from 'docx';
import type { IParagraphOptions, Table } from 'docx';
import { pageRunsOf } from '#documents/tree/page-runs.ts';
import { leadsOn } from '#documents/tree/tree.ts';
import type { Block, Passage, Text } from '#documents/tree/tree.ts';
import { blankOf, signatureOf } from './word-lines.ts';
import { tableOf } from './word-table.ts';
import { LONG_SIDE, runs, SOFT, WIDTH, worded } from './word-text.ts';

const LEVELS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;

type Flat =
  | Exclude<Block, Passage | { kind: 'page' }>
  | { readonly kind: 'keep'; readonly text: string };

/** A block without its passages. */
interface Placed {
  readonly block: Flat;
  /** Whether it depends on a condition: a line at the side shows the condition's extent. */
  readonly kept: boolean;
  /** Starts a new page. */
  readonly onNewPage: boolean;
  /** A number that separates one numbered list from the next. */
  readonly at: number;
  /** The width of the page without its margins. */
  readonly across: number;
  readonly next?: Flat | undefined;
}

/**
 * The content of consecutive pages with one orientation: upright, or landscape for a wide table.
 */
export interface WordStretch {
  readonly wide: boolean;
  readonly children: (Paragraph | Table)[];
}

export function wordStretches(blocks: readonly Block[]): WordStretch[] {
  const stretches = pageRunsOf(blocks);
  const first: WordStretch[] = stretches[0]?.wide === false ? [] : [{ wide: false, children: [] }];
  let at = 0;
  return [
    ...first,
    ...stretches.map(({ wide, blocks: own }) => {
      const all = placed(own, wide ? LONG_SIDE : WIDTH, at);
      at += all.length;
      return { wide, children: all.flatMap(blockOf) };
    }),
  ];
}

/** Word has no passages: their blocks follow one another. */
function placed(blocks: readonly Block[], across: number, start: number): Placed[] {
  const result: Placed[] = [];
  let onNewPage = false;
  const place = (block: Block, kept: boolean): void => {
    if (block.kind === 'page') onNewPage = true;
    else if (block.kind === 'passage') {
      if (block.note !== null) add({ kind: 'keep', text: block.note }, true);
      for (const inner of block.blocks) place(inner, kept || block.note !== null);
    } else add(block, kept);
  };
  const add = (block: Flat, kept: boolean) => {
    result.push({ block, kept, onNewPage, at: start + result.length, across });
    onNewPage = false;
  };
  for (const block of blocks) place(block, false);
  return result.map((one, index) => ({ ...one, next: result[index + 1]?.block }));
}

const BESIDE = { left: { style: BorderStyle.SINGLE, size: 12, color: 'E0B400', space: 8 } };
/** Blocks of a single paragraph can start a page themselves. */
const SINGLE = new Set(['heading', 'paragraph', 'note', 'keep']);

function blockOf(place: Placed): (Paragraph | Table)[] {
  const { block, kept, onNewPage } = place;
  const beside = kept ? { border: BESIDE } : {};
  if (!onNewPage) return paragraphsOf(place, beside);
  if (SINGLE.has(block.kind)) return paragraphsOf(place, { ...beside, pageBreakBefore: true });
  const turn = new Paragraph({ text: '', pageBreakBefore: true, spacing: { after: 0 } });
  return [turn, ...paragraphsOf(place, beside)];
}

/** `frame`: paragraph options that depend on where the block is. */
function paragraphsOf(
  { block, at, across, next }: Placed,
  frame: IParagraphOptions,
): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({ ...frame, children: worded(block.text), heading: LEVELS[block.level] }),
      ];
    case 'paragraph': {
      const keepNext = leadsOn(block.text, next);
      return [new Paragraph({ ...frame, keepNext, children: runs(block.text) })];
    }
    case 'list':
      return listOf(block, frame, at);
    case 'checklist':
      return block.items.flatMap(({ text, note }) =>
        tickLine(text, note, frame, block.items.length > MANY ? 40 : 120),
      );
    case 'table':
      return [tableOf(block, across), afterTable()];
    case 'note':
      return [noteOf(block.text, frame)];
    case 'keep':
      return [keepOf(block.text, without(frame))];
    case 'form':
      return block.lines.flatMap((line) => blankOf(line, frame));
    case 'signature':
      return signatureOf(block, frame);
  }
}

/**
 * Word needs a paragraph after a table; it must not start another page if the table fills its own.
 */
const afterTable = () =>
  new Paragraph({ text: '', spacing: { after: 60, line: 20, lineRule: LineRuleType.EXACT } });

function listOf(
  { ordered, items }: Extract<Block, { kind: 'list' }>,
  frame: IParagraphOptions,
  instance: number,
): Paragraph[] {
  const mark = ordered
    ? { numbering: { reference: 'ordered', level: 0, instance } }
    : { bullet: { level: 0 } };
  return items.map((item) => new Paragraph({ ...frame, children: runs(item), ...mark }));
}

function noteOf(text: Text, frame: IParagraphOptions): Paragraph {
  return new Paragraph({
    ...frame,
    children: runs(text),
    shading: { type: ShadingType.CLEAR, fill: 'E9EFEC' },
    spacing: { before: 160, after: 160 },
    keepNext: true,
  });
}

/** Without the line at the side: the lines of two conditions in a row stay apart. */
const without = (frame: IParagraphOptions): IParagraphOptions =>
  frame.pageBreakBefore === true ? { pageBreakBefore: true } : {};

function keepOf(text: string, frame: IParagraphOptions): Paragraph {
  const children = worded(text, { bold: true, size: 18, highlight: 'yellow' });
  return new Paragraph({ ...frame, children, keepNext: true, spacing: { before: 160, after: 60 } });
}

/** Lists with this many lines have less space between them. */
const MANY = 12;

function tickLine(text: Text, note: Text, frame: IParagraphOptions, after: number): Paragraph[] {
  const first = new Paragraph({
    ...frame,
    indent: { left: 400, hanging: 400 },
    keepNext: note.length > 0,
    spacing: { after: note.length > 0 ? 20 : after },
    children: [new TextRun({ text: '\u2610  ', font: 'Segoe UI Symbol' }), ...runs(text)],
  });
  const small = { ...frame, indent: { left: 400 } };
  return note.length > 0
    ? [first, new Paragraph({ ...small, children: runs(note, { size: 19, color: SOFT }) })]
    : [first];
}
