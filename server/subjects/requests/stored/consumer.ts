/** Who acts where no account does, for the history. */
import type { Actor } from '#server/base/history/actor.ts';

/** The person who asked: named nowhere in the history. */
export const CONSUMER: Actor = { id: 'consumer', name: 'The person who asked', session: null };
/** Statewise itself: what happens because a day has come. */
export const CLOCK: Actor = { id: 'statewise', name: 'Statewise', session: null };
