/** Stop kits of the sites of a business: made from a test, and proven by the tests after it. */
import * as z from 'zod/mini';
import { KIT_SAYS } from '#engine/words/site.ts';
import { ourWords } from '#contract/our-words.ts';
import { calendarDate } from '#contract/results.ts';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { host } from './sites.ts';

/** What is pasted, and what it does, as stop-kit/maker/stop-kit.ts makes it. */
const stopKit = z.object({
  version: z.string(),
  snippet: z.string(),
  script: z.string(),
  link: z.object({
    words: z.string(),
    html: z.string(),
    /** The opt-out link that the site has already: it gets the kit's attribute, or is replaced. */
    existing: z.optional(
      z.object({ words: z.string(), href: z.string(), todo: z.enum(['attribute', 'replace']) }),
    ),
  }),
  steps: z.array(z.object({ where: z.string(), what: z.string() })),
  held: z.array(z.object({ tool: z.string(), hosts: z.array(z.string()) })),
  notHeld: z.array(z.object({ tool: z.string(), why: z.string() })),
});

const siteKit = z.object({
  id: z.string(),
  host,
  madeAt: z.string(),
  day: calendarDate,
  /** The test from which it was made. */
  testId: z.string(),
  /** SHA-256 of the first piece, as the history of the business holds it. */
  hash: z.string(),
  kit: stopKit,
  /** Names for people of all tools in it, by id. */
  names: z.record(z.string(), z.string()),
  /** A file for the builder of the site; null: it takes none. */
  file: z.nullable(z.object({ name: z.string(), saved: z.string(), text: z.string() })),
});
export type SiteKit = z.infer<typeof siteKit>;

/** What a test after a kit says of it. */
export const kitProofReply = z.object({
  kitId: z.string(),
  day: calendarDate,
  hash: z.string(),
  onPage: z.enum(['this kit', 'another kit', 'not everywhere', 'no kit']),
  /** Pages without it, at most ten. */
  without: z.array(z.string()),
  rows: z.array(z.object({ name: ourWords, says: z.enum(KIT_SAYS), why: z.nullable(ourWords) })),
  /** What others supply so that the site works: what was there before the kit. */
  parts: z.array(
    z.object({
      kind: z.enum(['checkout', 'form', 'booking', 'chat', 'video', 'map']),
      name: z.string(),
      now: z.enum(['loads', 'gone', 'cannot tell']),
    }),
  ),
  /** Whether the test from before the kit is still there to compare parts with. */
  compared: z.boolean(),
});
export type KitProofReply = z.infer<typeof kitProofReply>;

export const exportedSiteKit = z.object({
  id: z.string(),
  host: z.string(),
  madeAt: z.string(),
  day: z.string(),
  testId: z.string(),
  held: z.unknown(),
  kit: z.string(),
  hash: z.string(),
  offered: z.array(z.string()),
});

export const listSiteKits = endpoint({
  name: 'listSiteKits',
  method: 'GET',
  path: '/api/businesses/:businessId/site-kits',
  access: 'owner',
  summary: 'The newest stop kit of each site',
  params: businessId,
  status: 200,
  reply: z.object({ kits: z.array(siteKit) }),
  problems: ownerProblems,
});

export const makeSiteKit = endpoint({
  name: 'makeSiteKit',
  method: 'POST',
  path: '/api/businesses/:businessId/site-tests/:testId/kit',
  access: 'owner',
  summary:
    'Make a stop kit from a test, the data map and the states that bind; its hash enters the history',
  params: z.extend(businessId, { testId: z.string().check(z.maxLength(60)) }),
  status: 201,
  reply: siteKit,
  problems: [...ownerProblems, 'nothing-to-hold'],
});
