/** Whether a call was refused because the session is over, while the page was open. */
import { storeOf, useStored } from '#web/state/store.ts';

const ended = storeOf(false);

export const noteSession = (over: boolean): void => ended.set(over);

export const useSessionEnded = (): boolean => useStored(ended);
