import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page is as it was drawn at build, so that what only the browser knows is shown
 * after it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
