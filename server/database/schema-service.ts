/** Tables of the service itself: downloads and ratings of templates, counts of tries, mails. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, userId } from './schema-owners.ts';

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
    index('mails_recipient').on(table.recipient),
    index('mails_created').on(table.createdAt),
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
