/** Which laws outside the records concern the states that somebody named. */
import type { LawEverywhere } from './everywhere.ts';

type Placed = Pick<LawEverywhere, 'states' | 'place'>;

/**
 * Of these laws those that concern somebody in one of these states: the states' own first, then the
 * federal ones and those of all states.
 */
export function everywhereIn<Law extends Placed>(
  named: readonly string[],
  laws: readonly Law[],
): readonly Law[] {
  const own = laws.filter(({ states }) => states.some((state) => named.includes(state)));
  const shared = laws.filter(({ place }) => /^(United States|All 50)/.test(place));
  return [...own, ...shared];
}
