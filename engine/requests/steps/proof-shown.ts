/** What was seen of who asks, held against what a law names: California counts facts. */
import type { IdentityWay } from '#engine/words/requests.ts';
import type { Verifying } from './verifying.ts';

/** Each is one fact that matches the records (11 CCR § 7062(b), (c)). */
const FACTS: ReadonlySet<IdentityWay> = new Set(['order', 'purchase', 'contact', 'known-address']);

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
  verifying: readonly Pick<Verifying, 'facts' | 'signed'>[],
  ways: readonly IdentityWay[],
): ProofShort | undefined {
  const wanted = Math.max(0, ...verifying.map(({ facts }) => facts ?? 0));
  if (wanted === 0 || ways.includes('account')) return undefined;
  const matched = ways.filter((way) => FACTS.has(way)).length;
  const unsigned = verifying.some(({ signed }) => signed) && !ways.includes('declaration');
  return matched >= wanted && !unsigned ? undefined : { matched, wanted, unsigned };
}
