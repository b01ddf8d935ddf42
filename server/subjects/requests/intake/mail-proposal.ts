/** What a mail proposes at one desk: what it asks by its words, and the request that it answers. */
import { readDeskMail, type DeskMail, type ReadMail } from '#engine/intake/desk-mail.ts';
import { MAIL_SIGN_BOOK } from '#reference/mail-signs.server.ts';
import { isUnreadable } from '#documents/mails/written-as.ts';
import type { Database } from '#server/base/database/database.ts';
import { requestsNamed } from '#server/subjects/requests/desk/find.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { findRequest, type StoredRequest } from '#server/subjects/requests/stored/store.ts';
import { referencesIn } from './reference.ts';

const MOST_NUMBERS = 5;

interface MailReading {
  readonly read: ReadMail;
  readonly answers: StoredRequest | undefined;
}

/** Reads the mail, and finds the request whose number it names or whose letter it answers. */
export async function proposalFor(
  desk: StoredDesk,
  db: Database,
  mail: DeskMail,
): Promise<MailReading> {
  const read = withUnread(mail, readDeskMail(mail, MAIL_SIGN_BOOK));
  const named = referencesIn(`${mail.subject}\n${mail.text}`).slice(0, MOST_NUMBERS);
  let answers = await answeredByHeader(desk, db, mail);
  for (const reference of named)
    answers ??= (await requestsNamed(desk, db, reference)).find(
      (request) => request.reference === reference,
    );
  return { read, answers };
}

/** Words that nobody can read may ask for anything. */
const withUnread = (mail: DeskMail, read: ReadMail): ReadMail =>
  read.kind === 'none' && (isUnreadable(mail.text) || isEmpty(mail))
    ? { ...read, kind: 'unclear', why: 'The words of this mail could not be read.' }
    : read;

/** As a file is kept of which nothing could be read. */
const isEmpty = ({ from, subject, text }: DeskMail) => `${from}${subject}${text}`.trim() === '';

/** `<id.request@statewise>`: how server/base/mail/transports.ts names what is about a request. */
const OWN_MAIL = /<[0-9a-f-]{36}\.([0-9a-f-]{36})@statewise>/g;
const MOST_IDS = 5;

/** The request about which a mail of ours was that this one answers. */
async function answeredByHeader(
  { ownerId, businessId }: StoredDesk,
  db: Database,
  { headers }: DeskMail,
): Promise<StoredRequest | undefined> {
  const told = `${headers['in-reply-to'] ?? ''} ${headers['references'] ?? ''}`;
  const ids = [...told.matchAll(OWN_MAIL)].flatMap(([, id]) => id ?? []).slice(0, MOST_IDS);
  for (const id of ids) {
    const request = await findRequest(ownerId, db, businessId, id);
    if (request) return request;
  }
  return undefined;
}
