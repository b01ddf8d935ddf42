/**
 * Where a person did not say in which state they live: the law with the shortest time, of those
 * that may bind the business.
 */
import type { RequestLaw } from '#law/schema.ts';
import { clockOf } from './clock.ts';
import type { RequestItem } from '#engine/requests/request.ts';

/** Of two with the same last day the one that comes first; undefined where none gives the right. */
export function shortestLaw(
  laws: readonly RequestLaw[],
  item: RequestItem,
  asOf: string,
): RequestLaw | undefined {
  let shortest: { law: RequestLaw; days: string } | undefined;
  for (const law of laws) {
    const days = lastDays(law, item, asOf);
    if (days !== null && (!shortest || days < shortest.days)) shortest = { law, days };
  }
  return shortest?.law;
}

/**
 * The last day for what was asked, then the first of all: who has to confirm too is the shorter.
 */
function lastDays(law: RequestLaw, item: RequestItem, asOf: string): string | null {
  const { dates } = clockOf(law, { ...item, events: [] }, asOf);
  const asked = dates.filter(
    ({ due }) => due === 'answer' || due === 'effect' || due === 'withdraw',
  );
  if (asked.length === 0) return null;
  const first = (days: typeof dates) => days.map(({ by }) => by).toSorted()[0] ?? '';
  return `${first(asked)} ${first(dates)}`;
}
