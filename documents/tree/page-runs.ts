/** Landscape pages: a wide table gets its own, with its heading and the text about it. */
import type { Block } from './tree.ts';

/** Consecutive blocks with one page orientation. */
export interface PageRun {
  readonly wide: boolean;
  readonly blocks: readonly Block[];
}

/** At most this many columns fit an upright page. */
const MOST_COLUMNS = 7;
/** At most this many blocks between a heading and its table, or after it, move with the table. */
const NEAR = 3;

export function pageRunsOf(blocks: readonly Block[]): PageRun[] {
  const wide = new Set(blocks.flatMap((block, at) => (isWide(block) ? around(blocks, at) : [])));
  const stretches: { wide: boolean; blocks: Block[] }[] = [];
  blocks.forEach((block, at) => {
    const last = stretches.at(-1);
    if (last && last.wide === wide.has(at)) last.blocks.push(block);
    else stretches.push({ wide: wide.has(at), blocks: [block] });
  });
  return stretches;
}

const isWide = (block: Block): boolean =>
  block.kind === 'passage'
    ? block.blocks.some(isWide)
    : block.kind === 'table' && block.head.length > MOST_COLUMNS;

/** Whether it starts a part of the document. */
const opens = (block: Block | undefined): boolean =>
  block?.kind === 'passage' ? opens(block.blocks[0]) : block?.kind === 'heading';

/** The indexes of the blocks that belong to the block at `at`, including its own. */
function around(blocks: readonly Block[], at: number): number[] {
  const ends = (block: Block | undefined) => !block || block.kind === 'page' || opens(block);
  const before = blocks.slice(Math.max(0, at - NEAR), at + 1);
  const start = before.findLastIndex(opens);
  const first = start < 0 ? at : at - (before.length - 1 - start);
  const after = blocks.slice(at + 1).findIndex(ends);
  const rest = after < 0 ? blocks.length - at - 1 : after;
  const last = rest <= NEAR ? at + rest : at;
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
