/**
 * Reads a long table page by page, by the position of the last row (keyset): no page costs more
 * than the first.
 */
import { yieldToOthers } from '#server/base/pacing/long-work.ts';

/** Pages until one is not full. `read` returns the rows after a row, or the first ones. */
export async function* pagesOf<Row>(
  size: number,
  read: (after: Row | undefined, size: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    await yieldToOthers();
    const page = await read(last, size);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    last = page.at(-1);
  }
}
