/** The first duties are no part of the first question, so they are loaded later; the result is complete without them. */
import { lazy } from 'react';

const load = () => import('./first-duties.tsx');

export const FirstDuties = lazy(() =>
  load().then(
    ({ FirstDuties: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Loads code and data, before they are needed and whatever is answered. */
export function preloadDuties(file: string): void {
  void load().then(
    ({ loadDuties }) => loadDuties(file),
    () => undefined,
  );
}
