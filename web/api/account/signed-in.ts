import { goByClock } from '#web/words/time/clock-zone.ts';
import { storeOf, useStored } from '#web/state/store.ts';

/**
 * Whether the server sent the page with an owner's bar (server/subjects/pages/owner-pages.ts): the
 * drawn page is the first one shown. Separate from the calls, so that pages without calls need not
 * load them.
 */
const signedIn = storeOf(
  typeof document !== 'undefined' && document.querySelector('.bar[data-owner]') !== null,
);

/**
 * Tells the navigation bar whether someone is signed in. If nobody is, no account's time zone is
 * used.
 */
export function setSignedIn(value: boolean): void {
  if (!value) goByClock();
  signedIn.set(value);
}

export const useSignedIn = (): boolean => useStored(signedIn);
