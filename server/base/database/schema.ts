/** All tables. What the owner said is stored; what follows from it is computed on each request. */
import {
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { plainJsonb } from './tables/plain-jsonb.ts';
import { goesWithBusiness, instant, ownedColumns } from './tables/owners.ts';

export { arrivedMails } from './tables/arrived-mails.ts';
export { lawNews } from './tables/law-news.ts';
export { requestCopies, requestCopyFiles } from './tables/request-copies.ts';
export { chains, events } from './tables/history.ts';
export {
  directory,
  mails,
  rateLimits,
  siteTestQueue,
  templateDownloads,
  templateRatings,
  templateStars,
  walks,
} from './tables/service.ts';
export { businesses, sessions, tokens, users } from './tables/owners.ts';
export * from './tables/access.ts';
export {
  requestDesks,
  requestEvents,
  requestLetters,
  requestNotes,
  requests,
} from './tables/requests.ts';
export {
  dismissedTools,
  siteKits,
  sitePictures,
  siteTests,
  testedSites,
} from './tables/site-tests.ts';

/** The secret address of a business's feed of coming changes: the SHA-256 of its token. */
export const feeds = pgTable(
  'feeds',
  {
    ...ownedColumns(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.businessId] }), goesWithBusiness(table)],
);

/** All values null: "I don't know". No row: never asked, or withdrawn. */
export const answers = pgTable(
  'answers',
  {
    ...ownedColumns(),
    fact: text('fact').notNull(),
    /** Empty for a fact that is not asked per state. */
    state: text('state').notNull(),
    numberValue: doublePrecision('number_value'),
    /** Set if the number is known to lie between `numberValue` and this, both inclusive. */
    numberMost: doublePrecision('number_most'),
    booleanValue: boolean('boolean_value'),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.fact, table.state] }),
    goesWithBusiness(table),
  ],
);

/** The state that the owner set for a requirement; requirements without a row are open. */
export const work = pgTable(
  'work',
  {
    ...ownedColumns(),
    requirementId: text('requirement_id').notNull(),
    status: text('status', { enum: ['open', 'done', 'not applicable'] }).notNull(),
    note: text('note'),
    setAt: instant('set_at').notNull(),
    setBy: text('set_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.requirementId] }),
    goesWithBusiness(table),
  ],
);

/** When a requirement was first owed, or may have been: due dates count from it. */
export const firstOwed = pgTable(
  'first_owed',
  {
    ...ownedColumns(),
    requirementId: text('requirement_id').notNull(),
    firstAt: instant('first_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.requirementId] }),
    goesWithBusiness(table),
  ],
);

export const receipts = pgTable(
  'receipts',
  {
    ...ownedColumns(),
    id: text('id').notNull(),
    number: integer('number').notNull(),
    savedAt: instant('saved_at').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    lawDataHash: text('law_data_hash').notNull(),
    overallScore: doublePrecision('overall_score').notNull(),
    riskLevel: text('risk_level').notNull(),
    verdicts: plainJsonb('verdicts').$type<{ stateId: string; verdict: string }[]>().notNull(),
    facts: plainJsonb('facts').$type<unknown>().notNull(),
    /** By requirement id; null in receipts from before it was kept. */
    marks: plainJsonb('marks').$type<Readonly<Record<string, string>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.number] }),
    goesWithBusiness(table),
  ],
);

/**
 * Details that the owner gave for the documents: a variable of documents/templates, and its value.
 */
export const details = pgTable(
  'details',
  {
    ...ownedColumns(),
    variable: text('variable').notNull(),
    value: plainJsonb('value').$type<unknown>().notNull(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.variable] }),
    goesWithBusiness(table),
  ],
);

/**
 * The data map of a business: what the owner confirmed or dropped. Proposals are worked out when it
 * is read.
 */
export const dataMaps = pgTable(
  'data_maps',
  {
    ...ownedColumns(),
    map: plainJsonb('map').$type<unknown>().notNull(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.businessId] }), goesWithBusiness(table)],
);

/** A document as it was made, never changed: later answers and later law make a new version. */
export const documentVersions = pgTable(
  'document_versions',
  {
    ...ownedColumns(),
    template: text('template').notNull(),
    /** Counts from 1 for each business and template. */
    number: integer('number').notNull(),
    madeAt: instant('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    lawDataHash: text('law_data_hash').notNull(),
    states: text('states').array().notNull(),
    /** How many gaps it had. */
    gaps: integer('gaps').notNull(),
    /** SHA-256 of the document's tree. */
    contentHash: text('content_hash').notNull(),
    tree: plainJsonb('paper').$type<unknown>().notNull(),
    /**
     * The answers and details that it was made from; null for versions made before this was kept.
     */
    inputs: plainJsonb('inputs').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.template, table.number] }),
    goesWithBusiness(table),
  ],
);

/**
 * The names of businesses in the addresses of pages that we host. The one chosen last counts; the
 * others lead to it.
 */
export const slugs = pgTable(
  'slugs',
  {
    ...ownedColumns(),
    slug: text('slug').notNull(),
    chosenAt: instant('chosen_at').notNull(),
    /** Whether search engines may list the pages. */
    inSearch: boolean('in_search').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.slug] }),
    goesWithBusiness(table),
  ],
);

/**
 * A version of a document that was put on the page that we host. The last one that was not
 * withdrawn is shown.
 */
export const publications = pgTable(
  'publications',
  {
    ...ownedColumns(),
    /** Counts from 1 for each business. */
    position: integer('position').notNull(),
    template: text('template').notNull(),
    number: integer('number').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** The owner's day. */
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    publishedBy: text('published_by').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnOn: date('withdrawn_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.position] }),
    goesWithBusiness(table),
  ],
);

/** Letters of regulators as the owner told them, with what was done about each. */
export const regulatorLetters = pgTable(
  'regulator_letters',
  {
    ...ownedColumns(),
    id: text('id').notNull(),
    /** Counts its changes: a change made on an older one is refused. */
    version: integer('version').notNull(),
    letter: plainJsonb('letter').$type<unknown>().notNull(),
    addedAt: instant('added_at').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.id] }),
    goesWithBusiness(table),
  ],
);
