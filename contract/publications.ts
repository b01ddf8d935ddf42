/** What an owner puts on a site: a document as HTML to paste, and the page that we host for it. */
import * as z from 'zod/mini';
import { businessId } from './businesses.ts';
import { number } from './documents.ts';
import { endpoint } from './endpoint.ts';

const ownerProblems = ['not-signed-in', 'not-found'] as const;
const documentOf = z.extend(businessId, { template: z.string().check(z.maxLength(60)) });
const versionOf = z.extend(documentOf, { number });

const siteCopy = z.object({
  title: z.string(),
  /** Headings begin at the second level; the title is not in it, because the site's page has one. */
  html: z.string(),
  /** What is still open in it; a text with something open is not ready to publish. */
  open: z.array(z.string()),
  /** Names of its parts for links, with what stands there. */
  anchors: z.array(z.object({ name: z.string(), about: z.string() })),
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
