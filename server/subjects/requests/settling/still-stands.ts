/** A request that was ended without an answer by mistake: whether that may be undone. */
import { countedEvents, SET_ASIDE } from '#server/subjects/requests/clock/items-on-day.ts';
import { CONSUMER } from '#server/subjects/requests/stored/consumer.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';

/** Why it may not; null: it may. What the person took back stays taken back. */
export function whyNotUndone(
  { held, erasedOn }: Pick<StoredRequest, 'held' | 'erasedOn'>,
  events: readonly RequestEvent[],
): string | null {
  const ended = countedEvents(events).filter(({ what }) => SET_ASIDE.has(what));
  if (held !== null || erasedOn !== null || ended.length === 0)
    return 'Nothing of this request was taken back or set aside.';
  return ended.some(({ by }) => by === CONSUMER.name)
    ? 'They took it back themselves. If they ask again, write down a new request.'
    : null;
}
