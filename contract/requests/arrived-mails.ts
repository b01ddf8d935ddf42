/** Mails that came to the address of a desk, until the owner says what each is. */
import * as z from 'zod/mini';
import { MAIL_KINDS } from '#engine/words/requests.ts';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { ourWords } from '#contract/our-words.ts';
import { calendarDate } from '#contract/results.ts';
import { deskType } from './request-items.ts';
import { namedRequest } from './request-mail.ts';

const base = '/api/businesses/:businessId/requests/arrived' as const;

/** A request of the desk that a mail may belong to. */
const related = z.object({ id: z.string(), reference: z.string() });

/** What the words of a mail seem to ask. */
export const mailProposal = z.object({
  kind: z.enum(MAIL_KINDS),
  types: z.array(deskType),
  by: z.enum(['self', 'agent']),
  state: z.nullable(z.string()),
  /** It names two states as the home, so none is proposed. Absent: not two. */
  twoStates: z.optional(z.boolean()),
  language: z.nullable(z.enum(['en', 'es'])),
  /** The day on which it came, where the business is. */
  receivedOn: calendarDate,
  why: ourWords,
  /** The sentences of the mail that may ask for something. Absent: read before they were told. */
  said: z.optional(z.array(z.string())),
  /** The request that it names or answers; null: none of this desk. */
  answers: z.nullable(related),
});

/** What a mail said; its attachments are counted and not kept. */
export const mailWords = z.object({
  name: z.string(),
  address: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.number(),
  /** There was more text than is kept. */
  isCut: z.boolean(),
});

const arrivedMail = z.object({
  id: z.string(),
  arrivedAt: z.string(),
  mail: mailWords,
  proposal: mailProposal,
  /** The request that it names or answers, as it stands now; null: none, or it is gone. */
  named: z.nullable(namedRequest),
  /**
   * Others that were refused, where the mail may be an appeal of one: of the same address, or of a
   * name in the mail.
   */
  refused: z.array(namedRequest),
  /** More requests that it names. */
  alsoNamed: z.array(namedRequest),
});

const states = z.enum(['waiting', 'set-aside']);

export const listArrivedMails = endpoint({
  name: 'listArrivedMails',
  method: 'GET',
  path: base,
  access: 'owner',
  summary:
    'Mails that came to the address of the desk: those that wait, or those set aside in the last 30 days, the newest first, in pages of 20',
  params: businessId,
  query: z.object({
    show: z.optional(states),
    order: z.optional(z.enum(['newest', 'oldest'])),
    from: z.optional(z.string().check(z.regex(/^\d{1,7}$/, 'Give the number of an entry'))),
  }),
  status: 200,
  reply: z.object({
    /** To which mails go; null: this installation takes none, or the desk has no form yet. */
    address: z.nullable(z.string()),
    mails: z.array(arrivedMail),
    counts: z.object({ waiting: z.number(), setAside: z.number() }),
    /** The day on which the mail came that waits longest; null: none waits. */
    oldest: z.nullable(calendarDate),
    /** Where the next page starts; null: this is the last. */
    next: z.nullable(z.number()),
  }),
  problems: ownerProblems,
});

export const settleArrivedMail = endpoint({
  name: 'settleArrivedMail',
  method: 'POST',
  path: `${base}/:mailId`,
  access: 'owner',
  summary:
    'Say of a mail that it belongs to a request, as a note, and as an appeal where it looks like one of what was refused; that it is none; or that it waits again. One that asks for something is written down with enterRequest',
  params: z.extend(businessId, { mailId: z.string().check(z.maxLength(60)) }),
  body: z
    .object({
      what: z.enum(['joined', 'set-aside', 'put-back']),
      /** With `joined`: the request. */
      requestId: z.optional(z.string().check(z.maxLength(60))),
      /** With `joined`: left out, a mail that looks like an appeal is noted as one where it may. */
      as: z.optional(z.enum(['appeal', 'note'])),
    })
    .check(
      z.refine(({ what, requestId }) => (what === 'joined') === (requestId !== undefined), {
        path: ['requestId'],
        message: 'Name the request that it belongs to',
      }),
    ),
  status: 200,
  reply: z.object({
    waiting: z.number(),
    /** The appeal that was noted with it; null: none was. */
    appeal: z.nullable(z.object({ by: z.nullable(calendarDate) })),
  }),
  problems: [...ownerProblems, 'invalid-input', 'not-allowed-now'],
});

/** In the export of the account. */
export const exportedArrivedMail = z.object({
  arrivedAt: z.string(),
  size: z.number(),
  state: z.string(),
  /** Null once it was written down. */
  mail: z.unknown(),
  proposal: z.unknown(),
  requestId: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
});
