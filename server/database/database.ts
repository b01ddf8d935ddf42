/** The one shape of the database that stores see, whichever program is behind it. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is ready for use: migrated, and locked where it must be. */
export interface OpenDatabase {
  readonly db: Database;
  /** embedded: PGlite in the data folder; server: PostgreSQL through DATABASE_URL. */
  readonly kind: 'embedded' | 'server';
  /** Ends all connections and gives up the lock. */
  close(): Promise<void>;
}

/** A start that cannot go on. The message is for the person who started the program. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseRefusal';
}
