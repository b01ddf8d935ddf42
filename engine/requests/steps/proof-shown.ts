/** What was seen of who asks, held against what a law names: California counts facts. */
import type { IdentityWay } from '#engine/words/requests.ts';

/** Each is one fact that matches the records (11 CCR § 7062(b), (c)). */
const FACTS: ReadonlySet<IdentityWay> = new Set(['order', 'purchase', 'contact', 'known-address']);

/** These say that somebody may ask, or swears to it; not by what the business knows them. */
const NO_SIGHT: ReadonlySet<IdentityWay> = new Set(['declaration', 'permission']);

/** Whether one of these is a thing by which a business sees who asks. */
export const showsWho = (ways: readonly IdentityWay[]): boolean =>
  ways.some((way) => !NO_SIGHT.has(way));

/** What a law names: so many facts that match the records, and a signed declaration. */
export interface ProofWanted {
  readonly facts: number | null;
  readonly signed: boolean;
}

export interface ProofShort {
  readonly matched: number;
  readonly wanted: number;
  /** They did not sign that it is true, where the law names that for data itself. */
  readonly unsigned: boolean;
}

/**
 * What is missing; undefined where it is enough, or the law names no number. Whoever signs in to
 * their account needs no facts (11 CCR § 7061). What else a business knows, such as the person
 * herself, is no fact that the rule counts: it may be enough, and the owner decides.
 */
export function proofShort(
  verifying: readonly ProofWanted[],
  ways: readonly IdentityWay[],
): ProofShort | undefined {
  const wanted = Math.max(0, ...verifying.map(({ facts }) => facts ?? 0));
  if (wanted === 0 || ways.includes('account')) return undefined;
  // the same fact twice is one
  const matched = new Set(ways.filter((way) => FACTS.has(way))).size;
  const unsigned = verifying.some(({ signed }) => signed) && !ways.includes('declaration');
  return matched >= wanted && !unsigned ? undefined : { matched, wanted, unsigned };
}
