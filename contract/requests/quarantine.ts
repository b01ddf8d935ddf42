/**
 * What is quarantined for a look at the request desk, many at once
 * (docs/decisions/0090-request-desk.md).
 */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { quarantineReason } from './request-shapes.ts';

/**
 * What an owner can say about many quarantined requests at once: they are real, they are none, or
 * those that were set aside wait again.
 */
const QUARANTINE_ACTIONS = ['released', 'not-a-request', 'put-back'] as const;

/** So many a call: the owner's other calls wait for it, and whoever waits hears how far it is. */
export const MOST_QUARANTINED_AT_ONCE = 100;

export const actOnHeld = endpoint({
  name: 'actOnHeld',
  method: 'POST',
  path: '/api/businesses/:businessId/requests/held',
  access: 'owner',
  summary:
    'Say of many held requests that they are real, or none: of those named, or of all up to a moment, 100 a call. What changed meanwhile is left as it is',
  params: businessId,
  body: z
    .object({
      what: z.enum(QUARANTINE_ACTIONS),
      requests: z.optional(
        z
          .array(z.object({ id: z.string().check(z.maxLength(60)), version: z.number() }))
          .check(
            z.minLength(1, 'Choose a request'),
            z.maxLength(
              MOST_QUARANTINED_AT_ONCE,
              `Send at most ${MOST_QUARANTINED_AT_ONCE} requests a call`,
            ),
          ),
      ),
      /**
       * In place of a list: all that had come until then, or those alone that wait for one reason.
       */
      all: z.optional(z.object({ until: z.iso.datetime(), reason: z.optional(quarantineReason) })),
    })
    .check(
      z.refine(({ requests, all }) => (requests === undefined) !== (all === undefined), {
        path: ['requests'],
        message: 'Name requests, or say all',
      }),
      z.refine(({ what, all }) => what !== 'put-back' || all === undefined, {
        path: ['requests'],
        message: 'Name the requests to put back',
      }),
    ),
  status: 200,
  reply: z.object({
    /** With the version that each has now. */
    done: z.array(z.object({ id: z.string(), version: z.number() })),
    /** The ids of those that were changed meanwhile. */
    left: z.array(z.string()),
    /** With `all`: there may be more, for another call. */
    more: z.boolean(),
  }),
  problems: [...ownerProblems, 'invalid-input'],
});
