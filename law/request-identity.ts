/**
 * Parts of the form of requests/*.json (request-book.ts): how a business sees who asks, who may ask
 * for somebody else, what is never asked nor sent, and by how many ways.
 */
import { z } from 'zod';
import { citation, text } from './rules.ts';

/** `memory` is not confirmed: it is shown as advice or with its doubt, never as law. */
export const source = z.enum(['statute', 'regulation', 'record', 'memory']);
/** `seen`: how the words were read, where it was not the official page. */
export const sourced = { cite: citation.optional(), source, seen: text.optional() };
export const verification = z.strictObject({
  is: z.enum(['required', 'commercially reasonable', 'allowed', 'not required', 'forbidden']),
  text: text.optional(),
  /** How sure the business has to be, and by how many facts that match its records. */
  certainty: z.enum(['reasonable', 'reasonably high']).optional(),
  facts: z.int().positive().optional(),
  cite: citation.optional(),
  source: source.optional(),
  seen: text.optional(),
});
export const agent = z.strictObject({
  proof: text,
  declineWhere: z.array(text).min(1).optional(),
  /**
   * Of a request to stop that an agent sends, identity and authority may be checked, also where the
   * person's own may not.
   */
  verification: z.strictObject({ cite: citation, source, seen: text.optional() }).optional(),
  ...sourced,
});
export const child = z.strictObject({
  /** Below this age the parent asks. */
  age: z.int().positive(),
  who: z.array(text).min(1),
  note: text.optional(),
  cite: citation.optional(),
  source: source.optional(),
});
/** The section by which nothing need be done while nobody knows who asks. */
export const identity = z.strictObject({ section: citation, source, seen: text.optional() });
/** What a check of identity may not ask for. */
export const neverAsk = z.array(z.strictObject({ what: text, ...sourced }));
/** What an answer never holds. */
export const neverSend = z.strictObject({ what: z.array(text).min(1), cite: citation });

/** How many ways to ask a business has to offer. */
export const ways = z.strictObject({
  least: z.int().positive(),
  /** One of them is a telephone number that costs nothing to call. */
  tollFree: z.literal(true).optional(),
  /** One of them is on the site, where there is one. */
  site: z.literal(true).optional(),
  /** What is enough where the business is online only and deals directly with its customers. */
  onlineOnly: z.literal('email').optional(),
  cite: citation,
  source,
});
