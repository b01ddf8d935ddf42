/** Tables that belong to no owner: counts, and mail on its way. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, in the zone of whoever reads it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How often a file of a template was downloaded. Nothing is stored of who did. */
export const templateDownloads = pgTable('template_downloads', {
  template: text('template').primaryKey(),
  downloads: integer('downloads').notNull(),
});

/** Counts of tries. The key is a hash: no address is stored here in the clear. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  resetsAt: moment('resets_at').notNull(),
});

/** Written in the transaction that causes the mail, sent afterwards. The text is wiped once it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: moment('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
