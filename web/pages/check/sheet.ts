/** The sheet of answers in the address, and changing it. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FactIndex } from '#engine/facts/facts.ts';
import { today } from '#web/words/clock.ts';
import { EMPTY, readSheet, type Sheet, writeSheet } from '#web/parts/interview/answers/sheet.ts';

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

/** The answers, and a function to change them, which adds a step to the browser's history. */
export function useSheet(index: FactIndex): [Sheet, (next: Sheet) => void] {
  const fragment = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  const sheet = useMemo(
    () => (fragment === '' ? EMPTY : readSheet(fragment, index)),
    [fragment, index],
  );
  const go = useCallback((next: Sheet) => {
    const { pathname, search } = window.location;
    const text = writeSheet(next);
    // bypasses the router on purpose: the page stays the same
    window.history.pushState(
      window.history.state,
      '',
      pathname + search + (text === '' ? '' : `#${text}`),
    );
    for (const read of readers) read();
  }, []);
  return [sheet, go];
}

const never = () => () => undefined;

/** Today after hydration; before that, the day for which the page was rendered. */
export function useToday(drawn: string): string {
  return useSyncExternalStore(
    never,
    () => today(),
    () => drawn,
  );
}
