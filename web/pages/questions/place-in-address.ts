/**
 * The open screen of the questions, after the "#" of the address, so that Back and a reload find it
 * again.
 */
import { type Place, placeText, readPlace } from '#web/parts/interview/answers/place.ts';
import { goToFragment, useFragment } from '#web/parts/links/fragment.ts';

export const usePlace = (): Place => readPlace(useFragment());

/** Opens a screen: as a step of the browser's history, or in place of the present one. */
export const goTo = (place: Place, how: 'step' | 'in place' = 'step'): void =>
  goToFragment(placeText(place), how);
