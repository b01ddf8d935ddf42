/** Letters of the request desk. */
import * as z from 'zod/mini';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { PRINTED } from '#contract/documents/versions.ts';
import { deskType, identityWays, LETTER_KINDS } from './request-items.ts';
import { deskLetter, MOST_OF_REQUEST, requestId, requestWhole, textOf } from './request-shapes.ts';
import { givenDay } from '#contract/results.ts';

const base = '/api/businesses/:businessId/requests' as const;
const letterId = z.extend(requestId, { letterId: z.string().check(z.maxLength(60)) });
const whole = { status: 200, reply: requestWhole } as const;

export const draftLetter = endpoint({
  name: 'draftLetter',
  method: 'POST',
  path: `${base}/:requestId/letters`,
  access: 'owner',
  helping: 'prepares',
  summary: 'A letter of the template, filled in for this request; what is not known is marked',
  params: requestId,
  body: z.object({
    kind: z.enum(LETTER_KINDS),
    item: z.optional(deskType),
    /** Of a refusal: the ground, which chooses the reason and the paragraphs. */
    ground: z.optional(textOf(60, 'A ground')),
    /** Of a refusal, or of an appeal denied: of a part only; left out, it stays open. */
    partly: z.optional(z.boolean()),
    /** Why more time is needed, or the facts of a refusal: it goes into the letter. */
    reason: z.optional(textOf(MOST_OF_REQUEST.reason, 'A reason')),
    /** `es`: in Spanish, with the English text below; without it, as the request was made. */
    language: z.optional(z.enum(['en', 'es'], 'Choose a language')),
  }),
  status: 201,
  reply: deskLetter,
  problems: [...ownerProblems, 'invalid-input', 'not-allowed-now'],
});

export const saveLetter = endpoint({
  name: 'saveLetter',
  method: 'PUT',
  path: `${base}/:requestId/letters/:letterId`,
  access: 'owner',
  helping: 'prepares',
  summary: 'Change a letter that was not sent: a new version',
  params: letterId,
  body: z.object({
    version: z.number(),
    subject: textOf(MOST_OF_REQUEST.subject, 'A subject').check(z.minLength(1, 'Write a subject')),
    text: z
      .string()
      .check(z.minLength(1, 'Write the letter first'), z.maxLength(MOST_OF_REQUEST.letter)),
  }),
  status: 200,
  reply: deskLetter,
  problems: [...ownerProblems, 'invalid-input', 'stale-version', 'not-allowed-now'],
});

export const sendLetter = endpoint({
  name: 'sendLetter',
  method: 'POST',
  path: `${base}/:requestId/letters/:letterId/sending`,
  access: 'owner',
  helping: 'sends',
  summary:
    'Send a letter by mail, or say that it was printed and sent; refused while something is open in it, or while nobody said who asks for data that goes out',
  params: letterId,
  body: z.object({
    version: z.number(),
    by: z.enum(['mail', 'print']),
    on: z.optional(givenDay),
    reason: z.optional(textOf(MOST_OF_REQUEST.reason, 'A reason')),
    ground: z.optional(textOf(60, 'A ground')),
    partly: z.optional(z.boolean()),
    /**
     * By what the owner saw who asks, before data goes out or is changed; empty: not checked. Left
     * out: it was noted before, or need not be.
     */
    identity: z.optional(identityWays),
  }),
  ...whole,
  problems: [
    ...ownerProblems,
    'invalid-input',
    'stale-version',
    'not-allowed-now',
    'too-many-tries',
  ],
});

export const downloadLetter = endpoint({
  name: 'downloadLetter',
  method: 'GET',
  path: `${base}/:requestId/letters/:letterId/file/:format`,
  access: 'owner',
  helping: 'prepares',
  summary: 'A letter as a file to print',
  params: z.extend(letterId, { format: z.enum(PRINTED) }),
  status: 200,
  files: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  problems: [...ownerProblems, 'too-many-tries', 'printing-stopped'],
});
