/**
 * One letter out of a document of letters, as plain text to send: gaps and choices are marked in
 * it, and notes for the owner are left out.
 */
import { lowerFirst } from '#text/case.ts';
import type { Block, Inline, Text } from './tree.ts';

export interface AnswerLetter {
  /** The heading without its number: "We received your request". */
  readonly title: string;
  readonly text: string;
}

/** How open points are marked in the text of a letter. */
export interface Marks {
  readonly gap: (what: string) => string;
  readonly choice: (what: string) => string;
}

const NUMBER = /^(?:Letter|Carta) (\d+): /;

/** Letter `number` of these blocks; undefined where the document has none. */
export function answerLetter(
  blocks: readonly Block[],
  number: number,
  marks: Marks,
): AnswerLetter | undefined {
  const all = flat(blocks, marks);
  const from = all.findIndex((line) => numberOf(line) === number);
  if (from < 0) return undefined;
  const rest = all.slice(from + 1);
  const to = rest.findIndex((line) => 'heading' in line);
  const lines = (to < 0 ? rest : rest.slice(0, to)).map((line) =>
    'text' in line ? line.text : '',
  );
  const [start] = all.slice(from);
  return {
    title: start && 'heading' in start ? start.heading.replace(NUMBER, '') : '',
    text: lines.filter((line) => line !== '').join('\n\n'),
  };
}

type Line = { readonly heading: string } | { readonly text: string };

const numberOf = (line: Line) =>
  'heading' in line ? Number(NUMBER.exec(line.heading)?.[1]) : undefined;

function flat(blocks: readonly Block[], marks: Marks): Line[] {
  return blocks.flatMap((block): Line[] => {
    switch (block.kind) {
      case 'heading':
        return block.level === 1 ? [{ heading: block.text }] : [{ text: block.text }];
      case 'passage':
        return kept(flat(block.blocks, marks), block.note, marks);
      case 'paragraph':
        return [{ text: textOf(block.text, marks).trimStart() }];
      case 'list':
        return [{ text: block.items.map((item) => `- ${textOf(item, marks)}`).join('\n') }];
      case 'checklist':
        return [{ text: block.items.map(({ text }) => `- ${textOf(text, marks)}`).join('\n') }];
      case 'table':
        return [{ text: tableText(block.rows, block.head, marks) }];
      // a signature is a line on paper; a letter ends with the name below it
      default:
        return [];
    }
  });
}

/** A passage under a condition is the owner's choice. */
const kept = (lines: Line[], note: string | null, { choice }: Marks): Line[] =>
  note === null
    ? lines
    : lines.map((line) => ('text' in line ? { text: `${choice(note)} ${line.text}` } : line));

/** As the letters of the desk are read again (letter-texts.ts of the contract). */
const CELL_ENDS = ' | ';
const inCell = (text: string) => text.replaceAll(CELL_ENDS, ', ');

/** A table that nobody filled in is one gap; else a line of its heads, and a line for each row. */
function tableText(rows: readonly (readonly Text[])[], head: readonly string[], marks: Marks) {
  const isEmpty = rows.every((row) => row.every((cell) => cell.every(isBare)));
  if (isEmpty) return marks.gap(`for each line: ${head.map(lowerFirst).join(', ')}`);
  const cellText = (cell: Text, at: number, line: number) =>
    cell.some(isBare)
      ? marks.gap(`${lowerFirst(head[at] ?? '')}, line ${line + 1}`)
      : textOf(cell, marks);
  return [head, ...rows.map((row, line) => row.map((cell, at) => cellText(cell, at, line)))]
    .map((cells) => cells.map(inCell).join(CELL_ENDS))
    .join('\n');
}

/** A gap that says nothing of what belongs there. */
const isBare = (piece: Inline) =>
  typeof piece !== 'string' && 'gap' in piece && !/[\p{L}\p{N}]/u.test(piece.gap);

const textOf = (text: Text, marks: Marks): string =>
  text.map((piece) => pieceOf(piece, marks)).join('');

function pieceOf(piece: Inline, { gap, choice }: Marks): string {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return piece.strong;
  if ('cite' in piece) return piece.cite;
  if ('link' in piece) return piece.link;
  const words = piece.gap.replace(/^\[|\]$/g, '');
  return words.startsWith('Keep ') ? choice(words.replace(/\.$/, '')) : gap(words);
}
