/** Which data a business holds, on whom, what for, and who receives it: told once, for all. */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { DATA_TYPES } from '#contract/choices.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { ourWords } from '#contract/our-words.ts';
import { trade, tradeChoices } from './trades.ts';
import { dayOrNone, vendorChoice } from './vendor-choice.ts';

/** Limits that keep absurd input out. */
export const MOST_MAP = { lines: 80, recipients: 300, items: 20, text: 300, file: 80_000 } as const;

export const PEOPLE = [
  'customers',
  'visitors',
  'children',
  'business contacts',
  /** Those in data that clients gave or put in: the clients decide on it. */
  'people of clients',
  'staff',
  'applicants',
] as const;
export const ROLES = ['processor', 'third party', 'not known'] as const;
export const CONTRACTS = ['signed', 'their own terms', 'not yet', 'not known'] as const;
export const MINORS = ['no', 'under 13', '13 to 17', 'both', 'not known'] as const;
/** The owner confirmed it, dropped it, or has yet to look at it. */
export const LINE_STATES = ['proposed', 'confirmed', 'dropped'] as const;
/** The groups of Cal. Civ. Code § 1798.140(v), as the policy's tables name them. */
export const CALIFORNIA_GROUPS = [
  'Identifiers, such as name, email and IP address',
  'Customer records, such as address and payment data',
  'Traits protected by law, such as age or sex',
  'Commercial information, such as purchases',
  'Biometric information',
  'Internet or other electronic network activity',
  'Location data',
  'Audio, visual and similar information',
  'Work-related information',
  'Education information',
  'Inferences drawn from other data',
] as const;

const id = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));
const text = z
  .string('Enter words')
  .check(z.trim(), z.maxLength(MOST_MAP.text, `Use at most ${MOST_MAP.text} characters`));
const texts = z
  .array(text)
  .check(z.maxLength(MOST_MAP.items, `Name at most ${MOST_MAP.items} things`));
const state = z.enum(LINE_STATES);

/** A kind of data, with everything that documents say of it. */
export const mapLine = z.object({
  id,
  kind: text,
  /** The kind of the profile's form that it is; null: one of the owner's own. */
  type: z.nullable(z.enum(DATA_TYPES)),
  people: z.array(z.enum(PEOPLE)).check(z.maxLength(PEOPLE.length)),
  sources: texts,
  purposes: texts,
  systems: texts,
  /** Ids of recipients. */
  recipients: z
    .array(id)
    .check(z.maxLength(MOST_MAP.recipients, `Name at most ${MOST_MAP.recipients} companies`)),
  /** null: not told. */
  sensitive: z.nullable(z.boolean()),
  minors: z.enum(MINORS),
  kept: text,
  keptBecause: text,
  group: z.nullable(z.enum(CALIFORNIA_GROUPS)),
  state,
});
export type MapLine = z.infer<typeof mapLine>;

/** A company that receives data: a named vendor, or a kind of company. */
export const mapRecipient = z.object({
  id,
  /** The product or company; empty for a kind of company. */
  name: text,
  /** Who runs it, if that is another name. */
  company: text,
  /** The kind of company, such as "email service". */
  kind: text,
  business: text,
  does: text,
  role: z.enum(ROLES),
  /** Its id in reference/tools.json. */
  tool: z.nullable(id),
  /** Whether it stores or reads data on the devices of visitors: a cookie, a pixel, a script. */
  onSite: z.boolean(),
  /** Whether documents name it, not just its kind. */
  named: z.boolean(),
  contract: z.enum(CONTRACTS),
  /** The day on which the owner accepted its terms or signed; the last day of the contract. */
  acceptedOn: dayOrNone,
  endsOn: dayOrNone,
  /** Whether it gets data for money or anything else of value; null: not told. */
  sold: z.nullable(z.boolean()),
  /** Whether it uses data for ads that follow people; null: not told. */
  ads: z.nullable(z.boolean()),
  optOut: text,
  optOutWords: text,
  /** For the agreement: its address, its contact for privacy, and where it keeps the data. */
  address: text,
  contact: text,
  places: text,
  state,
});
export type MapRecipient = z.infer<typeof mapRecipient>;

