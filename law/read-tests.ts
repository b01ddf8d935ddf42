/** Which tests and exemptions of each law were read in the law's own words, for verdicts. */
import type { StateCode } from './codes.ts';
import data from './read-tests.json' with { type: 'json' };

// `npm run check -- --fix` writes the file from the readings.
// A browser loads it: the ids of a law are one text.
const READ: Readonly<Partial<Record<string, string>>> = data;

/** Of some reasons of a verdict those that are a test or exemption which we have not read. */
export const notReadOf = <R extends { readonly kind: string; readonly id: string }>(
  state: StateCode,
  reasons: readonly R[],
): R[] =>
  reasons.filter(({ kind, id }) => kind !== 'effective' && !READ[state]?.split(' ').includes(id));
