/**
 * Finds requests by what a person says of them: the number, a name, an address. Whatever became of
 * them, and however many wait for a look.
 */
import type { Database } from '#server/base/database/database.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { allRequests } from '#server/subjects/requests/stored/list-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';

const PAGE = 500;
const MOST_FOUND = 50;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '');

/** Whether one of the texts by which a person is known holds the words. */
function isNamed({ reference, person }: StoredRequest, words: string): boolean {
  const { name, email, post, order, onBehalfOf } = person ?? {};
  const known = [reference, name, email, post, order, onBehalfOf];
  return known.some((text) => text != null && plain(text).includes(words));
}

/** The newest 50; what waits for no look comes first. */
export async function requestsNamed(
  { ownerId, businessId }: StoredDesk,
  db: Database,
  text: string,
): Promise<StoredRequest[]> {
  const words = plain(text);
  if (words === '') return [];
  let found: StoredRequest[] = [];
  for await (const page of allRequests(ownerId, db, businessId, PAGE)) {
    const more = page.filter((request) => isNamed(request, words));
    if (more.length > 0) found = [...found, ...more].toSorted(byStanding).slice(0, MOST_FOUND);
  }
  return found;
}

const isQuarantined = ({ held, closedOn }: StoredRequest) =>
  Number(held !== null && closedOn === null);

const byStanding = (one: StoredRequest, other: StoredRequest) =>
  isQuarantined(one) - isQuarantined(other) ||
  other.receivedAt.getTime() - one.receivedAt.getTime();
