/** Requests of whoever a mail names, where it names no number and comes from another address. */
import type { Database } from '#server/base/database/database.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { allRequests } from '#server/subjects/requests/stored/list-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';

const PAGE = 500;

/** Words alone, one space between them. */
const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** First and last name together, since one of them is anybody's. */
const isNameIn = (name: string | null | undefined, text: string): boolean => {
  const sought = words(name ?? '');
  return sought.includes(' ') && ` ${text} `.includes(` ${sought} `);
};

interface Sought {
  /** All that the mail says, its sender's name included. */
  readonly text: string;
  /** The first day of receipt that counts, ISO. */
  readonly since: string;
}

/** Requests since a day whose person, or whom they are about, the text names; the newest first. */
export async function requestsOfName(
  { ownerId, businessId }: Pick<StoredDesk, 'ownerId' | 'businessId'>,
  db: Database,
  { text, since }: Sought,
): Promise<StoredRequest[]> {
  const said = words(text);
  const found: StoredRequest[] = [];
  for await (const page of allRequests(ownerId, db, businessId, PAGE))
    found.push(
      ...page.filter(
        ({ held, receivedOn, person }) =>
          held === null &&
          receivedOn >= since &&
          (isNameIn(person?.name, said) || isNameIn(person?.onBehalfOf, said)),
      ),
    );
  return found.toSorted((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime());
}
