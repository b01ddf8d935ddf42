/** The first lines of a document for a preview, without its list of things to fill in. */
import { plain } from './tree.ts';
import type { Block, DocumentTree, Text } from './tree.ts';

export interface Line {
  readonly heading: boolean;
  readonly text: Text;
}

/**
 * Headings and paragraphs from the beginning, up to a number of letters. A heading without text
 * below it is left out.
 */
export function beginningOf({ blocks }: DocumentTree, letters: number): Line[] {
  const start = blocks.findIndex(({ kind }) => !['note', 'checklist', 'page'].includes(kind));
  const lines: Line[] = [];
  let left = letters;
  for (const line of linesOf(blocks.slice(Math.max(0, start)))) {
    if (left <= 0) break;
    // the last heading has no text within the preview
    if (line.heading && lines.at(-1)?.heading) lines.pop();
    lines.push(line);
    left -= plain(line.text).length;
  }
  return lines.slice(0, lines.findLastIndex(({ heading }) => !heading) + 1);
}

function linesOf(blocks: readonly Block[]): Line[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [{ heading: true, text: [block.text] }];
    if (block.kind === 'paragraph') return [{ heading: false, text: block.text }];
    if (block.kind !== 'passage') return [];
    // A passage to be kept only under a condition is always shown with that condition.
    const keep = block.note === null ? [] : [{ heading: false, text: [{ gap: block.note }] }];
    return [...keep, ...linesOf(block.blocks)];
  });
}
