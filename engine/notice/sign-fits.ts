/** Whether a stretch of text carries a sign. */
import type { Compiled, Hits } from './ready-signs.ts';
import type { Sign } from './signs.ts';
import type { Sentence } from './units.ts';

/** A stretch of text in which a sign may be. */
export interface Stretch {
  readonly hits: Hits;
  readonly context: Hits;
  readonly headings: Hits;
  readonly sentences: readonly Sentence[];
  readonly section: number;
}

/** All that the sign asks for is there, as close together as it asks, and nothing that it forbids. */
export function carriesSign(
  { hits, context, headings }: Stretch,
  { all, of, under, notUnder, unless }: Compiled,
  { least = 1, near, in: size }: Sign,
): boolean {
  // the sentences of a whole section lead into one list after another: only its headings say what it is not about
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

/** Around one of the places of the first group, all others are within so many words. */
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
