/** Values outside of React: pages read them, and are drawn again where one changes. */
import { useSyncExternalStore } from 'react';

/** Whoever wants to hear of a change; `events` of the window count as changes, too. */
export function readersOf(...events: readonly (keyof WindowEventMap)[]) {
  const readers = new Set<() => void>();
  const subscribe = (read: () => void) => {
    readers.add(read);
    for (const event of events) window.addEventListener(event, read);
    return () => {
      readers.delete(read);
      for (const event of events) window.removeEventListener(event, read);
    };
  };
  const tell = () => {
    for (const read of readers) read();
  };
  return { subscribe, tell };
}

/** A value in memory. Drawn pages have the initial one. */
export interface Store<Value> {
  readonly initial: Value;
  readonly read: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (read: () => void) => () => void;
}

/** A store with this value at the start; setting the same value again tells nobody. */
export function storeOf<Value>(initial: Value): Store<Value> {
  const { subscribe, tell } = readersOf();
  let value = initial;
  const set = (next: Value) => {
    if (next === value) return;
    value = next;
    tell();
  };
  return { initial, read: () => value, set, subscribe };
}

/** The value of a store. */
export const useStored = <Value>({ subscribe, read, initial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read, () => initial);
