/**
 * By which law a request is answered: that of the person's state, and what the owner's answers say
 * of it on the day of receipt.
 */
import type { Binds } from '#engine/requests/request.ts';
import { clockOf } from '#engine/requests/clock/clock.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { requestLaw } from '#law/corpus.server.ts';
import { readVerdicts } from '#server/business/assessments/verdicts.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { Services } from '#server/subjects/services.ts';
import type { Incoming } from '#server/subjects/requests/stored/incoming.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';

type Frozen = Pick<StoredRequest, 'clockState' | 'verdict' | 'lawDataHash'>;

/** What is written down with the request, and stays as it was on that day. */
export async function clockStateOf(
  services: Services,
  business: StoredBusiness,
  { state, items, receivedOn, by }: Pick<Incoming, 'state' | 'items' | 'receivedOn' | 'by'>,
): Promise<Frozen> {
  const verdicts = await readVerdicts(services, business);
  const lawDataHash = services.corpus.hash;
  if (state !== null) {
    // where the owner named no business, nobody knows: the clock runs as if the law applied
    const verdict: Binds = requestLaw(state) ? (verdicts[state] ?? 'cannot tell') : 'no law';
    return { clockState: state, verdict, lawDataHash };
  }
  const received = receivedOn ?? dayIn(services.now(), business.timeZone);
  const shortest = shortestOf(verdicts, { items, received, by });
  return shortest === undefined
    ? { clockState: null, verdict: 'no law', lawDataHash }
    : { clockState: shortest.state, verdict: shortest.verdict, lawDataHash };
}

/**
 * Nobody said where the person lives: the shortest clock of the laws that bind, or may bind, the
 * business.
 */
function shortestOf(
  verdicts: Readonly<Record<string, Binds>>,
  { items, received, by }: { items: Incoming['items']; received: string; by: Incoming['by'] },
) {
  const choices = Object.entries(verdicts).flatMap(([state, verdict]) => {
    const days = items.flatMap((type) => {
      const item = { type, received, events: [], binds: verdict, by, earlier: [] };
      return clockOf(requestLaw(state), item, received).dates.map(({ by: last }) => last);
    });
    const first = days.toSorted()[0];
    return first === undefined ? [] : [{ state, verdict, first }];
  });
  return choices.toSorted((one, other) => (one.first < other.first ? -1 : 1))[0];
}
