import { useSyncExternalStore } from 'react';
import { goByClock } from '#web/words/clock-zone.ts';

/** null: not known yet. Kept apart from the calls, so that pages without calls need not carry them. */
let known: boolean | null = null;
const readers = new Set<() => void>();

/** Tells the bar whether someone is signed in. Who is not goes by no account's clock. */
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
