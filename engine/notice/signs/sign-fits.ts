/** Whether a stretch of text has a sign. */
import type { Compiled, Hits } from './ready-signs.ts';
import type { Sign } from './signs.ts';
import type { Sentence } from '#engine/notice/text/units.ts';

/** What stands above a stretch: which phrases, not where. */
export type Above = Pick<Hits, 'has'>;

/** A stretch of text that is searched for a sign. */
export interface Stretch {
  readonly hits: Hits;
  readonly context: Above;
  readonly headings: Above;
  readonly sentences: readonly Sentence[];
  readonly section: number;
}

/** A stretch without a phrase. */
export const NONE: Hits = new Map();
const NOWHERE: readonly number[] = [];

/** Several stretches as one, without the positions of their phrases. */
export function union(parts: readonly Hits[]): Hits {
  if (parts.length === 1) return parts[0] ?? NONE;
  const all = new Map<number, readonly number[]>();
  for (const part of parts) for (const group of part.keys()) all.set(group, NOWHERE);
  return all;
}

/** Whether a phrase stands above a stretch: in one of the texts there. */
export const anyOf = (parts: readonly Above[]): Above => ({
  has: (group) => parts.some((part) => part.has(group)),
});

/**
 * Whether all words of the sign occur, as close together as it requires, and none that it forbids.
 */
export function carriesSign(
  { hits, context, headings }: Stretch,
  { all, of, under, notUnder, unless }: Compiled,
  { least = 1, near, in: size }: Sign,
): boolean {
  // a whole section contains the lead-ins of several lists, so only its headings can exclude it
  const above = size === 'section' ? headings : context;
  return (
    all.every((group) => hits.has(group)) &&
    (of.length === 0 || of.filter((group) => hits.has(group)).length >= least) &&
    (under === undefined || context.has(under)) &&
    (notUnder === undefined || !above.has(notUnder)) &&
    (unless === undefined || !hits.has(unless)) &&
    (near === undefined || isNear(hits, all, of, least, near))
  );
}

/** Whether all other groups occur within so many words of one position of the first group. */
function isNear(
  hits: Hits,
  all: readonly number[],
  of: readonly number[],
  least: number,
  near: number,
): boolean {
  const [first, ...rest] = all;
  const starts =
    first === undefined ? of.flatMap((group) => hits.get(group) ?? []) : (hits.get(first) ?? []);
  return starts.some((start) => {
    const close = (group: number) =>
      (hits.get(group) ?? []).some((place) => Math.abs(place - start) <= near);
    return rest.every(close) && (of.length === 0 || of.filter(close).length >= least);
  });
}
