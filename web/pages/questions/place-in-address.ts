/** The open screen of the questions, after the "#" of the address, so that Back and a reload find it again. */
import { useSyncExternalStore } from 'react';
import { type Place, placeText, readPlace } from '#web/parts/interview/answers/place.ts';

const readers = new Set<() => void>();

function subscribe(read: () => void) {
  readers.add(read);
  window.addEventListener('popstate', read);
  window.addEventListener('hashchange', read);
  return () => {
    readers.delete(read);
    window.removeEventListener('popstate', read);
    window.removeEventListener('hashchange', read);
  };
}

export const usePlace = (): Place =>
  readPlace(
    useSyncExternalStore(
      subscribe,
      () => window.location.hash.slice(1),
      () => '',
    ),
  );

/** Opens a screen: as a step of the browser's history, or in place of the present one. It bypasses the router on purpose: the page stays. */
export function goTo(place: Place, how: 'step' | 'in place' = 'step'): void {
  const { pathname, search } = window.location;
  const text = placeText(place);
  const address = pathname + search + (text === '' ? '' : `#${text}`);
  if (how === 'step') window.history.pushState(window.history.state, '', address);
  else window.history.replaceState(window.history.state, '', address);
  for (const read of readers) read();
}
