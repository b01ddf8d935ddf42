/** The table of contents of a text: lines that only name a later heading. */
import type { NoticeBlock } from '#engine/notice/notice.ts';

const bareTitle = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/^[\divx]+[.)]?\s|[^\p{L}\d\s]/gu, '')
    .trim();

/** The lines of a table of contents. */
export function entriesIn(blocks: readonly NoticeBlock[]): Set<NoticeBlock> {
  const last = new Map<string, number>();
  blocks.forEach((block, at) => {
    if (block.kind === 'heading') last.set(bareTitle(block.text), at);
  });
  return new Set(
    blocks.filter((block, at) => {
      if (block.kind === 'row' || block.text.length > LONGEST_TITLE) return false;
      const later = last.get(bareTitle(block.text));
      if (later === undefined || later === at) return false;
      const next = blocks[at + 1];
      // a heading that occurs twice may have text below it each time
      return block.kind !== 'heading' || (later > at && (!next || next.kind === 'heading'));
    }),
  );
}

const LONGEST_TITLE = 120;

/** A block with at most this many words is a heading, not text. */
const NAME = 10;

/** An item that contains items of its own is their heading. */
export function headedItems(blocks: readonly NoticeBlock[]): NoticeBlock[] {
  return blocks.map((block, at) => {
    const next = blocks[at + 1];
    const holds = block.kind === 'item' && next?.kind === 'item' && next.depth > block.depth;
    return holds && block.text.split(' ').length <= NAME && !/[.!;]$/.test(block.text)
      ? { kind: 'heading', level: 7 + block.depth, text: block.text }
      : block;
  });
}
