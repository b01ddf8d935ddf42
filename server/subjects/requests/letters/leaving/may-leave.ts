/** What stands against sending a letter, in words for its owner. */
import { letterGaps } from '#contract/requests/letter-gaps.ts';
import { letterParts } from '#contract/requests/letter-texts.ts';
import { notNow } from '#server/subjects/requests/acting/actions.ts';
import { countedEvents } from '#server/subjects/requests/clock/items-on-day.ts';
import { listCopyFiles } from '#server/subjects/requests/copy/copy-store.ts';
import type { SeenRequest } from '#server/subjects/requests/settling/run-action.ts';
import type { RequestLetter } from '#server/subjects/requests/stored/letter-store.ts';
import { LETTER_WORDS } from '#server/subjects/requests/letters/letter-languages.ts';
import { unticked } from '#server/subjects/requests/letters/letter-ticks.ts';
import { copyUntil } from '#server/subjects/requests/letters/letter-values.ts';
import { outdatedBy, whyOutdated } from './outdated.ts';

const COPY_NOT_SENT =
  'This letter says that the copy comes by a link, and no link was mailed. Hand the copy over first, or say another way in the letter.';

/** Whether the English text says that the copy comes by a link. */
function promisesLink(text: string): boolean {
  const english = letterParts(text).at(-1)?.text ?? '';
  const { copy } = LETTER_WORDS.en.parts;
  const at = english.indexOf(copy);
  if (at < 0) return false;
  const [way = ''] = english.slice(at + copy.length).split(/[.\n]/, 1);
  return /\blink\b/i.test(way);
}

/** Throws `not-allowed-now`. `drafted`: the first version of the letter. */
export async function refuseUnfit(
  { db, request, events }: SeenRequest,
  { text }: Pick<RequestLetter, 'text'>,
  drafted: RequestLetter,
): Promise<void> {
  const old = whyOutdated(outdatedBy(drafted, request, events));
  if (old !== undefined) throw notNow(old);
  const open = letterGaps(text);
  if (open.length > 0)
    throw notNow(`Something is still open in this letter: ${open.slice(0, 3).join('; ')}.`);
  const claim = unticked(text, countedEvents(events));
  if (claim !== undefined) throw notNow(claim);
  if (!promisesLink(text) || copyUntil(events) !== undefined) return;
  const { ownerId, businessId, id } = request;
  // the owner may have a link of their own for what is not put together here
  if ((await listCopyFiles(ownerId, db, businessId, id)).length > 0) throw notNow(COPY_NOT_SENT);
}
