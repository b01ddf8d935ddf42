/** What was done about hosted pages, in the history of the business. */
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import type { Database } from '#server/base/database/database.ts';

/** Adds it to the history. */
export const notePublishing = (
  owner: Owner,
  db: Database,
  businessId: string,
  { at, what }: { readonly at: Date; readonly what: string },
) =>
  addEvent(owner.userId, db, businessId, {
    at,
    by: actorOf(owner),
    what,
    detail: null,
    requirementIds: [],
  });
