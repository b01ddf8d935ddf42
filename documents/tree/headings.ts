/**
 * Makes heading levels contiguous: text before the first level-1 heading becomes a part of its own.
 */
import type { Block } from './tree.ts';

/** Raises the headings before the first of level 1 by one level. */
export function headed(blocks: readonly Block[]): Block[] {
  let parts = false;
  const lift = (block: Block): Block => {
    if (block.kind === 'passage') return { ...block, blocks: block.blocks.map(lift) };
    if (block.kind !== 'heading') return block;
    if (block.level === 1) parts = true;
    return parts || block.level === 1 ? block : { ...block, level: block.level === 3 ? 2 : 1 };
  };
  return blocks.map(lift);
}
