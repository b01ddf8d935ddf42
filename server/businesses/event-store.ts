/** The history of a business: what was done, when and by whom. */
import { randomUUID } from 'node:crypto';
import { asc, desc } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { events } from '../database/schema.ts';
import { findBusiness } from './store.ts';
import { ofOwnBusiness } from './ownership.ts';

export type StoredEvent = Omit<typeof events.$inferSelect, 'position' | 'businessId'>;

const MOST_SHOWN = 500;

/** The last 500 events of a business, newest first. */
export function listEvents(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredEvent[]> {
  return db
    .select()
    .from(events)
    .where(ofOwnBusiness(owner, db, events.businessId, businessId))
    .orderBy(desc(events.position))
    .limit(MOST_SHOWN);
}

/** All events of a business, oldest first. */
export function allEvents(owner: string, db: Database, businessId: string): Promise<StoredEvent[]> {
  return db
    .select()
    .from(events)
    .where(ofOwnBusiness(owner, db, events.businessId, businessId))
    .orderBy(asc(events.position));
}

/** Adds an event to the history. */
export async function addEvent(
  owner: string,
  db: Database,
  businessId: string,
  event: Omit<StoredEvent, 'id'>,
): Promise<void> {
  if (await findBusiness(owner, db, businessId))
    await db.insert(events).values({ ...event, id: randomUUID(), businessId });
}
