/** The stored versions of a document. */
import * as z from 'zod/mini';
import { businessId, stateId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { ourWords } from '#contract/our-words.ts';
import { calendarDate } from '#contract/results.ts';

/** The number of a version: counts from 1. */
export const number = z.string().check(z.regex(/^[1-9]\d{0,6}$/));
export const templateOf = z.extend(businessId, { template: z.string().check(z.maxLength(160)) });
const versionOf = z.extend(templateOf, { number });
export const PRINTED = ['word', 'pdf'] as const;
export type Printed = (typeof PRINTED)[number];

/** A version in a list: what it was made from, and its gaps. */
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

/** What changes in the law on a day, with the section. */
export const lawChanges = z.array(
  z.object({ stateName: ourWords, what: ourWords, cite: z.string() }),
);

/**
 * An edition that holds since a day of the law after the latest version: it waits for its owner's
 * one confirmation.
 */
export const newEdition = z.object({ from: calendarDate, why: lawChanges });
export type NewEdition = z.infer<typeof newEdition>;

/**
 * What is for the owner alone, as HTML; its number of parts. Never part of the document's own
 * files.
 */
export const notes = z.nullable(z.object({ html: z.string(), parts: z.number() }));

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

const version = z.extend(versionHead, { title: z.string(), html: z.string(), notes });
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

/** A block that differs, with the headings above it. */
const differing = z.object({
  change: z.enum(['added', 'removed', 'changed']),
  place: z.array(z.string()),
  kind: z.enum(['heading', 'text', 'list', 'table', 'form', 'condition']),
  words: z.array(words),
});

const difference = z.object({
  before: versionHead,
  after: versionHead,
  /**
   * What the versions were made from, where it differs: states, day, law data, gaps, answers,
   * details.
   */
  inputs: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
  blocks: z.array(differing),
  /** How many places of the notes for the owner differ. */
  notes: z.number(),
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

export const downloadNotes = endpoint({
  name: 'downloadNotes',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/versions/:number/notes/:format',
  access: 'owner',
  summary: 'The notes for the owner that belong to a version, as a Word or PDF file of their own',
  params: z.extend(versionOf, { format: z.enum(PRINTED) }),
  status: 200,
  files: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  problems: [...ownerProblems, 'printing-stopped', 'busy', 'too-many-tries'],
});
