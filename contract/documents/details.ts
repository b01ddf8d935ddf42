/** The details that the owner gives about the business for its documents. */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { ourWords } from '#contract/our-words.ts';

/** Limits that keep absurd input out. */
export const MOST_DETAIL = { text: 2000, items: 60, item: 300, rows: 60, cell: 500 } as const;

/**
 * Text, number (in digits) and date (ISO): a string. List: one string each. Table: rows of cells,
 * without its head.
 */
export const detailValue = z.union([z.string(), z.array(z.string()), z.array(z.array(z.string()))]);
export type DetailValue = z.infer<typeof detailValue>;

/** Where a known value comes from, in words for the owner. */
const source = z.object({ value: detailValue, from: ourWords });

const detail = z.object({
  name: z.string(),
  label: ourWords,
  hint: z.nullable(ourWords),
  kind: z.enum(['text', 'list', 'date', 'number', 'table']),
  /** Text that has to be an address of this kind. */
  form: z.nullable(z.enum(['email', 'phone', 'url'])),
  /**
   * Whether it asks for a practice: words of a document stand only once the answer is the first
   * choice.
   */
  practice: z.boolean(),
  /** The task that the practice belongs to, by its id. */
  control: z.nullable(z.string()),
  /** Wordings to choose from; one may be completed with a sentence. */
  choices: z.nullable(z.array(z.string())),
  /** The same as they are shown; documents have them in English. */
  choiceLabels: z.nullable(z.array(ourWords)),
  /** For a table: its head, and rows to start from. An empty cell has to be filled in. */
  columns: z.nullable(z.array(ourWords)),
  rows: z.nullable(z.array(z.array(z.string()))),
  /** Ids of the documents that use it. */
  usedIn: z.array(z.string()),
  /** Ids of the documents that have a gap for it today. */
  missingIn: z.array(z.string()),
  /** The owner's value; null: none given. */
  told: z.nullable(z.object({ value: detailValue, at: z.string() })),
  /**
   * The value that documents use if the owner gives none; `from` says where it comes from: "from
   * your profile".
   */
  known: z.nullable(source),
  /** Whether the data map fills it: it is changed there. */
  mapped: z.boolean(),
  /** A proposal to start from; in no document before it is saved. */
  suggested: z.nullable(source),
});
export type Detail = z.infer<typeof detail>;

const details = z.object({ version: z.number(), details: z.array(detail) });
export type Details = z.infer<typeof details>;

export const readDetails = endpoint({
  name: 'readDetails',
  method: 'GET',
  path: '/api/businesses/:businessId/details',
  access: 'owner',
  summary: 'What the documents need to know: told, known from the profile, or missing',
  params: businessId,
  status: 200,
  reply: details,
  problems: ownerProblems,
});

/** What is stored now. `refused`: why a value was not saved, by its name; all others are saved. */
const saved = z.extend(details, { refused: z.record(z.string(), ourWords) });

export type SavedDetails = z.infer<typeof saved>;

export const saveDetails = endpoint({
  name: 'saveDetails',
  method: 'PUT',
  path: '/api/businesses/:businessId/details',
  access: 'owner',
  summary:
    'Tell, change or withdraw details; those not named stay as they are, and one that does not fit holds up no other',
  params: businessId,
  body: z.object({
    version: z.number().check(z.refine(Number.isInteger, 'Send the version you read')),
    /**
     * value null withdraws it. What does not fit is named under `refused`; under `fields` where
     * nothing fits.
     */
    details: z
      .array(z.object({ name: z.string().check(z.maxLength(60)), value: z.nullable(detailValue) }))
      .check(z.maxLength(400)),
  }),
  status: 200,
  reply: saved,
  problems: [...ownerProblems, 'invalid-input', 'stale-version'],
});
