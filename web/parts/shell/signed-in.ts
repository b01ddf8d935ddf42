import { useSyncExternalStore } from 'react';
import { goByClock } from '#web/words/clock-zone.ts';

/** null: not known yet. Separate from the calls, so that pages without calls need not load them. */
let known: boolean | null = null;
const readers = new Set<() => void>();

/** Tells the navigation bar whether someone is signed in. If nobody is, no account's time zone is used. */
export function setSignedIn(value: boolean | null): void {
  if (known === value) return;
  known = value;
  if (!value) goByClock();
  for (const read of readers) read();
}

function subscribe(read: () => void) {
  readers.add(read);
  return () => void readers.delete(read);
}

export function useSignedIn(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}
