/** Whether a text is a letter that left: asked with the text, answered from its hash. */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { calendarDate } from '#contract/results.ts';
import { MOST_OF_REQUEST, textOf } from './request-shapes.ts';

/** A mail has lines around the letter. */
const MOST_PASTED = MOST_OF_REQUEST.letter * 2;

export const proveLetter = endpoint({
  name: 'proveLetter',
  method: 'POST',
  path: '/api/businesses/:businessId/request-desk/proof',
  access: 'owner',
  sharing: 'read',
  summary:
    'Which letters left with these words, by their hash in the history; also after a request was erased. Nothing is stored',
  params: businessId,
  body: z.object({
    text: textOf(MOST_PASTED, 'The text').check(z.minLength(1, 'Paste the text of the letter')),
  }),
  status: 200,
  reply: z.object({
    found: z.array(
      z.object({
        requestId: z.string(),
        reference: z.string(),
        kind: z.string(),
        /** What was asked that the letter answered. */
        items: z.array(z.string()),
        /** The day that counts, and the moment at which it was written down. */
        on: calendarDate,
        at: z.string(),
        /** The number of the event in the history of the business. */
        event: z.number(),
        erasedOn: z.nullable(calendarDate),
        /** The mail server refused it on this day: it reached nobody by mail. */
        refusedOn: z.nullable(calendarDate),
      }),
    ),
  }),
  problems: [...ownerProblems, 'invalid-input'],
});
