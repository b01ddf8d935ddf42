/** The laws without a size test as documents read them. */
import type { Truth } from '#engine/rules/truth.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import type { SmallLawHere } from './filling.ts';

/** Every one of them, with whether it binds: by its id. */
export const smallLawsHere = (bindsOf: (id: string) => Truth): SmallLawHere[] =>
  SMALL_LAWS.laws.map(({ id, name, place, cite }) => ({
    id,
    name,
    place,
    cite,
    binds: bindsOf(id),
  }));
