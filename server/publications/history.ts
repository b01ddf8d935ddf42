/** What was done about hosted pages, in the history of the business. */
import type { Owner } from '../accounts/sessions.ts';
import { actorOf } from '../history/actor.ts';
import { addEvent } from '../history/store.ts';
import type { Database } from '../database/database.ts';

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
