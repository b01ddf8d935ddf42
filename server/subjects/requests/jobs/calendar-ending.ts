/**
 * Whoever had an account may have made addresses of calendars: at a reset of the password they end,
 * as those of feeds do.
 */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { requestDesks } from '#server/base/database/schema.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';

/** Ends the calendars of all desks of an owner, and notes it in each history. */
export async function endCalendarsOf(
  owner: string,
  db: Database,
  { at, by }: { readonly at: Date; readonly by: Actor },
): Promise<void> {
  const ended = await db
    .update(requestDesks)
    .set({ feedHash: null })
    .where(and(eq(requestDesks.ownerId, owner), isNotNull(requestDesks.feedHash)))
    .returning({ businessId: requestDesks.businessId });
  const what = 'Calendar address of requests ended';
  for (const { businessId } of ended)
    await addEvent(owner, db, businessId, { at, by, what, detail: null, requirementIds: [] });
}
