/** Which laws outside the records concern the states that somebody named. */
import type { LawEverywhere } from './everywhere.ts';
import type { FactKey } from './rules.ts';

type Placed = Pick<LawEverywhere, 'states' | 'place' | 'trigger'>;

/** Facts that the owner said no to. */
export type DeniedFacts = ReadonlySet<FactKey>;

/** What stands in a sheet of answers as a no. */
export const factsDenied = (
  answers: readonly { readonly fact: FactKey; readonly value: unknown }[],
): DeniedFacts => new Set(answers.filter(({ value }) => value === false).map(({ fact }) => fact));

/** The laws that may ask something of a business after what its owner said no to. */
export const withoutDenied = <Law extends Placed>(laws: readonly Law[], no: DeniedFacts): Law[] =>
  laws.filter(({ trigger }) => trigger === undefined || !no.has(trigger));

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
