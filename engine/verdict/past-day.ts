/** What a law said otherwise through a day in the past, where the tests of that day do not tell. */
import type { FactKey } from '#law/rules.ts';
import type { Facts } from '#engine/rules/truth.ts';

interface OtherwiseThen {
  /** The tests of that day asked what no answer tells: a "no" would be a guess. */
  readonly undecided?: true | undefined;
  /** Where the answer to this is yes, somebody was outside whom no answer tells. */
  readonly opens?: FactKey | undefined;
}

/** The verdict of a day in the past, but "cannot tell" where it would be a guess. */
export function unlessGuessed<T extends string>(
  verdict: T,
  notes: readonly OtherwiseThen[],
  facts: Facts,
): T | 'cannot tell' {
  const no = notes.some(({ undecided }) => undecided === true);
  const yes = notes.some(({ opens }) => opens !== undefined && facts[opens] === true);
  return (no && verdict === 'does not apply') || (yes && verdict.startsWith('applies'))
    ? 'cannot tell'
    : verdict;
}
