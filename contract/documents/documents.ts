/** The documents of a business: as they would be made today, and their stored versions. */
import * as z from 'zod/mini';
import { businessId, factKey, stateId } from '#contract/businesses.ts';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { calendarDate, verdictKind, workStatus } from '#contract/results.ts';

/** The number of a version: counts from 1. */
export const number = z.string().check(z.regex(/^[1-9]\d{0,6}$/));
const templateOf = z.extend(businessId, { template: z.string().check(z.maxLength(160)) });
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

/**
 * A state whose law the documents cover. `provisional`: its law may apply; an answer is missing.
 */
const documentState = z.object({
  stateId,
  stateName: z.string(),
  verdict: verdictKind,
  provisional: z.boolean(),
});
/** A coming law that may bind the business: documents do not cover it before that day. */
const comingState = z.object({ stateId, stateName: z.string(), from: calendarDate });

const made = {
  id: z.string(),
  title: z.string(),
  /** The document of which it is a copy, made for one vendor or activity; null: it is no copy. */
  copyOf: z.nullable(z.string()),
  /** For a vendor with terms of its own: where they are, and what to look for in them. */
  theirTerms: z.nullable(z.string()),
  description: z.string(),
  category: z.string(),
  formats: z.array(z.enum(['Word', 'PDF', 'Online'])),
  /** The states whose laws this document covers: those of the business that its template has. */
  states: z.array(stateId),
  need: z.enum(['needed', 'may be needed', 'not asked for']),
  /** Why it is needed, in words. */
  reason: z.string(),
  /** The owner's tasks that it helps with. */
  tasks: z.array(z.object({ id: z.enum(CONTROL_KEYS), title: z.string(), status: workStatus })),
  /** The latest stored version. */
  latest: z.nullable(versionHead),
  /**
   * Whether a document made now would differ from the latest version. Also true if there is no
   * version; false if none can be made.
   */
  changed: z.boolean(),
};

const listed = z.object({
  ...made,
  /** How many gaps it has; null if it cannot be made. */
  gaps: z.nullable(z.number()),
  /** How many parts wait to be kept or dropped, because their condition is not known. */
  choices: z.number(),
  /** How many things that the owner said do not fit together in it. */
  mismatches: z.number(),
});
export type ListedDocument = z.infer<typeof listed>;

const documents = z.object({
  asOf: calendarDate,
  lawDataHash: z.string(),
  states: z.array(documentState),
  coming: z.array(comingState),
  /**
   * What it means for the documents that no act binds the business today; null if one does or may.
   */
  unbound: z.nullable(z.string()),
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

/**
 * One gap. `variable` is its name in the details; `perUse`: filled in each time the document is
 * used.
 */
const gap = z.object({
  variable: z.string(),
  label: z.string(),
  times: z.number(),
  perUse: z.boolean(),
});

/**
 * What is for the owner alone, as HTML; its number of parts. Never part of the document's own
 * files.
 */
const notes = z.nullable(z.object({ html: z.string(), parts: z.number() }));

const draft = z.object({
  ...made,
  asOf: calendarDate,
  /** The states of `states`, with what is known of their laws. */
  madeFor: z.array(documentState),
  none: z.nullable(z.string()),
  /** The document as HTML with all text escaped; null if it cannot be made. */
  html: z.nullable(z.string()),
  notes,
  gaps: z.array(gap),
  /**
   * Questions with yes or no that decide which parts stay; `states`: those without an answer, if it
   * is asked by state.
   */
  asks: z.array(
    z.object({
      fact: factKey,
      question: z.string(),
      help: z.string(),
      states: z.array(z.string()),
    }),
  ),
  /**
   * How many things to fill in and questions the document has at most; the same number whatever is
   * told.
   */
  points: z.number(),
  /** The owner's tasks today, which practices that are not yet so may belong to. */
  taskIds: z.array(z.enum(CONTROL_KEYS)),
  /** Letters of it that a PDF file cannot print; a Word file can. */
  lettersMissing: z.array(z.string()),
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
