/**
 * The open requests of desks, worked out and in order. An entry counts as long as the desk's
 * number, its day and the law data are those from which it was made, so several processes never
 * show each other's past.
 */
import { LRUCache } from 'lru-cache';
import type { RequestRow } from '#contract/requests/request-shapes.ts';

interface Entry {
  readonly stamp: string;
  readonly rows: readonly RequestRow[];
}

/** Rows of all desks together; one has some 700 bytes. */
const MOST_ROWS = 60_000;

export class DeskCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MOST_ROWS,
    sizeCalculation: ({ rows }) => rows.length + 1,
  });

  readonly #making = new Map<string, Promise<readonly RequestRow[]>>();

  /** The rows of that stamp, or new ones, which are made once however many wait for them. */
  async of(
    businessId: string,
    stamp: string,
    make: () => Promise<readonly RequestRow[]>,
  ): Promise<readonly RequestRow[]> {
    const kept = this.#entries.get(businessId);
    if (kept?.stamp === stamp) return kept.rows;
    const name = `${businessId} ${stamp}`;
    const making = this.#making.get(name) ?? make();
    this.#making.set(name, making);
    try {
      const rows = await making;
      this.#entries.set(businessId, { stamp, rows });
      return rows;
    } finally {
      this.#making.delete(name);
    }
  }
}
