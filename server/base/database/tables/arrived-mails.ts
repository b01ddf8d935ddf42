/**
 * Mails that came to the address of a desk and wait for the owner's word
 * (docs/decisions/0133-mails-that-arrive.md). What they say goes once they are written down.
 */
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { plainJsonb } from './plain-jsonb.ts';
import { goesWithBusiness, instant, ownedColumns } from './owners.ts';

export const arrivedMails = pgTable(
  'arrived_mails',
  {
    ...ownedColumns(),
    id: text('id').notNull(),
    arrivedAt: instant('arrived_at').notNull(),
    /** SHA-256 of what tells it from others, so that one that comes twice stands once. */
    messageHash: text('message_hash').notNull(),
    /** Bytes as they came, attachments included. */
    size: integer('size').notNull(),
    /** Sender, subject and words; null once it was written down. */
    mail: plainJsonb('mail').$type<unknown>(),
    /** What its words seem to ask; null as above. */
    proposal: plainJsonb('proposal').$type<unknown>(),
    state: text('state', { enum: ['waiting', 'request', 'joined', 'set-aside'] }).notNull(),
    /** The request that was written down from it, or that it belongs to. */
    requestId: text('request_id'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.id] }),
    unique('arrived_mails_message').on(table.ownerId, table.businessId, table.messageHash),
    index('arrived_mails_state').on(
      table.ownerId,
      table.businessId,
      table.state,
      table.arrivedAt,
      table.id,
    ),
    goesWithBusiness(table),
  ],
);
