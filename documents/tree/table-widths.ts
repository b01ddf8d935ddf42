/** How wide the columns of a table are. */
import { plain } from './tree.ts';
import type { Text } from './tree.ts';

/**
 * Column widths as shares of the page: room for the longest word of each column, the rest by
 * content.
 */
export function widthsOf(head: readonly string[], rows: readonly (readonly Text[])[]): number[] {
  const columns = head.map((title, at) => [title, ...rows.map((row) => plain(row[at] ?? []))]);
  const words = columns.map((cells) => longest(cells.flatMap((cell) => cell.split(/[\s/-]+/))));
  const least = words.map((length) => Math.min(length, 16) * 1.15 + 2.5);
  const rest = Math.max(0, PAGE - least.reduce((sum, width) => sum + width, 0));
  const wishes = columns.map((cells) => Math.min(longest(cells), 160) ** 0.7);
  const all = wishes.reduce((sum, wish) => sum + wish, 0);
  return least.map((width, at) => Math.round((width + (rest * (wishes[at] ?? 0)) / all) * 10));
}

/** About this many letters fit a line of the page. */
const PAGE = 92;

const longest = (texts: readonly string[]) => Math.max(1, ...texts.map((text) => text.length));
