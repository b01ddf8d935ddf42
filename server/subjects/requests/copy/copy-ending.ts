/**
 * Copies whose time is over are erased: the link 14 days after it was mailed, a file 30 days after
 * it was added.
 */
import { DAY_MS } from '#calendar/lengths.ts';
import type { Database } from '#server/base/database/database.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { addRequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import { lockRequest } from '#server/subjects/requests/stored/store.ts';
import { FILE_DAYS } from './copy-state.ts';
import { copiesOutOfTime, eraseCopy, findCopyLink } from './copy-store.ts';

interface Written {
  readonly at: Date;
  readonly by: Actor;
  readonly today: string;
}

/** Erases them, one request at a time. Returns how many. */
export async function endCopies(
  db: Database,
  { ownerId, businessId }: StoredDesk,
  { today, ...written }: Written,
): Promise<number> {
  const addedBefore = new Date(written.at.getTime() - FILE_DAYS * DAY_MS);
  const times = { now: written.at, addedBefore };
  const ids = await copiesOutOfTime(ownerId, db, businessId, times);
  for (const id of ids) {
    await db.transaction(async (tx) => {
      const request = await lockRequest(ownerId, tx, businessId, id);
      // opened meanwhile, or handed over again
      const still = await copiesOutOfTime(ownerId, tx, businessId, times);
      if (!request || !still.includes(id)) return;
      const wasOut = await findCopyLink(ownerId, tx, businessId, id);
      await eraseCopy(ownerId, tx, businessId, id);
      const event = { what: 'copy-ended', on: today, fields: { opened: false, link: !!wasOut } };
      await addRequestEvent(tx, request, event, written);
    });
    await yieldToOthers();
  }
  return ids.length;
}
