/** What stands after the "#" of the address. Browsers never send that part. */
import { useSyncExternalStore } from 'react';
import { readersOf } from '#web/state/store.ts';

const { subscribe, tell } = readersOf('popstate', 'hashchange');

/** Without the "#". At build and during hydration it is empty. */
export const useFragment = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );

/**
 * Changes it: as a step of the browser's history, or in place of the present one. It bypasses the
 * router on purpose: the page stays.
 */
export function goToFragment(text: string, how: 'step' | 'in place' = 'step'): void {
  const { pathname, search } = window.location;
  const address = pathname + search + (text === '' ? '' : `#${text}`);
  if (how === 'step') window.history.pushState(window.history.state, '', address);
  else window.history.replaceState(window.history.state, '', address);
  tell();
}
