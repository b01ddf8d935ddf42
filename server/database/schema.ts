/** All tables. What the owner said is stored; what follows from it is computed on each request. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { plainJsonb } from './plain-jsonb.ts';
import { businesses, businessId, instant, userId } from './schema-owners.ts';

export { businesses, sessions, tokens, users } from './schema-owners.ts';
export { devices, factors, members, readLinks, recoveryCodes, shares } from './schema-access.ts';

/** The secret address of a business's feed of coming changes. Only the SHA-256 of its token is stored. */
export const feeds = pgTable('feeds', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** All values null: "I don't know". No row: never asked, or withdrawn. */
export const answers = pgTable(
  'answers',
  {
    businessId: businessId(),
    fact: text('fact').notNull(),
    /** Empty for a fact that is not asked per state. */
    state: text('state').notNull(),
    numberValue: doublePrecision('number_value'),
    /** Set if the number is known to lie between `numberValue` and this, both inclusive. */
    numberMost: doublePrecision('number_most'),
    booleanValue: boolean('boolean_value'),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.fact, table.state] })],
);

/** The state that the owner set for a requirement; requirements without a row are open. */
export const work = pgTable(
  'work',
  {
    businessId: businessId(),
    requirementId: text('requirement_id').notNull(),
    status: text('status', { enum: ['open', 'done', 'not applicable'] }).notNull(),
    note: text('note'),
    setAt: instant('set_at').notNull(),
    setBy: text('set_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.requirementId] })],
);

/** When a requirement was first owed, or may have been: due dates count from it. */
export const firstOwed = pgTable(
  'first_owed',
  {
    businessId: businessId(),
    requirementId: text('requirement_id').notNull(),
    firstAt: instant('first_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.requirementId] })],
);

export const receipts = pgTable(
  'receipts',
  {
    id: text('id').primaryKey(),
    position: serial('position').notNull(),
    businessId: businessId(),
    savedAt: instant('saved_at').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    lawDataHash: text('law_data_hash').notNull(),
    overallScore: doublePrecision('overall_score').notNull(),
    riskLevel: text('risk_level').notNull(),
    verdicts: plainJsonb('verdicts').$type<{ stateId: string; verdict: string }[]>().notNull(),
    facts: plainJsonb('facts').$type<unknown>().notNull(),
  },
  (table) => [index('receipts_business').on(table.businessId)],
);

export const events = pgTable(
  'events',
  {
    id: text('id').primaryKey(),
    position: serial('position').notNull(),
    businessId: businessId(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    what: text('what').notNull(),
    detail: text('detail'),
    requirementIds: text('requirement_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [index('events_business').on(table.businessId)],
);

/** Details that the owner gave for the documents: a variable of documents/templates, and its value. */
export const details = pgTable(
  'details',
  {
    businessId: businessId(),
    variable: text('variable').notNull(),
    value: plainJsonb('value').$type<unknown>().notNull(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.variable] })],
);

/** The data map of a business: what the owner confirmed or dropped. Proposals are worked out when it is read. */
export const dataMaps = pgTable('data_maps', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  map: plainJsonb('map').$type<unknown>().notNull(),
  setAt: instant('set_at').notNull(),
});

/** A document as it was made, never changed: later answers and later law make a new version. */
export const documentVersions = pgTable(
  'document_versions',
  {
    businessId: businessId(),
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
    /** The answers and details that it was made from; null for versions of before this was kept. */
    inputs: plainJsonb('inputs').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.template, table.number] })],
);

/** The names of businesses in the addresses of pages that we host. The one chosen last counts; the others lead to it. */
export const slugs = pgTable(
  'slugs',
  {
    slug: text('slug').primaryKey(),
    businessId: businessId(),
    chosenAt: instant('chosen_at').notNull(),
    /** Whether search engines may list the pages. */
    inSearch: boolean('in_search').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('slugs_business').on(table.businessId)],
);

/** A version of a document that was put on the page that we host. The last one that was not withdrawn is shown. */
export const publications = pgTable(
  'publications',
  {
    id: text('id').primaryKey(),
    position: serial('position').notNull(),
    businessId: businessId(),
    template: text('template').notNull(),
    number: integer('number').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** The owner's day. */
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    publishedBy: text('published_by').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnOn: date('withdrawn_on', { mode: 'string' }),
  },
  (table) => [index('publications_business').on(table.businessId, table.template)],
);

/** Letters of regulators as the owner told them, with what was done about each. */
export const regulatorLetters = pgTable(
  'regulator_letters',
  {
    id: text('id').primaryKey(),
    businessId: businessId(),
    /** Counts its changes: a change made on an older one is refused. */
    version: integer('version').notNull(),
    letter: plainJsonb('letter').$type<unknown>().notNull(),
    addedAt: instant('added_at').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('regulator_letters_business').on(table.businessId)],
);

/** How often a file of a template was downloaded. Nothing is stored about who did. */
export const templateDownloads = pgTable('template_downloads', {
  template: text('template').primaryKey(),
  downloads: integer('downloads').notNull(),
});

/** An owner's rating of a template: 1 to 5. */
export const templateRatings = pgTable(
  'template_ratings',
  {
    userId: userId(),
    template: text('template').notNull(),
    stars: integer('stars').notNull(),
    ratedAt: instant('rated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.template] })],
);

/** Counts of tries. The key is a hash, so no address is stored. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/** Written in the transaction that causes the mail, sent afterwards. The text is deleted once it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
