/**
 * Makes heading levels contiguous: text before the first level-1 heading becomes a part of its own;
 * and takes out headings under which nothing is left.
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

/** The first thing in a block that is printed; undefined: it is empty. */
function firstIn(block: Block): Block | undefined {
  if (block.kind !== 'passage') return block;
  return block.blocks.map(firstIn).find((first) => first !== undefined);
}

/**
 * Without the headings under which nothing stands. The last of a passage stays: what follows it may
 * belong to it.
 */
export function withoutEmpty(blocks: readonly Block[], within = false): Block[] {
  const kept: Block[] = [];
  // from the end: a heading whose own parts were all empty goes too
  let next: Block | undefined;
  for (const block of blocks.toReversed()) {
    const nothing = next === undefined ? !within : isAsHigh(next, block);
    if (block.kind === 'heading' && nothing) continue;
    const whole =
      block.kind === 'passage' ? { ...block, blocks: withoutEmpty(block.blocks, true) } : block;
    kept.push(whole);
    const first = firstIn(whole);
    if (first !== undefined && first.kind !== 'page') next = first;
  }
  return kept.toReversed();
}

const isAsHigh = (next: Block, heading: Block): boolean =>
  next.kind === 'heading' && heading.kind === 'heading' && next.level <= heading.level;
