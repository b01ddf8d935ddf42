/**
 * Reads a map as it was stored. What was not asked yet when it was stored counts as not told here,
 * and not in the contract: pages would carry the rule to every browser.
 */
import * as z from 'zod/mini';
import { storedMap, type StoredMap } from '#contract/documents/data-map.ts';

const before = z.looseObject({ recipients: z.array(z.looseObject({})) });

/** Throws where it is no map. */
export function mapFrom(stored: unknown): StoredMap {
  const { recipients, ...rest } = z.parse(before, stored);
  return z.parse(storedMap, {
    trade: null,
    ...rest,
    recipients: recipients.map((each) => ({ acceptedOn: '', endsOn: '', ...each })),
  });
}
