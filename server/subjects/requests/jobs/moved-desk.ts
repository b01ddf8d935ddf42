/**
 * What a desk holds about its former owner starts anew with the next: reminders, who stands in, the
 * calendar, letters on their way.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { mails } from '#server/base/database/schema.ts';
import { changedFields } from '#server/base/history/changes.ts';
import { listMembers } from '#server/identity/access/store.ts';
import { findDesk, storeDesk } from '#server/subjects/requests/stored/desk-store.ts';

interface Moved {
  readonly to: string;
  readonly businessId: string;
}

/**
 * The next owner is reminded, whatever the one before chose; members are while they have access.
 * Nobody is away any more: who stood in did so for the former owner. The address of the calendar
 * ends, since that owner has it.
 */
export async function settleMovedDesk({ to, businessId }: Moved, db: Database): Promise<void> {
  const desk = await findDesk(to, db, businessId);
  if (!desk) return;
  const members = new Set((await listMembers(to, db, businessId)).map(({ id }) => id));
  const anew = {
    remindsOwner: true,
    remindsMembers: desk.remindsMembers.filter((id) => members.has(id)),
    standIn: null,
    standInFrom: null,
    standInUntil: null,
    feedHash: null,
  };
  if (changedFields(desk, anew).length > 0) await storeDesk(to, db, businessId, anew);
  // what becomes of a letter on its way is told to where the letter is now
  await db
    .update(mails)
    .set({ carries: sql`jsonb_set(${mails.carries}, '{owner}', to_jsonb(${to}::text))` })
    .where(sql`${mails.carries} ->> 'business' = ${businessId}`);
}
