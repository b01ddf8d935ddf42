/** The letters that the mailed page shows. */
import type { Services } from '#server/subjects/services.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import { requestLettersOf } from '#server/subjects/requests/stored/letter-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import { withoutPerson } from '#server/subjects/requests/letters/without-person.ts';
import { dayOf, daysOfLetters } from '#server/subjects/requests/clock/items-on-day.ts';

/** The letters of a request that left, each with its day and without what names the person. */
export async function sentLetters(
  { db, now }: Services,
  desk: StoredDesk,
  request: StoredRequest,
  events: readonly RequestEvent[],
) {
  const days = daysOfLetters(events);
  const letters = await requestLettersOf(request.ownerId, db, request.businessId, request.id);
  return letters
    .filter(({ sentAt }) => sentAt !== null)
    .map(({ id, sentAt, text }) => ({
      on: days.get(id) ?? dayOf(desk, sentAt ?? now()),
      text: withoutPerson(text, request.person),
    }));
}
