/** A letter that was not sent yet: each change is a version of its own. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import type { saveLetter as call } from '#contract/requests/request-letters.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { notNow } from '#server/subjects/requests/acting/actions.ts';
import {
  putLetter,
  requestLettersOf,
  type RequestLetter,
} from '#server/subjects/requests/stored/letter-store.ts';
import { letterReply, type RequestRef } from '#server/subjects/requests/desk/one.ts';
import { lockRequest } from '#server/subjects/requests/stored/store.ts';

const MOST_VERSIONS = 50;

export const UNSENT = { sentAt: null, sentBy: null, delivery: null, deliveryNote: null } as const;

export interface LetterAt extends RequestRef {
  readonly letterId: string;
}

/**
 * The newest version of a letter that was not sent. Throws `not-found`, `stale-version`,
 * `not-allowed-now`.
 */
export async function unsentLetter(
  owner: Owner,
  db: Services['db'],
  { businessId, requestId, letterId }: LetterAt,
  version: number,
): Promise<RequestLetter> {
  const all = await requestLettersOf(owner.userId, db, businessId, requestId);
  const newest = all.findLast(({ id }) => id === letterId);
  if (!newest) throw problem('not-found');
  if (newest.version !== version) throw problem('stale-version');
  // one that was refused reached nobody: it may be sent another way
  if (newest.sentAt !== null && newest.delivery !== 'refused')
    throw notNow('This letter was sent. Start a new one.');
  return newest;
}

/** A new version of a letter. Throws as above. */
export async function saveLetter(
  owner: Owner,
  services: Services,
  at: LetterAt,
  { version, subject, text }: BodyOf<typeof call>,
) {
  return services.db.transaction(async (db) => {
    if (!(await lockRequest(owner.userId, db, at.businessId, at.requestId)))
      throw problem('not-found');
    const before = await unsentLetter(owner, db, at, version);
    if (before.version >= MOST_VERSIONS) throw notNow('A letter keeps at most 50 versions.');
    const letter = {
      ...before,
      version: version + 1,
      subject,
      text: text.replaceAll('\0', ''),
      savedAt: services.now(),
      savedBy: actorOf(owner).name,
      ...UNSENT,
    };
    await putLetter(db, letter);
    return letterReply(letter);
  });
}

/** The thing asked that a letter is about; all of them where it names none. */
export const itemOfLetter = ({ item }: RequestLetter): DeskType | undefined =>
  item === null ? undefined : (item as DeskType);
