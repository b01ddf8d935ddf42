/** What was given to a helper ends, and the request says so. */
import type { Database } from '#server/base/database/database.ts';
import type { Actor } from '#server/base/history/actor.ts';
import type { OwnedBusiness } from '#server/base/owned.ts';
import { dropGiving, listGivings, type WhichGivings } from '#server/identity/access/givings.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { addRequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import { lockRequest } from '#server/subjects/requests/stored/store.ts';

/** Days after closing on which a helper still sees what was given. */
export const HELPER_DAYS = 14;

/** Ends these givings of a business. Returns how many there were. */
export async function endGivings(
  db: Database,
  { owner, businessId }: OwnedBusiness,
  which: WhichGivings,
  written: { readonly at: Date; readonly by: Actor },
): Promise<number> {
  const given = await listGivings(owner, db, businessId, which);
  const desk = given.length === 0 ? undefined : await findDesk(owner, db, businessId);
  for (const giving of given) {
    const request = await lockRequest(owner, db, businessId, giving.requestId);
    await dropGiving(db, giving);
    if (!request || !desk) continue;
    const on = dayOf(desk, written.at);
    const event = { what: 'taken-back', on, fields: { to: giving.email } };
    await addRequestEvent(db, request, event, written);
  }
  return given.length;
}
