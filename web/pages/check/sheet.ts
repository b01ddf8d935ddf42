/** The sheet of answers in the address, and changing it. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FactIndex } from '#engine/facts/facts.ts';
import { goToFragment, useFragment } from '#web/parts/links/fragment.ts';
import { today } from '#web/words/time/clock.ts';
import { EMPTY, readSheet, type Sheet, writeSheet } from '#web/parts/interview/answers/sheet.ts';

/** The answers, and a function to change them, which adds a step to the browser's history. */
export function useSheet(index: FactIndex): [Sheet, (next: Sheet) => void] {
  const fragment = useFragment();
  const sheet = useMemo(
    () => (fragment === '' ? EMPTY : readSheet(fragment, index)),
    [fragment, index],
  );
  const go = useCallback((next: Sheet) => goToFragment(writeSheet(next)), []);
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
