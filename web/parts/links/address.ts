/**
 * State that a page keeps in its address, so that it can be shared and reopened. Nothing personal
 * belongs there.
 */
import { useMemo, useSyncExternalStore } from 'react';
import { readersOf } from '#web/state/store.ts';

const { subscribe, tell } = readersOf('popstate');

/** The query of the address. At build and during hydration it is empty. */
export function useAddressQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * Sets or removes parts of the query without a new history entry. It bypasses the router on
 * purpose: the page stays the same, so nothing else is rendered again and the focus stays.
 */
export function keepInAddress(parts: Readonly<Record<string, string | undefined>>): void {
  const { pathname, search, hash } = window.location;
  const kept = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) kept.delete(name);
    else kept.set(name, value);
  }
  // commas are allowed unescaped in a query, and are easier to read
  const text = kept.toString().replaceAll('%2C', ',');
  window.history.replaceState(
    window.history.state,
    '',
    pathname + (text === '' ? '' : `?${text}`) + hash,
  );
  tell();
}
