/** What was done about hosted pages, in the history of the business. */
import { fullName, type Owner } from '../accounts/sessions.ts';
import { addEvent } from '../businesses/event-store.ts';
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
    by: fullName(owner),
    what,
    detail: null,
    requirementIds: [],
  });
