/** A mail to the request desk, read before anything is stored: a proposal to be confirmed. */
import * as z from 'zod/mini';
import { MAIL_KINDS } from '#engine/words/requests.ts';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { ourWords } from '#contract/our-words.ts';
import { calendarDate } from '#contract/results.ts';
import { deskType } from './request-items.ts';

/** Headers that tell how a mail was sent; no others are looked at. */
export const HEADERS_READ = [
  'auto-submitted',
  'x-autoreply',
  'x-autorespond',
  'content-type',
  'list-unsubscribe',
  'list-id',
  'precedence',
  'in-reply-to',
  'message-id',
] as const;

/** So much of a mail is sent to be read. */
export const MOST_OF_MAIL = { subject: 500, text: 20_000, header: 300 } as const;

/** What tells a mail from all others. */
export const mailMark = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Read the mail again'));

/** A request of the desk that the mail may belong to. */
const related = z.object({ id: z.string(), reference: z.string() });

/** A request that a mail names or answers, as it stands now. */
export const namedRequest = z.extend(related, {
  /** What noting the mail as an appeal comes to. */
  appeal: z.object({
    may: z.enum([
      'yes',
      'nothing-refused',
      'refusal-waits',
      'appealed-already',
      'before-refusal',
      'erased',
    ]),
    /** The last day to answer it, counted from the day of the mail; null: there is none. */
    by: z.nullable(calendarDate),
    /** The law sets that day; false: the business promises it, as the law has no appeal. */
    isLaw: z.boolean(),
    /** The day of the refusal; null: there is none. */
    refusedOn: z.nullable(calendarDate),
    /** Until when our letter takes appeals; no law names a day. null: no letter of ours said so. */
    until: z.nullable(calendarDate),
  }),
  /** The mail came from the address of the request; null: one of the two is not known. */
  isTheirAddress: z.nullable(z.boolean()),
});

export const readRequestMail = endpoint({
  name: 'readRequestMail',
  method: 'POST',
  path: '/api/businesses/:businessId/requests/mail',
  access: 'owner',
  sharing: 'read',
  summary: 'What a mail asks for, by its words: a proposal. Nothing is stored',
  params: businessId,
  body: z.object({
    from: z.string().check(z.maxLength(320)),
    subject: z.string().check(z.maxLength(MOST_OF_MAIL.subject, 'Shorten the subject')),
    text: z
      .string()
      .check(
        z.maxLength(MOST_OF_MAIL.text, 'Shorten the mail to the part that asks for something'),
      ),
    headers: z.partialRecord(
      z.enum(HEADERS_READ),
      z.string().check(z.maxLength(MOST_OF_MAIL.header)),
    ),
    /** As the mail names its time; null: it names none. */
    sentAt: z.nullable(z.string().check(z.maxLength(100))),
  }),
  status: 200,
  reply: z.object({
    kind: z.enum(MAIL_KINDS),
    types: z.array(deskType),
    by: z.enum(['self', 'agent']),
    state: z.nullable(z.string()),
    /** It names two states as the home, so none is proposed. */
    twoStates: z.boolean(),
    language: z.nullable(z.enum(['en', 'es'])),
    /** The day of the mail where the business is; null: it names none, or one to come. */
    receivedOn: z.nullable(calendarDate),
    /** Their own words, without what they quote. */
    own: z.string(),
    why: ourWords,
    /** The sentences that may ask for something, as they stand in the mail. */
    said: z.array(z.string()),
    mark: mailMark,
    /** It is here already, as a request or in the list of mails; null: it is not. */
    already: z.nullable(
      z.object({
        state: z.enum(['waiting', 'request', 'joined', 'set-aside']),
        request: z.nullable(related),
      }),
    ),
    /** The request whose number it names; null: none of this desk. */
    answers: z.nullable(namedRequest),
    /**
     * Others that were refused, where the mail may be an appeal of one: of the same address, or of
     * a name in the mail.
     */
    refused: z.array(namedRequest),
    /** More requests that it names. */
    alsoNamed: z.array(namedRequest),
    /** Open requests of the same address. */
    open: z.array(related),
  }),
  problems: [...ownerProblems, 'invalid-input'],
});
