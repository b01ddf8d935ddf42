/** Whether a call was refused because the session is over, while the page was open. */
import { useSyncExternalStore } from 'react';

let ended = false;
const readers = new Set<() => void>();

export function noteSession(over: boolean): void {
  if (ended === over) return;
  ended = over;
  for (const read of readers) read();
}

function subscribe(read: () => void) {
  readers.add(read);
  return () => void readers.delete(read);
}

export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ended,
    () => false,
  );
