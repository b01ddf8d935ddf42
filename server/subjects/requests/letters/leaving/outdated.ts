/**
 * Whether a letter that was not sent still stands on what its request is now: the law, what was
 * asked, and what is ticked, each as it was when the letter was drafted.
 */
import type { LetterKind } from '#contract/requests/request-items.ts';
import type { OutdatedLetter } from '#contract/requests/request-shapes.ts';
import { usStateName } from '#text/us-states.ts';
import { countedEvents } from '#server/subjects/requests/clock/items-on-day.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import type { RequestLetter } from '#server/subjects/requests/stored/letter-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';

/** Answers that say what was done. */
const TELL_WHAT_WAS_DONE: ReadonlySet<string> = new Set<LetterKind>([
  'data',
  'no-data',
  'corrected',
  'deleted',
  'opt-out-works',
]);
const DONE = new Set(['searched', 'passed-on', 'effect', 'copy-handed-over', 'copy-taken-back']);

interface Law {
  readonly clockState: string | null;
  readonly verdict: string | null;
}

/** The law of the request as its events told it; undefined: none tells. */
function lawIn(events: readonly RequestEvent[]): Law | undefined {
  const last = events.findLast(({ what }) => what === 'received' || what === 'moved');
  // written by takeInIf and changeOne
  return last?.fields as Law | undefined;
}

/** What is ticked and handed over, but by this letter itself, in words to be compared. */
const doneIn = (events: readonly RequestEvent[], letterId: string): string =>
  countedEvents(events)
    .filter(({ what }) => DONE.has(what))
    .map(({ what, fields }) => ({ what, of: fields as Readonly<Record<string, unknown>> }))
    .filter(({ of }) => of['letterId'] !== letterId)
    .map(({ what, of }) => JSON.stringify([what, of['to'] ?? of['until']]))
    .toSorted()
    .join('\n');

/**
 * What has changed in the request since the letter was drafted; null: nothing on which it stands.
 * `drafted`: its first version, since a change of the text by hand is no new reading of the facts.
 */
export function outdatedBy(
  drafted: Pick<RequestLetter, 'id' | 'kind' | 'item' | 'savedAt'>,
  request: Pick<StoredRequest, 'clockState' | 'verdict'>,
  events: readonly RequestEvent[],
): OutdatedLetter | null {
  const known = events.filter(({ at }) => at <= drafted.savedAt);
  const law = lawIn(known);
  const was = law?.clockState ?? null;
  if (law && (was !== request.clockState || law.verdict !== request.verdict))
    return { by: 'law', was };
  const since = events.filter(({ at }) => at > drafted.savedAt);
  if (drafted.item === null && since.some(({ what }) => what === 'item-added'))
    return { by: 'asked', was };
  const isDone = TELL_WHAT_WAS_DONE.has(drafted.kind);
  return isDone && doneIn(known, drafted.id) !== doneIn(events, drafted.id)
    ? { by: 'done', was }
    : null;
}

/** Why such a letter does not leave, in words for its owner; undefined: it may. */
export function whyOutdated(outdated: OutdatedLetter | null): string | undefined {
  if (outdated?.by === 'asked')
    return 'More was asked since this letter was written. Write it again. Your text stays here, so that you can copy from it.';
  if (outdated?.by !== 'law') return undefined;
  const { was } = outdated;
  return was === null
    ? 'This letter was written as an answer that no law asks for. Write it again. Your text stays here, so that you can copy from it.'
    : `This letter was written for ${usStateName(was)}. Write it again. Your text stays here, so that you can copy from it.`;
}
