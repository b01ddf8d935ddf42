/** A document as it will read once a coming law holds: made now, in force on that day. */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { lawChanges, newEdition, PRINTED, templateOf, versionHead } from './versions.ts';

const coming = z.object({
  /** The next day on which the law changes what it says; null: none within a year. */
  from: z.nullable(z.string()),
  why: lawChanges,
  /** The document of that day, with all text escaped. */
  html: z.nullable(z.string()),
});
export type ComingDocument = z.infer<typeof coming>;

export const readComingDocument = endpoint({
  name: 'readComingDocument',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/coming',
  access: 'owner',
  summary: 'The same document as of the next day on which the law changes it',
  params: z.extend(businessId, { template: z.string().check(z.maxLength(120)) }),
  status: 200,
  reply: coming,
  problems: ownerProblems,
});

export const downloadComing = endpoint({
  name: 'downloadComing',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/coming/:format',
  access: 'owner',
  summary: 'That edition as a Word or PDF file, dated for its first day',
  params: z.extend(templateOf, { format: z.enum(PRINTED) }),
  status: 200,
  files: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  problems: [...ownerProblems, 'printing-stopped', 'busy', 'too-many-tries'],
});

export const listNewEditions = endpoint({
  name: 'listNewEditions',
  method: 'GET',
  path: '/api/businesses/:businessId/new-editions',
  access: 'owner',
  summary: 'The documents whose new edition holds since a law changed, and waits to be switched on',
  params: businessId,
  status: 200,
  reply: z.array(z.extend(newEdition, { id: z.string(), title: z.string() })),
  problems: ownerProblems,
});

export const switchOn = endpoint({
  name: 'switchOn',
  method: 'POST',
  path: '/api/businesses/:businessId/documents/:template/switch-on',
  access: 'owner',
  summary:
    'Confirm the edition that a law brought: it is kept as a version, and put on the hosted page where one is shown',
  params: templateOf,
  status: 200,
  reply: z.object({ version: versionHead, published: z.boolean() }),
  problems: [
    ...ownerProblems,
    'no-document',
    'not-allowed-now',
    'not-ready',
    'too-many-versions',
    'too-many-tries',
  ],
});
