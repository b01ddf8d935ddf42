/** What is still open in a document: until it is settled, nobody should publish it. */
import { list } from '#text/english.ts';
import { capital } from '#text/case.ts';
import { FOR_YOU } from '#documents/filling/plain-blocks.ts';
import { plain } from './tree.ts';
import type { Block, DocumentTree, Text } from './tree.ts';

/**
 * Its gaps, the parts that stay only under a condition, and notes to the owner within it; each
 * once, in the order of the text.
 */
export function openPoints({ blocks }: DocumentTree): string[] {
  return [...new Set(blocks.flatMap(openIn))];
}

/**
 * How many parts wait for the owner to keep them or drop them. Paragraphs that say so themselves
 * count only in what is published: in letters and forms they are chosen at each use.
 */
export const choicesIn = (blocks: readonly Block[], published: boolean): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'passage')
      return sum + (block.note === null ? 0 : 1) + choicesIn(block.blocks, published);
    const [first] = published && block.kind === 'paragraph' ? block.text : [];
    const keep = typeof first === 'object' && 'gap' in first && first.gap.startsWith('Keep this ');
    return sum + (keep ? 1 : 0);
  }, 0);

function openIn(block: Block): string[] {
  switch (block.kind) {
    case 'note': {
      const gapSentence = plain(block.text);
      return gapSentence.startsWith(FOR_YOU) ? [gapSentence] : gapsIn([block.text]);
    }
    case 'paragraph':
      return gapsIn([block.text]);
    case 'list':
      return gapsIn(block.items);
    case 'checklist':
      return gapsIn(block.items.flatMap(({ text, note }) => [text, note]));
    case 'table':
      return block.rows.flatMap((row) => openCells(row, block.head));
    case 'form':
      return gapsIn(block.lines);
    case 'heading':
      return [...block.text.matchAll(/\[([^[\]]+)\]/g)].map(([, gap = '']) => said(gap));
    case 'passage':
      return [...(block.note === null ? [] : [block.note]), ...block.blocks.flatMap(openIn)];
    default:
      return [];
  }
}

/**
 * What a row of a table waits for: the columns that it leaves open, or the cells that nobody
 * confirmed.
 */
function openCells(row: readonly Text[], head: readonly string[]): string[] {
  const gaps = row.map((cell) => gapsIn([cell]));
  const columns = head.filter((_, at) => gaps[at]?.includes(EMPTY));
  if (columns.length === 0) return gaps.flat();
  const [first = []] = row;
  const name = plain(first).replaceAll(/[[\]]/g, '').trim();
  const where = name === '…' ? `a table with “${head[0] ?? ''}”` : `the row “${name}” of a table`;
  const proposed = gaps[0]?.some((gap) => gap !== EMPTY) === true;
  const listed = list(columns.map((column) => `“${column}”`));
  const fill = proposed ? `confirm or drop it, and fill in ${listed}` : `fill in ${listed}`;
  return [`${capital(where)}: ${fill}`];
}

const EMPTY = 'An empty cell';

const gapsIn = (texts: readonly Text[]) =>
  texts
    .flat()
    .flatMap((piece) => (typeof piece === 'object' && 'gap' in piece ? [said(piece.gap)] : []));

/** The words of a gap; a cell that holds nothing else has none. */
function said(gap: string): string {
  const words = gap.trim().replace(/^\[(.*)\]$/s, '$1');
  return words === '…' ? EMPTY : capital(words);
}
