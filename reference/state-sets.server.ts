/** Loads the named sets of states. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { LAWS } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from './contents.server.ts';
import { stateSetBook, statesOfSet } from './state-sets.ts';

export const STATE_SET_BOOK = stateSetBook.parse(
  JSON.parse(readFileSync(new URL('./state-sets.json', import.meta.url), 'utf8')),
);

/** The states of each set, by its name. */
export const STATE_SETS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(STATE_SET_BOOK.sets).map(([name, set]) => [
    name,
    statesOfSet(set, LAWS, REQUIRED_ELEMENTS),
  ]),
);
