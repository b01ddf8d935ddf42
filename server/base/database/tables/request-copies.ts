/**
 * The copy of a person's data on its way to them (docs/decisions/0135-copy-for-the-person.md):
 * files that were put together, and the link that opens them once. Both go when it was opened, or
 * when its time is over.
 */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { plainJsonb } from './plain-jsonb.ts';
import { day, instant } from './owners.ts';
import { goesWithRequest, requestColumns } from './requests.ts';

/** A link that was mailed and not opened yet: at most one for a request. */
export const requestCopies = pgTable(
  'request_copies',
  {
    ...requestColumns(),
    /** SHA-256 of the token of the link. */
    tokenHash: text('token_hash').notNull(),
    /** The day of every file in the ZIP, so that it comes out the same. */
    day: day('day').notNull(),
    until: instant('until').notNull(),
    /** SHA-256 and bytes of the ZIP. */
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.requestId] }),
    index('request_copies_token').on(table.ownerId, table.tokenHash),
    goesWithRequest(table),
  ],
);

/** A file of a copy, as it will be handed over. */
export const requestCopyFiles = pgTable(
  'request_copy_files',
  {
    ...requestColumns(),
    id: text('id').notNull(),
    /** Its name in the ZIP. */
    name: text('name').notNull(),
    kind: text('kind', { enum: ['csv', 'json', 'pdf', 'text'] }).notNull(),
    /** In base64. */
    content: text('content').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** What was found in it that laws forbid to send, and how often. */
    found: plainJsonb('found').$type<{ what: string; count: number }[]>().notNull(),
    /** Whether what was found was masked. */
    isMasked: boolean('is_masked').notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: text('added_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.requestId, table.id] }),
    goesWithRequest(table),
  ],
);
