/**
 * Loads the signs by which the notice checker recognises elements. Never bundled for the browser
 * (".server").
 */
import { readFileSync } from 'node:fs';
import { LAWS } from '#law/corpus.server.ts';
import { noticeSigns } from './schema-notice-signs.ts';

const book = noticeSigns.parse(
  JSON.parse(readFileSync(new URL('./notice-signs.json', import.meta.url), 'utf8')),
);

/** A shorter one stands for other things too: CPA is an accountant. */
const SHORTEST_NAME = 4;

export const NOTICE_SIGNS = {
  ...book,
  called: Object.fromEntries(
    LAWS.map(({ state, law: { abbreviation } }) => [
      state,
      [...book.called[state], ...(abbreviation.length < SHORTEST_NAME ? [] : [abbreviation])],
    ]),
  ),
};
