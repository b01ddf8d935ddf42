/** Whether a call was refused because the session is over, while the page was open. */
import { storeOf, useStored } from '#web/state/store.ts';

const ended = storeOf(false);
let refusals = 0;

/** How often a call was refused for this reason: a call keeps the number it was sent at. */
export const refusalsSoFar = (): number => refusals;

export function noteRefusal(): void {
  refusals += 1;
  ended.set(true);
}

/**
 * A call was answered. One that was sent before the last refusal, and was slower, says nothing of
 * the session now.
 */
export function noteAnswer(sentAt: number): void {
  if (sentAt === refusals) ended.set(false);
}

export const sessionEnded = (): boolean => ended.read();

export const useSessionEnded = (): boolean => useStored(ended);
