import { useSyncExternalStore } from 'react';
import { goByClock } from '#web/words/clock-zone.ts';

/** Whether the server sent the page with an owner's bar (server/subjects/pages/owner-pages.ts): the drawn page is the first one shown. */
const atStart =
  typeof document !== 'undefined' && document.querySelector('.bar[data-owner]') !== null;
/** Separate from the calls, so that pages without calls need not load them. */
let known = atStart;
const readers = new Set<() => void>();

/** Tells the navigation bar whether someone is signed in. If nobody is, no account's time zone is used. */
export function setSignedIn(value: boolean): void {
  if (!value) goByClock();
  if (known === value) return;
  known = value;
  for (const read of readers) read();
}

function subscribe(read: () => void) {
  readers.add(read);
  return () => void readers.delete(read);
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => atStart,
  );
}
