import { chains, events } from '#server/base/database/schema.ts';
import { type Owned, shapedPages } from '#server/base/owned.ts';
import { readEvent, type StoredLine } from './chain.ts';
import { chainPages } from './store.ts';

/**
 * Few enough to leave others their time between two pages: an event may hold two notes of 4,000
 * characters.
 */
const EVENTS_AT_ONCE = 25;

const shaped = (line: StoredLine) => {
  const event = readEvent(line);
  return { ...event, at: event.at.toISOString() };
};

/** The events of a chain in the shape of the export. */
export const exportedEvents = (...[owner, db, chain]: Parameters<typeof chainPages>) =>
  shapedPages(chainPages(owner, db, chain, EVENTS_AT_ONCE), shaped);

export const ownedHistory: Owned = {
  tables: [chains, events],
  exportedLists: ({ owner, businessId }, db) => ({
    history: exportedEvents(owner, db, businessId),
  }),
};
