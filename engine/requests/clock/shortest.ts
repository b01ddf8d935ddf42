/** Where a person did not say in which state they live: the law with the shortest clock, of those that may bind the business. */
import type { RequestLaw } from '#law/schema.ts';
import type { Binds, RequestItem } from '#engine/requests/request.ts';
import { clockOf } from './clock.ts';

/** A law that may be the person's, and what the engine says on it. */
export interface PossibleLaw {
  readonly law: RequestLaw;
  readonly binds: Binds;
}

/** Each thing asked, as it came: nothing has happened to it yet. */
export type AskedItem = Pick<RequestItem, 'type' | 'received' | 'by'>;

/**
 * The law by which something is due first, for whatever was asked; of two with the same day, the one with the shorter time
 * for what was asked itself; then the one that comes first. Undefined where none gives any of the rights.
 */
export function shortestLaw<L extends PossibleLaw>(
  laws: readonly L[],
  items: readonly AskedItem[],
  asOf: string,
): L | undefined {
  let shortest: { law: L; days: string } | undefined;
  for (const law of laws) {
    const days = firstDays(law, items, asOf);
    if (days !== null && (!shortest || days < shortest.days)) shortest = { law, days };
  }
  return shortest?.law;
}

const ASKED: ReadonlySet<string> = new Set(['answer', 'effect', 'withdraw']);

/** The first last day of all, then the first for what was asked. */
function firstDays(
  { law, binds }: PossibleLaw,
  items: readonly AskedItem[],
  asOf: string,
): string | null {
  const dates = items.flatMap(
    (item) => clockOf(law, { ...item, binds, events: [], earlier: [] }, asOf).dates,
  );
  const first = (days: typeof dates) => days.map(({ by }) => by).toSorted()[0] ?? '';
  return dates.length === 0
    ? null
    : `${first(dates)} ${first(dates.filter(({ due }) => ASKED.has(due)))}`;
}
