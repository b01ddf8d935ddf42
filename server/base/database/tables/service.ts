/** Tables of the service itself: downloads and ratings of templates, counts of tries, mails. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { plainJsonb } from './plain-jsonb.ts';
import { instant, userId } from './owners.ts';

/** How often a file of a template was downloaded. Nothing is stored about who did. */
export const templateDownloads = pgTable('template_downloads', {
  template: text('template').primaryKey(),
  downloads: integer('downloads').notNull(),
});

/** The stars of all ratings of a template: counted in the transaction that changes a rating. */
export const templateStars = pgTable('template_stars', {
  template: text('template').primaryKey(),
  stars: integer('stars').notNull(),
  ratings: integer('ratings').notNull(),
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

/**
 * Whose an address, the name of a page, or a token without its owner is
 * (server/base/directory/directory.ts). It refers to no other table, so that it can lie elsewhere
 * than the rows of owners: its key alone says where.
 */
export const directory = pgTable(
  'directory',
  {
    key: text('key').primaryKey(),
    ownerId: text('owner_id').notNull(),
    businessId: text('business_id'),
    /** null: until its owner takes it away. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('directory_expires')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
  ],
);

/** How far a job came that walks all accounts, a part at a time. */
export const walks = pgTable('walks', {
  name: text('name').primaryKey(),
  position: text('position').notNull(),
});

/** Counts of tries. The key is a hash, so no address is stored. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/**
 * Tests of sites that wait or run: one runs at a time for the whole installation. Few are in it at
 * once; whose they are is named, so that the rest is read by owner.
 */
export const siteTestQueue = pgTable('site_test_queue', {
  testId: text('test_id').primaryKey(),
  ownerId: text('owner_id').notNull(),
  businessId: text('business_id').notNull(),
  askedAt: instant('asked_at').notNull(),
  /** The process that runs it, and until when that counts if nothing more is heard. */
  takenBy: text('taken_by'),
  takenUntil: instant('taken_until'),
  /** How often it was begun: a process that ends takes its test with it. */
  tries: integer('tries').notNull(),
});

/**
 * Written in the transaction that causes the mail, sent afterwards. The text is deleted once it is
 * sent.
 */
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
    /**
     * The request, and where there is one the letter, that it is about: what becomes of it is shown
     * there, and its row goes once it is sent.
     */
    carries: plainJsonb('carries').$type<{
      owner: string;
      business: string;
      request: string;
      letter?: string;
      version?: number;
      /** The name of the business, under which it is sent. */
      name?: string;
      /** Where an answer to it goes. */
      answers?: string;
      /** It goes to a helper, not to the person of the request. */
      toHelper?: boolean;
    }>(),
  },
  (table) => [
    index('mails_recipient').on(table.recipient),
    index('mails_created').on(table.createdAt),
    index('mails_request')
      .on(sql`(${table.carries} ->> 'request')`)
      .where(sql`${table.carries} is not null`),
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
