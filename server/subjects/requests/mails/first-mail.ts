/**
 * The first mail of a request. A form's reply must not tell by its time whether an address asked
 * before, here or elsewhere: where no mail is due, the same is counted and written, and taken back
 * (docs/decisions/0090-request-desk.md).
 */
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { isOverLimit } from '#server/base/limits/limits.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { receivedMail } from './confirmation-mail.ts';
import { carriedBy } from './mail-sender-name.ts';
import { isLikeAny } from '#server/subjects/requests/stored/quarantine.ts';
import type { Incoming } from '#server/subjects/requests/stored/incoming.ts';
import type { SeenRequest } from '#server/subjects/requests/settling/settle-request.ts';
import { type RequestChange, type StoredRequest } from '#server/subjects/requests/stored/store.ts';

/**
 * none: by this way nobody gets a mail; unsent: the numbers of mails are used up, or it waits for a
 * look.
 */
export type FirstMail = 'none' | 'unsent' | 'sent';

interface Asked extends Pick<Incoming, 'held' | 'channel'> {
  readonly email: string | null;
  readonly isTrial?: boolean;
}

/**
 * Whether the address gets a mail: none of examples, of what waits for a look, and not more a day
 * than one person could want.
 */
export async function firstMailOf(
  services: Services,
  businessId: string,
  { email, held, isTrial, channel }: Asked,
): Promise<FirstMail> {
  if (email === null || !isLikeAny(held) || isTrial || channel !== 'form') return 'none';
  // what is not sent is counted apart, so that it uses up nothing
  const apart = (isUnsent: boolean) => (isUnsent ? ['unsent'] : []);
  const isQuarantined = held !== null;
  const address = [email.toLowerCase(), ...apart(isQuarantined)];
  const isUnsent = (await isOverLimit(services, 'requestMails', ...address)) || isQuarantined;
  const ofDesk = [businessId, ...apart(isUnsent)];
  const isFull = await isOverLimit(services, 'requestMailsOfDesk', ...ofDesk);
  return isUnsent || isFull ? 'unsent' : 'sent';
}

const NOT_DUE = new Error('this mail is not due');

/** Writes it in the transaction of the request. */
export async function addFirstMail(
  db: Database,
  { services, business, request, token, mail }: FirstMailOf,
): Promise<void> {
  if (mail === 'none') return;
  try {
    await db.transaction(async (inner) => {
      const letter = receivedMail(services, business, request, token);
      await addMail(
        inner,
        { ...letter, carries: await carriedBy(services, inner, request) },
        request.enteredAt,
      );
      if (mail === 'unsent') throw NOT_DUE;
    });
  } catch (fault) {
    if (fault !== NOT_DUE) throw fault;
  }
}

/**
 * What was held got no mail. It comes once the owner takes the request in, with a new address of
 * the page with the letters: of the first only the hash is known. Returns what changes at the
 * request by it.
 */
export async function mailOnRelease(
  services: Services,
  business: StoredBusiness,
  { db, request }: Pick<SeenRequest, 'db' | 'request'>,
): Promise<RequestChange> {
  const { isTrial, person, ownerId, channel } = request;
  const asked = { email: person?.email ?? null, held: null, isTrial, channel };
  if ((await firstMailOf({ ...services, db }, business.id, asked)) !== 'sent') return {};
  const token = newToken(ownerId);
  const mail = receivedMail(services, business, request, token);
  await addMail(db, { ...mail, carries: await carriedBy(services, db, request) }, services.now());
  return { mailedHash: tokenHash(token) };
}

interface FirstMailOf {
  readonly services: Services;
  readonly business: StoredBusiness;
  readonly request: StoredRequest;
  readonly token: string;
  readonly mail: FirstMail;
}
