/** Every table. What the owner said is stored; what follows from it is computed (architecture: store what the owner said). */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from './schema-ownerless.ts';

export * from './schema-ownerless.ts';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  /** The address in lower case: accounts are found by it. */
  emailKey: text('email_key').notNull().unique(),
  emailVerifiedAt: moment('email_verified_at'),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  businessName: text('business_name').notNull(),
  createdAt: moment('created_at').notNull(),
});

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Only the SHA-256 of a session's token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** One-time links: hashed, expiring, for one purpose. */
export const tokens = pgTable(
  'tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('tokens_user').on(table.userId)],
);

export const businesses = pgTable(
  'businesses',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One version for the profile and the answers together. */
    version: integer('version').notNull(),
    businessName: text('business_name').notNull(),
    industry: text('industry').notNull(),
    employeeCount: integer('employee_count').notNull(),
    annualRevenue: doublePrecision('annual_revenue'),
    statesOperating: text('states_operating').array().notNull(),
    dataTypesCollected: text('data_types_collected').array().notNull(),
    /** The Idempotency-Key of the request that made it: a repeated request finds it again. */
    submissionKey: text('submission_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('businesses_owner').on(table.ownerId),
    unique('businesses_submission').on(table.ownerId, table.submissionKey),
  ],
);

const businessId = () =>
  text('business_id')
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });

/** The secret address at which the coming changes of a business can be read. Only the SHA-256 of its token is stored. */
export const feeds = pgTable('feeds', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

/** All values null: "I don't know". No row: never asked, or withdrawn. */
export const answers = pgTable(
  'answers',
  {
    businessId: businessId(),
    fact: text('fact').notNull(),
    /** Empty for a fact that is not per state. */
    state: text('state').notNull(),
    numberValue: doublePrecision('number_value'),
    /** Set where the number is known to lie between `numberValue` and this, both inclusive. */
    numberMost: doublePrecision('number_most'),
    booleanValue: boolean('boolean_value'),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.fact, table.state] })],
);

/** What the owner set for a requirement; those without a row are open. */
export const work = pgTable(
  'work',
  {
    businessId: businessId(),
    requirementId: text('requirement_id').notNull(),
    status: text('status', { enum: ['open', 'done', 'not applicable'] }).notNull(),
    note: text('note'),
    setAt: moment('set_at').notNull(),
    setBy: text('set_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.requirementId] })],
);

/** When a requirement was first owed, or maybe owed: due dates count from it. */
export const firstOwed = pgTable(
  'first_owed',
  {
    businessId: businessId(),
    requirementId: text('requirement_id').notNull(),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.requirementId] })],
);

export const receipts = pgTable(
  'receipts',
  {
    id: text('id').primaryKey(),
    position: serial('position').notNull(),
    businessId: businessId(),
    savedAt: moment('saved_at').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    lawDataHash: text('law_data_hash').notNull(),
    overallScore: doublePrecision('overall_score').notNull(),
    riskLevel: text('risk_level').notNull(),
    verdicts: jsonb('verdicts').$type<{ stateId: string; verdict: string }[]>().notNull(),
    facts: jsonb('facts').$type<unknown>().notNull(),
  },
  (table) => [index('receipts_business').on(table.businessId)],
);

export const events = pgTable(
  'events',
  {
    id: text('id').primaryKey(),
    position: serial('position').notNull(),
    businessId: businessId(),
    at: moment('at').notNull(),
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

/** What the owner told about the business for its documents: a variable of documents/templates, and its value. */
export const details = pgTable(
  'details',
  {
    businessId: businessId(),
    variable: text('variable').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    setAt: moment('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.variable] })],
);

/** A document as it was made, kept whole: later answers and later law make a new version beside it. */
export const documentVersions = pgTable(
  'document_versions',
  {
    businessId: businessId(),
    template: text('template').notNull(),
    /** Counts from 1 within the business and the template. */
    number: integer('number').notNull(),
    madeAt: moment('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    lawDataHash: text('law_data_hash').notNull(),
    states: text('states').array().notNull(),
    /** How many things were left to fill in. */
    gaps: integer('gaps').notNull(),
    /** SHA-256 of the document's tree. */
    contentHash: text('content_hash').notNull(),
    paper: jsonb('paper').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.template, table.number] })],
);

/** What a signed-in owner thinks of a template: 1 to 5. */
export const templateRatings = pgTable(
  'template_ratings',
  {
    userId: userId(),
    template: text('template').notNull(),
    stars: integer('stars').notNull(),
    ratedAt: moment('rated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.template] })],
);
