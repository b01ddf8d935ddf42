/**
 * The request desk: the list, one request, and what is done about it
 * (docs/decisions/0090-request-desk.md).
 */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { deskType, identityWays } from './request-items.ts';
import { mailMark } from './request-mail.ts';
import {
  by,
  channel,
  quarantineReason,
  MOST_OF_REQUEST,
  orNull,
  requestId,
  requestRow,
  requestWhole,
  state,
  textOf,
} from './request-shapes.ts';
import { calendarDate, givenDay } from '#contract/results.ts';

const base = '/api/businesses/:businessId/requests' as const;
export const listRequests = endpoint({
  name: 'listRequests',
  method: 'GET',
  path: base,
  access: 'owner',
  summary:
    'The requests of a business: open ones by their next last day, held ones with what people sent first, or closed ones by their end, in pages of 50',
  params: businessId,
  query: z.object({
    show: z.optional(z.enum(['open', 'held', 'closed'])),
    /** With `held`: those alone that wait for this reason. */
    reason: z.optional(quarantineReason),
    from: z.optional(z.string().check(z.regex(/^\d{1,7}$/, 'Give the number of an entry'))),
  }),
  status: 200,
  reply: z.object({
    today: calendarDate,
    requests: z.array(requestRow),
    counts: z.object({
      open: z.number(),
      overdue: z.number(),
      held: z.number(),
      closed: z.number(),
    }),
    /** Why held ones wait, and how many for each reason. */
    heldFor: z.array(z.object({ reason: quarantineReason, number: z.number() })),
    /** When this was so; what is done about all held ones leaves out what came later. */
    at: z.string(),
    /** Where the next page starts; null: this is the last. */
    next: z.nullable(z.number()),
    /** Whether people can send requests by the form. */
    isOn: z.boolean(),
    hasTrial: z.boolean(),
  }),
  problems: [...ownerProblems, 'invalid-input'],
});

export const findRequests = endpoint({
  name: 'findRequests',
  method: 'POST',
  path: `${base}/search`,
  access: 'owner',
  sharing: 'read',
  summary:
    'The newest 50 requests with a number, a name or an address, whatever became of them; what is held comes last. Nothing is stored',
  params: businessId,
  body: z.object({
    text: textOf(MOST_OF_REQUEST.email, 'What you look for').check(
      z.minLength(1, 'Type a number, a name or an address'),
    ),
  }),
  status: 200,
  reply: z.object({ today: calendarDate, requests: z.array(requestRow) }),
  problems: [...ownerProblems, 'invalid-input'],
});

const whole = { status: 200, reply: requestWhole } as const;

export const readRequest = endpoint({
  name: 'readRequest',
  method: 'GET',
  path: `${base}/:requestId`,
  access: 'owner',
  helping: 'prepares',
  summary: 'One request with its dates and their reasons, what may be done, letters and notes',
  params: requestId,
  ...whole,
  problems: ownerProblems,
});

export const enterRequest = endpoint({
  name: 'enterRequest',
  method: 'POST',
  path: base,
  access: 'owner',
  summary: 'Write down a request that came by phone, post, mail or at the counter',
  params: businessId,
  body: z.object({
    channel,
    receivedOn: givenDay,
    state,
    by,
    types: z.array(deskType).check(z.minLength(1, 'Tick what is asked for')),
    name: orNull(MOST_OF_REQUEST.name, 'A name'),
    email: z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(MOST_OF_REQUEST.email),
          z.email('Enter an email address, such as name@example.com'),
        ),
    ),
    post: orNull(MOST_OF_REQUEST.post, 'An address'),
    order: orNull(MOST_OF_REQUEST.order, 'A number'),
    text: orNull(MOST_OF_REQUEST.text, 'The text'),
    onBehalfOf: orNull(MOST_OF_REQUEST.name, 'A name'),
    /** Of the person: letters are drafted in it. English where nothing is said. */
    language: z.optional(z.enum(['en', 'es'])),
    /** The mail that arrived and is written down by this. */
    mail: z.optional(z.string().check(z.maxLength(60))),
    /** Of a mail from a file or the clipboard: it is not written down twice. */
    mailMark: z.optional(mailMark),
  }),
  status: 201,
  reply: requestWhole,
  problems: [...ownerProblems, 'invalid-input', 'key-reused', 'too-many-tries', 'quota-reached'],
});

