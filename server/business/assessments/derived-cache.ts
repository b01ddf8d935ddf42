/**
 * Caches what follows from what is stored of a business. An entry counts as long as the business's
 * numbers, its owner's day and the law data are those it was made from, so several processes never
 * show each other's past (docs/decisions/0081-derived-from-numbered-rows.md).
 */
import { LRUCache } from 'lru-cache';
import type { Corpus } from '#engine/assessment/assessment.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { findBusiness, type StoredBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';

interface Entry {
  readonly stamp: string;
  readonly value: unknown;
  readonly bytes: number;
}

/** Something that can be cached: its kind, how to make it, and how large it is. */
export interface Derivation<T> {
  readonly kind: string;
  readonly make: () => Promise<T>;
  readonly bytesOf: (value: T) => number;
}

const ROOM = 48_000_000;

export class DerivedCache {
  readonly #entries: LRUCache<string, Entry>;

  constructor(room = ROOM) {
    this.#entries = new LRUCache({
      maxSize: room,
      // one owner's reply of all states has some 300 kB
      maxEntrySize: Math.ceil(room / 16),
      sizeCalculation: ({ bytes }) => bytes + OVERHEAD,
    });
  }

  /**
   * The cached value, or a new one. It is kept only if the business did not change while it was
   * made. Never call it in a transaction, whose changes may yet be undone.
   */
  async of<T>(
    { db, services, business }: Subject,
    { kind, make, bytesOf }: Derivation<T>,
  ): Promise<T> {
    const key = `${business.id} ${kind} ${services.corpus.language ?? 'en'}`;
    const stamp = stampOf(services, business);
    const kept = this.#entries.get(key);
    // what a kind holds is fixed by the one place that makes it
    if (kept?.stamp === stamp) return kept.value as T;
    const value = await make();
    const since = await findBusiness(business.ownerId, db, business.id);
    if (since && stampOf(services, since) === stamp)
      this.#entries.set(key, { stamp, value, bytes: bytesOf(value) });
    return value;
  }
}

const OVERHEAD = 200;

export interface Subject {
  readonly db: Database;
  readonly services: {
    readonly corpus: Pick<Corpus, 'hash' | 'language'>;
    readonly now: () => Date;
  };
  readonly business: StoredBusiness;
}

function stampOf(
  { corpus, now }: Subject['services'],
  { version, revision, timeZone }: StoredBusiness,
): string {
  return [version, revision, timeZone, dayIn(now(), timeZone), corpus.hash].join(' ');
}

/** The size of a value that is small and becomes JSON. */
export const jsonBytes = (value: unknown) => 2 * JSON.stringify(value ?? null).length;
