/** Rules as closures over the results of their conditions. */
import type { Condition, Rule } from '#law/schema.ts';
import { negate } from './truth.ts';
import type { Truth } from './truth.ts';

/** The results of all conditions, in the order of `conditions`. */
export type Truths = readonly Truth[];
export type Holds = (truths: Truths) => Truth;

/** Where the result of a condition stands; `assumes`: a missing answer may count as no. */
export type PlaceOf = (condition: Condition, assumes: boolean) => number;

/** The rule made ready: called with the results, it says whether it holds. */
export function holdsOf(rule: Rule, assumes: boolean, placeOf: PlaceOf): Holds {
  if ('fact' in rule) {
    const place = placeOf(rule, assumes);
    return (truths) => truths[place];
  }
  if ('not' in rule) {
    // Under a "not", counting a missing fact as no would make something true by silence.
    const part = holdsOf(rule.not, false, placeOf);
    return (truths) => negate(part(truths));
  }
  const deciding = 'any' in rule;
  const parts = deciding ? rule.any : rule.all;
  // What is a condition itself is read at its place: most parts are, and a call for each would cost the most.
  const places = parts.flatMap((part) => ('fact' in part ? [placeOf(part, assumes)] : []));
  const nested = parts.flatMap((part) => ('fact' in part ? [] : [holdsOf(part, assumes, placeOf)]));
  return (truths) => joined(deciding, places, nested, truths);
}

/** "any", decided by one that is true; or "all", decided by one that is false. */
function joined(
  deciding: boolean,
  places: readonly number[],
  nested: readonly Holds[],
  truths: Truths,
): Truth {
  let result: Truth = !deciding;
  for (let at = 0; at < places.length; at++) {
    const truth = truths[places[at] as number];
    if (truth === deciding) return deciding;
    if (truth === undefined) result = undefined;
  }
  for (let at = 0; at < nested.length; at++) {
    const truth = (nested[at] as Holds)(truths);
    if (truth === deciding) return deciding;
    if (truth === undefined) result = undefined;
  }
  return result;
}
