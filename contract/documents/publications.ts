/** What an owner puts on a site: a document as HTML to paste, and the page that we host for it. */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { number } from './versions.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { ourWords } from '#contract/our-words.ts';
import { calendarDate } from '#contract/results.ts';
import { slugFault } from './slugs.ts';

const documentOf = z.extend(businessId, { template: z.string().check(z.maxLength(60)) });
const versionOf = z.extend(documentOf, { number });

const siteCopy = z.object({
  title: z.string(),
  /**
   * Headings begin at the second level; the title is not in it, because the site's page has one.
   */
  html: z.string(),
  /** What is still open in it; a text with something open is not ready to publish. */
  open: z.array(ourWords),
  /** Names of its parts for links, with what stands there. */
  anchors: z.array(z.object({ name: z.string(), about: ourWords })),
});
export type SiteCopy = z.infer<typeof siteCopy>;

export const readSiteCopy = endpoint({
  name: 'readSiteCopy',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/versions/:number/html',
  access: 'owner',
  summary: 'A version as plain HTML to paste into a site, with what is still open in it',
  params: versionOf,
  status: 200,
  reply: siteCopy,
  problems: ownerProblems,
});

export const downloadSiteCopy = endpoint({
  name: 'downloadSiteCopy',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/versions/:number/html/file',
  access: 'owner',
  summary: 'A version as a whole HTML page, as a file',
  params: versionOf,
  status: 200,
  files: ['text/html; charset=utf-8'],
  problems: [...ownerProblems, 'too-many-tries'],
});

/** A version that was put on the hosted page. */
const publication = z.object({
  number: z.number(),
  publishedAt: z.string(),
  /** The owner's day. */
  publishedOn: calendarDate,
  publishedBy: z.string(),
  /** null: it can be read. */
  withdrawnOn: z.nullable(calendarDate),
  /** Where it can be read; null if it was withdrawn. */
  address: z.nullable(z.string()),
});
export type Publication = z.infer<typeof publication>;

const hosting = z.object({
  /** The name of the business in the address; null: none chosen. */
  slug: z.nullable(z.string()),
  /** One that is free, made from the name of the business; null if the name has none. */
  proposedSlug: z.nullable(z.string()),
  /** What stands before the slug, and after it. */
  before: z.string(),
  after: z.string(),
  /** Whether strangers can reach the address of this installation. */
  reachable: z.boolean(),
  /** Whether search engines may list the page. */
  inSearch: z.boolean(),
  /** The version that is shown; null: none. */
  shown: z.nullable(publication),
  /** All that were ever published, newest first. */
  all: z.array(publication),
  /** Whether the document as it would be made today differs from the version that is shown. */
  changed: z.boolean(),
  /** What is still open in the document as it would be made today. */
  open: z.array(ourWords),
});
export type Hosting = z.infer<typeof hosting>;

export const readHosting = endpoint({
  name: 'readHosting',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/publication',
  access: 'owner',
  summary: 'The hosted page of a document: its address, the version shown, and earlier ones',
  params: documentOf,
  status: 200,
  reply: hosting,
  problems: ownerProblems,
});

export const chooseSlug = endpoint({
  name: 'chooseSlug',
  method: 'PUT',
  path: '/api/businesses/:businessId/slug',
  access: 'owner',
  summary:
    'Choose the name of the business in the address of its hosted pages; an older name leads to the new one',
  params: businessId,
  body: z.object({
    slug: z.string().check(
      z.trim(),
      z.maxLength(100),
      z.superRefine((slug: string, context) => {
        const fault = slugFault(slug);
        if (fault !== undefined) context.addIssue(fault);
      }),
    ),
  }),
  status: 200,
  reply: z.object({ slug: z.string() }),
  problems: [...ownerProblems, 'invalid-input', 'slug-taken', 'too-many-tries'],
});

export const allowSearch = endpoint({
  name: 'allowSearch',
  method: 'PUT',
  path: '/api/businesses/:businessId/search-engines',
  access: 'owner',
  summary: 'Whether search engines may list the hosted pages of a business',
  params: businessId,
  body: z.object({ allowed: z.boolean() }),
  status: 200,
  reply: z.object({ allowed: z.boolean() }),
  problems: [...ownerProblems, 'invalid-input', 'no-slug'],
});

/** As in the paths of versions. */
const MOST_NUMBER = 9_999_999;

export const publish = endpoint({
  name: 'publish',
  method: 'PUT',
  path: '/api/businesses/:businessId/documents/:template/publication',
  access: 'owner',
  summary: 'Put a version on the hosted page; refused while something is open in it',
  params: documentOf,
  body: z.object({ number: z.number().check(z.int(), z.gte(1), z.lte(MOST_NUMBER)) }),
  status: 200,
  reply: publication,
  problems: [...ownerProblems, 'invalid-input', 'no-slug', 'not-ready', 'too-many-tries'],
});

export const withdraw = endpoint({
  name: 'withdraw',
  method: 'DELETE',
  path: '/api/businesses/:businessId/documents/:template/publication',
  access: 'owner',
  summary: 'Take the hosted page down, with all its versions',
  params: documentOf,
  status: 204,
  problems: ownerProblems,
});

const siteBuilders = z.object({
  /** The day to which the steps were checked. */
  checked: calendarDate,
  /** What the links at the foot of a site have to say. */
  links: z.array(z.object({ text: ourWords, cite: z.string() })),
  builders: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      paste: z.array(ourWords),
      link: z.array(ourWords),
      choices: ourWords,
      form: z.array(ourWords),
      /** How to hold a tool back after a no. */
      tags: z.object({
        steps: z.array(ourWords),
        source: z.nullable(z.string()),
        doubt: z.optional(ourWords),
      }),
      source: z.nullable(z.string()),
      doubt: z.optional(ourWords),
    }),
  ),
});
export type SiteBuilders = z.infer<typeof siteBuilders>;

export const listSiteBuilders = endpoint({
  name: 'listSiteBuilders',
  method: 'GET',
  path: '/api/site-builders',
  access: 'open',
  summary: 'How a policy is put on the sites of five common builders, step by step',
  status: 200,
  reply: siteBuilders,
  problems: [],
});