/** Places or companies that are ticked by one press. */
const MOST_AT_ONCE = 200;

/** What an owner can say happened. Letters that are sent say so by themselves. */
const REQUEST_ACTIONS = [
  'acknowledged',
  'identity-link',
  'identity-asked',
  'identity-confirmed',
  'identity-failed',
  'permission-seen',
  'searched',
  'passed-on',
  /** A tick that was a mistake is taken back. */
  'not-searched',
  'not-passed-on',
  'extension-notice',
  'effect',
  'answered',
  'denied',
  'completion-notice',
  'appeal',
  'appeal-extension-notice',
  'appeal-answered',
  'withdrawn',
  'duplicate',
  'not-a-request',
  'released',
  'put-back',
  /** That it was taken back, or set aside, was a mistake. */
  'still-stands',
] as const;

export const actOnRequest = endpoint({
  name: 'actOnRequest',
  method: 'POST',
  path: `${base}/:requestId/events`,
  access: 'owner',
  helping: 'prepares',
  summary:
    'Say what was done about a request; what the law does not allow now is refused with its reason',
  params: requestId,
  body: z.object({
    version: z.number(),
    what: z.enum(REQUEST_ACTIONS),
    /** The thing asked that it is about; left out: all of them. */
    item: z.optional(deskType),
    /** The day on which it was done; left out: today. */
    on: z.optional(givenDay),
    reason: z.optional(textOf(MOST_OF_REQUEST.reason, 'A reason')),
    ground: z.optional(textOf(60, 'A ground')),
    /** The system that was searched, or the company that was told. */
    to: z.optional(textOf(MOST_OF_REQUEST.name, 'A name')),
    /** Several of them at once; each is noted by its name. */
    toEach: z.optional(
      z.array(textOf(MOST_OF_REQUEST.name, 'A name')).check(z.maxLength(MOST_AT_ONCE)),
    ),
    partly: z.optional(z.boolean()),
    granted: z.optional(z.boolean()),
    /** With `identity-confirmed`: by what the owner saw who asks. */
    how: z.optional(identityWays),
  }),
  ...whole,
  problems: [...ownerProblems, 'invalid-input', 'stale-version', 'not-allowed-now'],
});

export const changeRequest = endpoint({
  name: 'changeRequest',
  method: 'PATCH',
  path: `${base}/:requestId`,
  access: 'owner',
  summary:
    'Correct the state where the person lives, add a thing that was asked, or keep the data for a reason',
  params: requestId,
  body: z.object({
    version: z.number(),
    state: z.optional(state),
    addTypes: z.optional(z.array(deskType)),
    keptFor: z.optional(orNull(MOST_OF_REQUEST.reason, 'A reason')),
  }),
  ...whole,
  problems: [...ownerProblems, 'invalid-input', 'stale-version', 'not-allowed-now'],
});

export const addRequestNote = endpoint({
  name: 'addRequestNote',
  method: 'POST',
  path: `${base}/:requestId/notes`,
  access: 'owner',
  helping: 'prepares',
  summary:
    'Add a note for the business itself. With appealOn it is what somebody wrote who appeals, and the appeal is noted with it',
  params: requestId,
  body: z.object({
    text: textOf(MOST_OF_REQUEST.note, 'A note').check(z.minLength(1, 'Write the note first')),
    /** The day on which the appeal came. */
    appealOn: z.optional(givenDay),
  }),
  ...whole,
  problems: [...ownerProblems, 'invalid-input', 'not-allowed-now'],
});

export const eraseRequest = endpoint({
  name: 'eraseRequest',
  method: 'DELETE',
  path: `${base}/:requestId/person`,
  access: 'owner',
  summary:
    'Erase who asked and what they wrote, letters and notes included; what was done stays. An appeal younger than 24 months goes only with appeal=too',
  params: requestId,
  query: z.object({ appeal: z.optional(z.enum(['too'])) }),
  status: 204,
  problems: [...ownerProblems, 'invalid-input', 'not-allowed-now'],
});
