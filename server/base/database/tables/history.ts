/**
 * The history: chains of events, each event with the hash of the one before (server/base/history).
 */
import { bigint, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { businesses, users } from './owners.ts';

const whole = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Where each chain ends. A business has one, and the account of its owner another. */
export const chains = pgTable(
  'chains',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the business, or `account`. */
    chain: text('chain').notNull(),
    /** Null for the chain of the account. */
    businessId: text('business_id'),
    /** Number and hash of the last event, and the hash of the one before. */
    seq: whole('seq'),
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
    /** All bodies together, in characters. */
    size: whole('size'),
    /** How much of both strangers caused: it fills no quota. */
    apartEvents: whole('apart_events').default(0),
    apartSize: whole('apart_size').default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.chain] }),
    foreignKey({
      columns: [table.ownerId, table.businessId],
      foreignColumns: [businesses.ownerId, businesses.id],
    }).onDelete('cascade'),
  ],
);

/** Written once, never changed. `body` is the text that was hashed, JSON with a fixed order. */
export const events = pgTable(
  'events',
  {
    ownerId: text('owner_id').notNull(),
    chain: text('chain').notNull(),
    /** Counts from 1 without a gap. */
    seq: whole('seq'),
    body: text('body').notNull(),
    /** SHA-256 of `body`, in hexadecimal. */
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.chain, table.seq] }),
    foreignKey({
      columns: [table.ownerId, table.chain],
      foreignColumns: [chains.ownerId, chains.chain],
    }).onDelete('cascade'),
  ],
);
