/**
 * What changed for a business when the law data did
 * (docs/decisions/0141-what-changed-for-each-owner.md).
 */
import * as z from 'zod/mini';
import { businessId, stateId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { calendarDate } from '#contract/results.ts';

const saidState = z.object({
  stateId,
  stateName: z.string(),
  /** From when until when we told it wrongly; null: it was no error of ours. */
  wrong: z.nullable(z.string()),
  /** Before and after, with the day. */
  verdict: z.string(),
  why: z.nullable(z.string()),
  /** The sections of the entries that changed. */
  cites: z.array(z.string()),
  duties: z.array(
    z.object({ id: z.string(), title: z.string(), cite: z.string(), text: z.string() }),
  ),
});

const news = z.object({
  /** Counts from 1 for each business. */
  number: z.number(),
  /** The owner's day on which it was found. */
  day: calendarDate,
  /** Errors of ours first. */
  states: z.array(saidState),
  tasks: z.array(z.string()),
  papers: z.array(z.object({ template: z.string(), text: z.string() })),
  requests: z.array(z.object({ requestId: z.string(), text: z.string() })),
  /**
   * Laws without a size test that bind otherwise, or ask for other things. `id` null: it has no
   * page any more.
   */
  laws: z.array(z.object({ id: z.nullable(z.string()), text: z.string() })),
});
export type BusinessLawNews = z.infer<typeof news>;

/** What nobody has read yet, the newest first. */
const lawNews = z.object({ news: z.array(news) });
export type LawNewsReply = z.infer<typeof lawNews>;

export const readLawNews = endpoint({
  name: 'readLawNews',
  method: 'GET',
  path: '/api/businesses/:businessId/law-news',
  access: 'owner',
  summary: 'What changed for the business with the law data, until its owner has read it',
  params: businessId,
  status: 200,
  reply: lawNews,
  problems: ownerProblems,
});

export const markLawNewsRead = endpoint({
  name: 'markLawNewsRead',
  method: 'PUT',
  path: '/api/businesses/:businessId/law-news/read',
  access: 'owner',
  sharing: 'owner',
  summary: 'Say that what changed was read, up to a number; it is kept',
  params: businessId,
  body: z.object({
    upTo: z
      .number('Name the number of the news')
      .check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  }),
  status: 200,
  reply: lawNews,
  problems: [...ownerProblems, 'invalid-input'],
});

/** News as they are kept, in the export of an account. */
export const keptLawNews = z.object({
  number: z.number(),
  day: calendarDate,
  /** The law data before and after, by hash. */
  from: z.string(),
  to: z.string(),
  what: z.unknown(),
  readAt: z.nullable(z.string()),
  mailedAt: z.nullable(z.string()),
});
