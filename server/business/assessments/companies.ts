/**
 * Companies that get data, for the engine: as their owner confirmed them, or as their tool mostly
 * is.
 */
import type { CompanyDoings } from '#engine/assessment/mismatches.ts';
import type { StoredMap } from '#contract/documents/data-map.ts';
import { titleOf } from '#documents/map/entries.ts';
import { TOOLS } from '#reference/data.server.ts';

const LIKELY = 'likely';

/** A tool that waits for its owner counts only where it is likely. */
export function companiesOf({ recipients, tools }: StoredMap): CompanyDoings[] {
  const settled = new Set(
    recipients.filter(({ state }) => state !== 'proposed').map(({ tool }) => tool),
  );
  return [
    ...recipients
      .filter(({ state }) => state === 'confirmed')
      .map((each) => ({
        name: titleOf(each),
        ads: each.ads === true,
        sale: each.sold === true,
        processor: each.role === 'processor',
      })),
    ...TOOLS.filter(({ id }) => tools.includes(id) && !settled.has(id)).map((tool) => ({
      name: tool.name,
      ads: tool.mayBeTargetedAdvertising === LIKELY,
      sale: tool.mayBeSale === LIKELY,
      processor: tool.usualRole === 'processor',
    })),
  ];
}
