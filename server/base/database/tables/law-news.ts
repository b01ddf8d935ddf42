/**
 * What changed for a business when the law data did: written once for each pair of states of the
 * data (docs/decisions/0141-what-changed-for-each-owner.md).
 */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { KeptNews } from '#engine/law-changes/news-in-words.ts';
import { plainJsonb } from './plain-jsonb.ts';
import { day, goesWithBusiness, instant, ownedColumns } from './owners.ts';

export const lawNews = pgTable(
  'law_news',
  {
    ...ownedColumns(),
    /** Hashes of the law data before and after. */
    fromHash: text('from_hash').notNull(),
    toHash: text('to_hash').notNull(),
    /** Counts from 1 for each business. */
    number: integer('number').notNull(),
    /** The owner's day. */
    day: day('day').notNull(),
    /** What changed, as data: sentences are made when they are shown. */
    what: plainJsonb('what').$type<KeptNews>().notNull(),
    foundAt: instant('found_at').notNull(),
    /** null: the owner has not read it. */
    readAt: instant('read_at'),
    /** null: it was in no mail. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.fromHash, table.toHash] }),
    goesWithBusiness(table),
  ],
);
