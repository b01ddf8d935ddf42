/** Where an item may stand. */
import type { ITEM_STATES } from '#engine/words/requests.ts';

export type State = (typeof ITEM_STATES)[number];
