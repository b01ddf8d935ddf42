/** The documents of a business, as they would be made today. */
import * as z from 'zod/mini';
import { businessId, factKey, stateId } from '#contract/businesses.ts';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { calendarDate, verdictKind, workStatus } from '#contract/results.ts';
import { ourWords } from '#contract/our-words.ts';
import { newEdition, notes, templateOf, versionHead } from './versions.ts';

/**
 * A state whose law the documents cover. `provisional`: its law may apply; an answer is missing.
 */
const documentState = z.object({
  stateId,
  stateName: ourWords,
  verdict: verdictKind,
  provisional: z.boolean(),
});
/** A coming law that may bind the business: documents do not cover it before that day. */
const comingState = z.object({ stateId, stateName: ourWords, from: calendarDate });

const made = {
  id: z.string(),
  title: z.string(),
  /** The document of which it is a copy, made for one vendor or activity; null: it is no copy. */
  copyOf: z.nullable(z.string()),
  /** Of an agreement: the terms on data that the vendor has itself, to take instead of it. */
  vendorTerms: z.nullable(
    z.object({
      company: z.string(),
      /** Where they stand; null: nobody read it. */
      address: z.nullable(z.string()),
      /** Which they are, and what to look for in them; null: not known. */
      lookFor: z.nullable(ourWords),
      /** How they are accepted; null: nobody read it. */
      accepted: z.nullable(z.string()),
      /** Whether we read them, or a list of others gives the address. */
      wereRead: z.boolean(),
      /** The day on which the owner accepted them; null: not told. */
      acceptedOn: z.nullable(calendarDate),
    }),
  ),
  description: ourWords,
  category: z.string(),
  formats: z.array(z.enum(['Word', 'PDF', 'Online'])),
  /** The states whose laws this document covers: those of the business that its template has. */
  states: z.array(stateId),
  need: z.enum(['needed', 'may be needed', 'not asked for']),
  /** Why it is needed, in words. */
  reason: ourWords,
  /** The owner's tasks that it helps with. */
  tasks: z.array(z.object({ id: z.enum(CONTROL_KEYS), title: ourWords, status: workStatus })),
  /** The latest stored version. */
  latest: z.nullable(versionHead),
  /**
   * Whether a document made now would differ from the latest version. Also true if there is no
   * version; false if none can be made.
   */
  changed: z.boolean(),
  /** The edition that a law brought since the latest version; null: none, or no version. */
  newEdition: z.nullable(newEdition),
};

const listed = z.object({
  ...made,
  /** How many gaps it has; null if it cannot be made. */
  gaps: z.nullable(z.number()),
  /** How many questions with yes or no decide which parts stay. */
  asks: z.number(),
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
  unbound: z.nullable(ourWords),
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
  label: ourWords,
  times: z.number(),
  perUse: z.boolean(),
});

const draft = z.object({
  ...made,
  asOf: calendarDate,
  /** The states of `states`, with what is known of their laws. */
  madeFor: z.array(documentState),
  none: z.nullable(ourWords),
  /** The document as HTML with all text escaped; null if it cannot be made. */
  html: z.nullable(z.string()),
  notes,
  gaps: z.array(gap),
  /** What it says against itself, each with both ways to settle it; publishing waits for them. */
  clashes: z.array(ourWords),
  /**
   * Questions with yes or no that decide which parts stay; `states`: those without an answer, if it
   * is asked by state.
   */
  asks: z.array(
    z.object({
      fact: factKey,
      question: ourWords,
      help: ourWords,
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