/** What the owner said. Proposals are worked out when it is read, and are not part of it. */
export const storedMap = z.object({
  lines: z.array(mapLine).check(z.maxLength(MOST_MAP.lines)),
  recipients: z.array(mapRecipient).check(z.maxLength(MOST_MAP.recipients)),
  /** Ids of the tools in use, of reference/tools.json. */
  tools: z
    .array(id)
    .check(z.maxLength(MOST_MAP.recipients, `Name at most ${MOST_MAP.recipients} companies`)),
  /** Whether the lines are all that there is, and the recipients too. */
  complete: z.object({ lines: z.boolean(), recipients: z.boolean() }),
  /** The trade that the owner chose. */
  trade: z.nullable(trade),
});
export type StoredMap = z.infer<typeof storedMap>;
export const EMPTY_MAP: StoredMap = {
  lines: [],
  recipients: [],
  tools: [],
  complete: { lines: false, recipients: false },
  trade: null,
};

/** Where a proposal comes from, in words for the owner; null for an entry that the owner saved. */
const from = z.nullable(ourWords);

const dataMap = z.object({
  version: z.number(),
  lines: z.array(
    z.extend(mapLine, {
      from,
      /** Derived from its recipients; null: one of them is open. */
      sold: z.nullable(z.boolean()),
      ads: z.nullable(z.boolean()),
      /** Why it may be sensitive in the owner's states. */
      sensitiveWhy: z.nullable(ourWords),
    }),
  ),
  recipients: z.array(z.extend(mapRecipient, { from })),
  tools: z.array(id),
  /** Id of a tool behind a company of the map → the companies that it may be. */
  vendors: z.record(z.string(), z.array(vendorChoice)),
  complete: storedMap.shape.complete,
  /** The trade by which entries are proposed: chosen, else likely; null: none is. */
  trade: z.nullable(trade),
  tradeChoices,
  progress: z.object({
    confirmed: z.number(),
    all: z.number(),
    /** About how long the rest takes. */
    minutesLeft: z.number(),
  }),
  /** Answers that do not fit the map, each as a sentence. */
  mismatches: z.array(ourWords),
  /** Whether California's groups are asked for. */
  california: z.boolean(),
  /** The documents that the map fills. */
  usedIn: z.array(z.object({ id: z.string(), title: ourWords })),
  /** What we proposed → the same in another language; documents have it in English. */
  shown: z.record(z.string(), ourWords),
  /** The tools to tick. */
  toolChoices: z.array(
    z.object({ id: z.string(), name: ourWords, category: ourWords, purpose: ourWords }),
  ),
});
export type DataMap = z.infer<typeof dataMap>;

/** The documents that read otherwise after the change. */
const changed = z.array(z.object({ id: z.string(), title: ourWords }));
const savedMap = z.extend(dataMap, { changed });
export type SavedMap = z.infer<typeof savedMap>;

const version = z.number().check(z.refine(Number.isInteger, 'Send the version you read'));

export const readDataMap = endpoint({
  name: 'readDataMap',
  method: 'GET',
  path: '/api/businesses/:businessId/data-map',
  access: 'owner',
  summary: 'The data map: what the owner confirmed, and proposals for the rest',
  params: businessId,
  status: 200,
  reply: dataMap,
  problems: ownerProblems,
});

export const saveDataMap = endpoint({
  name: 'saveDataMap',
  method: 'PUT',
  path: '/api/businesses/:businessId/data-map',
  access: 'owner',
  summary:
    'Save lines, recipients, the tools in use; what is not named stays as it is. Says which documents changed',
  params: businessId,
  body: z.object({
    version,
    lines: z.optional(storedMap.shape.lines),
    recipients: z.optional(storedMap.shape.recipients),
    tools: z.optional(storedMap.shape.tools),
    complete: z.optional(storedMap.shape.complete),
    trade: z.optional(z.nullable(trade)),
  }),
  status: 200,
  reply: savedMap,
  problems: [...ownerProblems, 'invalid-input', 'stale-version'],
});

export const importDataMap = endpoint({
  name: 'importDataMap',
  method: 'POST',
  path: '/api/businesses/:businessId/data-map/import',
  access: 'owner',
  summary:
    'Add and change entries from a CSV file; entries that it does not hold stay. All rows or none',
  params: businessId,
  body: z.object({
    version,
    csv: z
      .string('Send the text of the file')
      .check(
        z.minLength(1, 'The file is empty'),
        z.maxLength(MOST_MAP.file, 'The file is too long. Send at most 80,000 characters'),
      ),
  }),
  status: 200,
  reply: savedMap,
  problems: [...ownerProblems, 'invalid-input', 'stale-version'],
});

export const downloadDataMap = endpoint({
  name: 'downloadDataMap',
  method: 'GET',
  path: '/api/businesses/:businessId/data-map.csv',
  access: 'owner',
  summary: 'The data map as CSV, formulas escaped; it can be imported again',
  params: businessId,
  status: 200,
  files: ['text/csv; charset=utf-8'],
  problems: [...ownerProblems, 'too-many-tries'],
});
