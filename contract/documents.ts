/** The documents of a business: what is made today, and the versions that were kept. */
import * as z from 'zod/mini';
import { businessId, stateId } from './businesses.ts';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import { endpoint } from './endpoint.ts';
import { calendarDate, verdictWord, workStatus } from './results.ts';

const ownerProblems = ['not-signed-in', 'not-found'] as const;
/** Of a version: counts from 1. */
const number = z.string().check(z.regex(/^[1-9]\d{0,6}$/));
const templateOf = z.extend(businessId, { template: z.string().check(z.maxLength(60)) });
const versionOf = z.extend(templateOf, { number });
export const PRINTED = ['word', 'pdf'] as const;
export type Printed = (typeof PRINTED)[number];

/** A version as lists show it: what it was made from, and what was left to fill in. */
export const versionHead = z.object({
  number: z.number(),
  madeAt: z.string(),
  madeBy: z.string(),
  asOf: calendarDate,
  lawDataHash: z.string(),
  states: z.array(stateId),
  gaps: z.number(),
});
export type VersionHead = z.infer<typeof versionHead>;

/** A state whose law is in the documents. `provisional`: its law may apply; an answer is missing. */
const documentState = z.object({
  stateId,
  stateName: z.string(),
  verdict: verdictWord,
  provisional: z.boolean(),
});
/** A law to come that may bind the business: not in the documents before that day. */
const comingState = z.object({ stateId, stateName: z.string(), from: calendarDate });

const made = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  formats: z.array(z.enum(['Word', 'PDF', 'Online'])),
  /** The states whose law this document is made for: those of the business that it has a text for. */
  states: z.array(stateId),
  need: z.enum(['needed', 'may be needed', 'not asked for']),
  /** Why, in words. */
  reason: z.string(),
  /** The owner's tasks that it serves. */
  tasks: z.array(z.object({ id: z.enum(CONTROL_KEYS), title: z.string(), status: workStatus })),
  /** The version kept last. */
  latest: z.nullable(versionHead),
  /** What would be made now differs from the latest version. True as well where there is none yet; false where nothing can be made. */
  changed: z.boolean(),
};

const listed = z.object({
  ...made,
  /** How many things are left to fill in; null where there is no document to make. */
  gaps: z.nullable(z.number()),
});
export type ListedDocument = z.infer<typeof listed>;

const documents = z.object({
  asOf: calendarDate,
  lawDataHash: z.string(),
  states: z.array(documentState),
  coming: z.array(comingState),
  /** Says that no document is made, and why; null where documents are made. */
  none: z.nullable(z.string()),
  documents: z.array(listed),
});
export type Documents = z.infer<typeof documents>;

export const listDocuments = endpoint({
  name: 'listDocuments',
  method: 'GET',
  path: '/api/businesses/:businessId/documents',
  access: 'owner',
  summary: 'The ten documents as they would be made today, which are needed, and the versions kept',
  params: businessId,
  status: 200,
  reply: documents,
  problems: ownerProblems,
});

/** One thing left to fill in. `variable` names it in the details; `perUse`: written in each time the paper is used. */
const gap = z.object({
  variable: z.string(),
  label: z.string(),
  times: z.number(),
  perUse: z.boolean(),
});

const draft = z.object({
  ...made,
  asOf: calendarDate,
  /** The states of `states`, with what is known of their law. */
  madeFor: z.array(documentState),
  none: z.nullable(z.string()),
  /** The document as HTML in which every word is escaped; null where there is none to make. */
  html: z.nullable(z.string()),
  gaps: z.array(gap),
});
export type Draft = z.infer<typeof draft>;

export const readDocument = endpoint({
  name: 'readDocument',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template',
  access: 'owner',
  summary: 'One document as it would be made today, with what is left to fill in',
  params: templateOf,
  status: 200,
  reply: draft,
  problems: ownerProblems,
});

export const makeDocument = endpoint({
  name: 'makeDocument',
  method: 'POST',
  path: '/api/businesses/:businessId/documents/:template',
  access: 'owner',
  summary:
    'Keep a version of the document; where nothing changed since the latest, answer that with made: false',
  params: templateOf,
  status: 200,
  reply: z.object({ made: z.boolean(), version: versionHead }),
  problems: [...ownerProblems, 'no-document', 'too-many-versions', 'too-many-tries'],
});

export const listVersions = endpoint({
  name: 'listVersions',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/versions',
  access: 'owner',
  summary: 'The versions kept of a document, newest first',
  params: templateOf,
  status: 200,
  reply: z.array(versionHead),
  problems: ownerProblems,
});

const version = z.extend(versionHead, { title: z.string(), html: z.string() });
export type Version = z.infer<typeof version>;

export const readVersion = endpoint({
  name: 'readVersion',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/versions/:number',
  access: 'owner',
  summary: 'A version as it was kept, as HTML',
  params: versionOf,
  status: 200,
  reply: version,
  problems: ownerProblems,
});

const words = z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) });

/** A block that differs, with the headings that it stands under. */
const differing = z.object({
  change: z.enum(['added', 'removed', 'changed']),
  place: z.array(z.string()),
  kind: z.enum(['heading', 'text', 'list', 'table', 'form', 'condition']),
  words: z.array(words),
});

const difference = z.object({
  before: versionHead,
  after: versionHead,
  /** What they were made from, where it differs: states, day, law data, things left to fill in. */
  inputs: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
  blocks: z.array(differing),
});
export type Difference = z.infer<typeof difference>;

export const compareVersions = endpoint({
  name: 'compareVersions',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/versions/:number/difference',
  access: 'owner',
  summary: 'What a version says otherwise than another, the one before it if none is named',
  params: versionOf,
  query: z.object({ with: z.optional(number) }),
  status: 200,
  reply: difference,
  problems: [...ownerProblems, 'invalid-input', 'too-many-tries'],
});

export const downloadVersion = endpoint({
  name: 'downloadVersion',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/versions/:number/file/:format',
  access: 'owner',
  summary: 'A version as a Word or PDF file; the same version is the same file, always',
  params: z.extend(versionOf, { format: z.enum(PRINTED) }),
  status: 200,
  files: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  problems: [...ownerProblems, 'printing-stopped', 'busy', 'too-many-tries'],
});
