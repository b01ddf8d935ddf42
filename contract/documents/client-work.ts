/** Whether a business handles data for clients, and what its laws ask of it then. */
import * as z from 'zod/mini';
import { businessId, stateId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { ourWords } from '#contract/our-words.ts';

/** The answers, as they are stored and as documents compare them. */
export const CLIENT_ANSWERS = ['For clients and for ourselves', 'Only for clients', 'No'] as const;

const clientWork = z.object({
  /** Of the business, to save the answer with. */
  version: z.number(),
  /** null: not told. */
  answer: z.nullable(z.enum(CLIENT_ANSWERS)),
  /** What who handles data for others owes; empty without a yes. */
  duties: z.array(
    z.object({
      id: z.string(),
      title: ourWords,
      text: ourWords,
      states: z.array(z.object({ stateId, stateName: ourWords, cite: z.string() })),
    }),
  ),
});
export type ClientWork = z.infer<typeof clientWork>;

export const readClientWork = endpoint({
  name: 'readClientWork',
  method: 'GET',
  path: '/api/businesses/:businessId/client-work',
  access: 'owner',
  summary: 'Whether the business handles data for clients, and its duties towards them by state',
  params: businessId,
  status: 200,
  reply: clientWork,
  problems: ownerProblems,
});
