/**
 * The review and the result are no part of the first question: their code and data are loaded
 * later, but before they are needed.
 */
import { lazy } from 'react';

const load = () => import('./whole.ts');

export const Result = lazy(() => load().then(({ Result: loaded }) => ({ default: loaded })));
export const Review = lazy(() => load().then(({ Review: loaded }) => ({ default: loaded })));

/** Loads both, whatever is answered; what fails is tried again with the result. */
export function preloadResult(dutyFile: string, smallLawFile: string): void {
  void load().then(
    ({ loadDuties, loadSmallLaws, loadAccountForm }) => {
      loadDuties(dutyFile);
      loadSmallLaws(smallLawFile);
      return loadAccountForm();
    },
    () => undefined,
  );
}
