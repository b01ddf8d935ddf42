/**
 * A mail comes in at a desk: read by its words, masked, and kept until the owner says what it is.
 * It starts no clock by itself.
 */
import { randomUUID } from 'node:crypto';
import { readMailFile, type MailInFile } from '#documents/mails/mail-file.ts';
import { MOST_OF_REQUEST } from '#contract/requests/request-shapes.ts';
import { MOST_OF_MAIL } from '#contract/requests/request-mail.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { addDays } from '#calendar/dates.ts';
import { isForwarded, ownText } from '#engine/intake/own-text.ts';
import type { Database } from '#server/base/database/database.ts';
import { masked } from '#server/subjects/requests/intake/masks.ts';
import { proposalFor } from '#server/subjects/requests/intake/mail-proposal.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { addArrived, countArrived, type MailWords } from './arrived-store.ts';
import { markOf } from './mail-mark.ts';

/** What is read of a mail: its words come before its attachments. */
export const MOST_READ_BYTES = 1_000_000;
/** So many may wait at one desk; then the sender's server keeps them and tries again. */
const MOST_WAITING = 500;
/** A day before it came counts where the mail was passed on, and no older one. */
const MOST_DAYS_BEFORE = 60;

/** A mail as it came. */
export interface ArrivingMail {
  /** The first bytes of it. */
  readonly bytes: Uint8Array;
  /** All of its bytes. */
  readonly size: number;
}

const NO_WORDS: MailInFile = {
  from: { name: '', address: '' },
  subject: '',
  text: '',
  headers: {},
};

/** Whether there is room for one more. */
export const hasRoom = async ({ ownerId, businessId }: StoredDesk, db: Database) =>
  (await countArrived(ownerId, db, businessId, 'waiting')) < MOST_WAITING;

/** Reads it and keeps it. What cannot be read is kept as a mail without words: somebody wrote. */
export async function arrive(
  db: Database,
  desk: StoredDesk,
  { bytes, size }: ArrivingMail,
  now: Date,
): Promise<void> {
  const mail = cleaned((await readMailFile(bytes)) ?? NO_WORDS);
  const { read, answers } = await proposalFor(desk, db, {
    ...mail,
    from: mail.from.address,
    text: mail.text.slice(0, MOST_OF_MAIL.text),
  });
  await addArrived(db, {
    ownerId: desk.ownerId,
    businessId: desk.businessId,
    id: randomUUID(),
    arrivedAt: now,
    messageHash: markOfArrived(mail, bytes, now),
    size,
    mail: wordsOf(mail, bytes),
    proposal: {
      kind: read.kind,
      types: [...read.types],
      by: read.agent ? 'agent' : 'self',
      state: read.state,
      twoStates: read.twoStates,
      language: read.language,
      receivedOn: dayOfReceipt(mail, desk, now),
      why: read.why,
      said: read.said.map((sentence) => masked(sentence).text),
      answers: answers ? { id: answers.id, reference: answers.reference } : null,
    },
    state: 'waiting',
    requestId: null,
    settledAt: null,
  });
}

const markOfArrived = ({ headers, from, text }: MailInFile, bytes: Uint8Array, now: Date) =>
  markOf({
    headers,
    from: from.address,
    text: text === '' ? new TextDecoder('latin1').decode(bytes) : text,
    sentAt: headers['date'] ?? now.toISOString(),
  });

const cleaned = ({ from, subject, text, headers }: MailInFile): MailInFile => ({
  from: { name: clean(from.name), address: clean(from.address) },
  subject: clean(subject),
  text: clean(text),
  headers,
});

const ATTACHED = /^content-disposition:\s*attachment/gim;

/** What no database keeps as text: NUL, and halves of signs. */
const NO_TEXT = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const clean = (text: string) => text.replaceAll(NO_TEXT, '');

function wordsOf({ from, subject, text }: MailInFile, bytes: Uint8Array): MailWords {
  const own = ownText(text, isForwarded({ subject })).trim();
  return {
    name: from.name.slice(0, MOST_OF_REQUEST.name),
    address: from.address.slice(0, MOST_OF_REQUEST.email),
    subject: masked(subject.slice(0, MOST_OF_MAIL.subject)).text,
    text: masked(own.slice(0, MOST_OF_MAIL.text)).text,
    attachments: [...new TextDecoder('latin1').decode(bytes).matchAll(ATTACHED)].length,
    isCut: own.length > MOST_OF_MAIL.text,
  };
}

/**
 * The day on which it came, where the business is; the mail's own day where it is a little earlier,
 * as of one that was passed on.
 */
function dayOfReceipt({ headers }: MailInFile, { timeZone }: StoredDesk, now: Date): string {
  const today = dayIn(now, timeZone);
  const sent = new Date(headers['date'] ?? '');
  if (Number.isNaN(sent.getTime())) return today;
  const day = dayIn(sent, timeZone);
  return day < today && day >= addDays(today, -MOST_DAYS_BEFORE) ? day : today;
}
