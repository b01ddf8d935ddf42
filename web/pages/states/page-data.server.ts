/** The index of states on a day. */
import type { Page } from '#web/words/page-row.ts';
import { US_STATES } from '#text/us-states.ts';
import { isForAllStates, SMALL_LAWS } from '#law/small-laws.ts';
import { lawMap, mapVersions } from '#web/parts/law/law-map.server.ts';
import type { StatesView } from './view.ts';

export const versions = mapVersions;

/** Laws without a size test by place: those of all states first. */
function smallLaws(): StatesView['smallLaws'] {
  const places = Map.groupBy(SMALL_LAWS.laws, (law) => (isForAllStates(law) ? '' : law.place));
  return [...places]
    .map(([place, laws]) => ({
      place: place === '' ? 'All states' : place,
      code: US_STATES.find(({ name }) => name === place)?.code ?? null,
      laws: laws.map(({ id, name }) => ({ id, name })),
      everywhere: place === '',
    }))
    .toSorted(
      (one, other) =>
        Number(other.everywhere) - Number(one.everywhere) || one.place.localeCompare(other.place),
    );
}

export function data(_page: Page, from: string): StatesView {
  const places = smallLaws();
  const others = Object.fromEntries(
    places.flatMap(({ code, laws }) => (code === null ? [] : [[code, laws.length]])),
  );
  return { ...lawMap(from), others, smallLaws: places };
}
