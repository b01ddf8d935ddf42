/** Changing what is stored of a business: profile, answers and details all go this way. */
import type { Database } from '#server/base/database/database.ts';
import { problem } from '#server/base/problem.ts';
import type { BusinessServices } from '#server/business/services.ts';
import type { Actor } from '#server/base/history/actor.ts';
import type { Changed } from '#server/base/history/changes.ts';
import { addEvent } from '#server/base/history/store.ts';
import { lockBusinessOrThrow } from './find.ts';
import { incrementVersion, type StoredBusiness } from './store.ts';

export interface BusinessChange<Stored> {
  readonly businessId: string;
  /** The version of the business that the change was made on. */
  readonly version: number;
  /** For the history: who, what, and its detail. */
  readonly by: Actor;
  readonly what: string;
  readonly detail: string | null;
  /** Writes, and says for the history what stood there before and after. */
  readonly write: (db: Database, now: Date, stored: StoredBusiness) => Promise<readonly Changed[]>;
  /** What is stored now: the reply to the change, and sent along with `stale-version`. */
  readonly read: (db: Database) => Promise<Stored>;
}

/**
 * Locks the business, writes, increments its version and adds an event, all or nothing. A change
 * made on an older version is refused. Throws `not-found`, `stale-version`.
 */
export async function changeBusiness<Stored>(
  owner: string,
  services: Pick<BusinessServices, 'db' | 'now'>,
  { businessId, version, by, what, detail, write, read }: BusinessChange<Stored>,
): Promise<Stored> {
  return services.db.transaction(async (db) => {
    const stored = await lockBusinessOrThrow(owner, db, businessId);
    if (stored.version !== version) throw problem('stale-version', { current: await read(db) });
    const now = services.now();
    const changes = await write(db, now, stored);
    await incrementVersion(owner, db, businessId, now);
    await addEvent(owner, db, businessId, {
      at: now,
      by,
      what,
      detail,
      requirementIds: [],
      changes,
    });
    return read(db);
  });
}
