/**
 * Lines on people of 13 to 17 that are sold or used for ads, where a law forbids it or waits for
 * their own yes. The policy waits until the map keeps them out too: a yes to doing so, beside a
 * table that says otherwise, would be a promise against itself.
 */
import type { Mismatch } from '#documents/values/filling.ts';
import {
  NO_MINOR_SALE,
  TEEN_YES,
  TEEN_YES_ONLINE,
} from '#documents/filling/clashes/forbidden-sales.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { list } from '#text/english.ts';
import { isOfTeens, passedOn } from './entries.ts';
import type { MergedMap } from './map-with-proposals.ts';

/** The first such line, with what each law says of it. */
export function teenClashes(
  { lines, recipients }: MergedMap,
  facts: Facts,
  laws: readonly { readonly state: string; readonly name: string }[],
): Mismatch[] {
  const rules = laws.flatMap(({ state, name }) => {
    const below = NO_MINOR_SALE[state];
    if (below !== undefined) return [`${name} (forbidden under ${below})`];
    if (TEEN_YES_ONLINE.has(state) && facts.servicesForMinors !== true) return [];
    const to = TEEN_YES[state];
    return to === undefined ? [] : [`${name} (from 13 to ${to} only after their own yes)`];
  });
  const line = lines.find((each) => {
    const { sold, ads } = passedOn(each, recipients);
    return each.state === 'confirmed' && isOfTeens(each) && (sold === true || ads === true);
  });
  if (!line || rules.length === 0) return [];
  return [
    {
      about: 'knowsTeens',
      name: 'practiceNoMinorSale',
      text: `“${line.kind}” on your map is on people of 13 to 17, and goes to a company that buys it or uses it for ads. The law has limits on that: ${list(rules)}. Take that company off the line, or give people under 18 a line of their own without it.`,
    },
  ];
}
