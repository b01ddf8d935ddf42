/** A letter that was not sent yet: each change is a version of its own. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import type { saveLetter as call } from '#contract/requests/request-letters.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { notNow } from '#server/subjects/requests/acting/actions.ts';
import { requestEventsOf } from '#server/subjects/requests/stored/event-store.ts';
import {
  isUnsent,
  putLetter,
  requestLettersOf,
  type RequestLetter,
} from '#server/subjects/requests/stored/letter-store.ts';
import { letterReply, type RequestRef } from '#server/subjects/requests/desk/one.ts';
import { outdatedBy } from './outdated.ts';
import { lockRequest } from '#server/subjects/requests/stored/store.ts';

const MOST_VERSIONS = 50;

export const UNSENT = { sentAt: null, sentBy: null, delivery: null, deliveryNote: null } as const;

export interface LetterAt extends RequestRef {
  readonly letterId: string;
}

interface Unsent {
  readonly newest: RequestLetter;
  /** Its first version. */
  readonly drafted: RequestLetter;
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
): Promise<Unsent> {
  const all = await requestLettersOf(owner.userId, db, businessId, requestId);
  const versions = all.filter(({ id }) => id === letterId);
  const newest = versions.at(-1);
  const [drafted] = versions;
  if (!newest || !drafted) throw problem('not-found');
  if (newest.version !== version) throw problem('stale-version');
  if (!isUnsent(newest)) throw notNow('This letter was sent. Start a new one.');
  return { newest, drafted };
}

/** A new version of a letter. Throws as above. */
export async function saveLetter(
  owner: Owner,
  services: Services,
  at: LetterAt,
  { version, subject, text }: BodyOf<typeof call>,
) {
  return services.db.transaction(async (db) => {
    const request = await lockRequest(owner.userId, db, at.businessId, at.requestId);
    if (!request) throw problem('not-found');
    const { newest: before, drafted } = await unsentLetter(owner, db, at, version);
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
    const events = await requestEventsOf(owner.userId, db, at.businessId, [at.requestId]);
    return letterReply(letter, outdatedBy(drafted, request, events));
  });
}

/** The thing asked that a letter is about; all of them where it names none. */
export const itemOfLetter = ({ item }: RequestLetter): DeskType | undefined =>
  item === null ? undefined : (item as DeskType);
