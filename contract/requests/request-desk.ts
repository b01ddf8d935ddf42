/** The settings of the request desk, what it puts on a site, its try-out, and what leaves it. */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { NEXT_STEPS } from '#engine/words/requests.ts';
import { calendarDate, givenDay } from '#contract/results.ts';

const base = '/api/businesses/:businessId/request-desk' as const;

const settings = {
  isOn: z.boolean(),
  timeZone: z.string().check(z.maxLength(64)),
  houseDays: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(365))),
  remindsOwner: z.boolean(),
  remindsMembers: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
  standIn: z.nullable(z.string().check(z.maxLength(60))),
  standInFrom: z.nullable(givenDay),
  standInUntil: z.nullable(givenDay),
};

const desk = z.object({
  ...settings,
  /**
   * Whence the time zone is: the owner said it, or it follows from the postal address, the states,
   * or the account; or nothing is known.
   */
  zoneFrom: z.enum(['owner', 'address', 'states', 'account', 'nothing']),
  /** The name in the address; null: none chosen, so the form cannot be switched on. */
  slug: z.nullable(z.string()),
  /** The form in English and in Spanish; null without a name. */
  address: z.nullable(z.object({ en: z.string(), es: z.string() })),
  /** Whether strangers can reach it. */
  reachable: z.boolean(),
  /** The English address as a QR code, as SVG; null without a name. */
  qr: z.nullable(z.string()),
  /** The link for a site, as HTML, with its icon. */
  link: z.nullable(z.object({ en: z.string(), es: z.string() })),
  /** Other ways to ask that the form names. */
  ways: z.array(z.string()),
  /**
   * Where laws that bind, or may bind, the business want more ways to ask than it names: what is
   * missing.
   */
  waysMissing: z.array(
    z.object({
      state: z.string(),
      least: z.number(),
      named: z.number(),
      tollFree: z.boolean(),
      site: z.boolean(),
      onlineOnly: z.boolean(),
      cite: z.string(),
    }),
  ),
  people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  /** Whether the calendar of last days has an address. */
  hasCalendar: z.boolean(),
  hasTrial: z.boolean(),
});
export type RequestDesk = z.infer<typeof desk>;

export const readDesk = endpoint({
  name: 'readDesk',
  method: 'GET',
  path: base,
  access: 'owner',
  summary: 'The settings of the request desk, its addresses, and the link for a site',
  params: businessId,
  status: 200,
  reply: desk,
  problems: ownerProblems,
});

export const readDesks = endpoint({
  name: 'readDesks',
  method: 'GET',
  path: '/api/request-desks',
  access: 'owner',
  summary: 'How the request desks of all businesses stand, in the order of the businesses',
  status: 200,
  reply: z.array(
    z.object({
      businessId: z.string(),
      /** The day at the desk. */
      today: calendarDate,
      isOn: z.boolean(),
      open: z.number(),
      overdue: z.number(),
      held: z.number(),
      nextLastDay: z.nullable(calendarDate),
      /** The one thing to do first; null: nothing is open. */
      first: z.nullable(
        z.object({ requestId: z.string(), reference: z.string(), step: z.enum(NEXT_STEPS) }),
      ),
    }),
  ),
  problems: ['not-signed-in'],
});

export const readDeskEvidence = endpoint({
  name: 'readDeskEvidence',
  method: 'GET',
  path: `${base}/evidence`,
  access: 'owner',
  summary:
    'What the desk proves: how many requests came in, how, and how many were answered in time',
  params: businessId,
  status: 200,
  reply: z.object({
    received: z.number(),
    inTime: z.number(),
    late: z.number(),
    /** Ended without an answer: withdrawn, the same as another one, or no request. */
    ended: z.number(),
    open: z.number(),
    overdue: z.number(),
    nextLastDay: z.nullable(calendarDate),
    isOn: z.boolean(),
    ways: z.array(z.object({ way: z.string(), count: z.number() })),
  }),
  problems: ownerProblems,
});

export const changeDesk = endpoint({
  name: 'changeDesk',
  method: 'PATCH',
  path: base,
  access: 'owner',
  summary: 'Change settings of the request desk; what is not named stays',
  params: businessId,
  body: z.partial(z.object(settings)),
  status: 200,
  reply: desk,
  problems: [...ownerProblems, 'invalid-input', 'no-slug'],
});

export const addTrial = endpoint({
  name: 'addTrial',
  method: 'POST',
  path: `${base}/trial`,
  access: 'owner',
  summary: 'Add an example request to try the desk with; nobody gets a mail about it',
  params: businessId,
  status: 201,
  reply: z.object({ id: z.string() }),
  problems: ownerProblems,
});

export const removeTrial = endpoint({
  name: 'removeTrial',
  method: 'DELETE',
  path: `${base}/trial`,
  access: 'owner',
  summary: 'Take the examples away, with all that was done about them',
  params: businessId,
  status: 204,
  problems: ownerProblems,
});

export const makeDeskCalendar = endpoint({
  name: 'makeDeskCalendar',
  method: 'POST',
  path: `${base}/calendar`,
  access: 'owner',
  sharing: 'owner',
  summary: 'A secret address of a calendar with references, states and last days, and no names',
  params: businessId,
  status: 201,
  reply: z.object({ address: z.string() }),
  problems: [...ownerProblems, 'too-many-tries'],
});

export const endDeskCalendar = endpoint({
  name: 'endDeskCalendar',
  method: 'DELETE',
  path: `${base}/calendar`,
  access: 'owner',
  sharing: 'owner',
  summary: 'End the address of the calendar',
  params: businessId,
  status: 204,
  problems: ownerProblems,
});

export const downloadRequestLog = endpoint({
  name: 'downloadRequestLog',
  method: 'GET',
  path: `${base}/log/:logFormat`,
  access: 'owner',
  summary:
    'The log of requests without persons, as CSV or PDF; the figures of each year and state, as CSV; or everything that is stored, as JSON',
  params: z.extend(businessId, { logFormat: z.enum(['csv', 'pdf', 'json', 'figures']) }),
  status: 200,
  files: ['text/csv; charset=utf-8', 'application/pdf', 'application/json; charset=utf-8'],
  problems: [...ownerProblems, 'too-many-tries', 'printing-stopped'],
});

export const readRequestFigures = endpoint({
  name: 'readRequestFigures',
  method: 'GET',
  path: `${base}/figures`,
  access: 'owner',
  summary:
    'The figures of each calendar year and state: received, complied with, denied, days to answer',
  params: businessId,
  status: 200,
  reply: z.object({
    years: z.array(
      z.object({
        year: z.number(),
        /** null: all states together, which comes first. */
        state: z.nullable(z.string()),
        kinds: z.array(
          z.object({
            kind: z.enum(['delete', 'correct', 'know', 'opt-out', 'limit']),
            received: z.number(),
            /** In full, or in part. */
            complied: z.number(),
            partly: z.number(),
            denied: z.number(),
            /** Not answered yet, or ended without an answer. */
            open: z.number(),
            ended: z.number(),
            /** Days to the answer; null: none was answered. */
            median: z.nullable(z.number()),
            mean: z.nullable(z.number()),
          }),
        ),
      }),
    ),
    /** Consent that was taken back: California has no such kind. */
    notCounted: z.number(),
  }),
  problems: ownerProblems,
});
