/** The type of the database that all stores use, whichever program runs it. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections to PostgreSQL: how many there may be, are at work, and are waited for. */
export interface PoolUse {
  readonly most: number;
  readonly used: number;
  readonly waiting: number;
}

/** An open database: migrated, and locked where it must be. */
export interface OpenDatabase {
  readonly db: Database;
  /** embedded: PGlite in the data folder; server: PostgreSQL through DATABASE_URL. */
  readonly kind: 'embedded' | 'server';
  /**
   * Copies the files of an embedded database while it is open; what is copied opens like a database
   * that was killed.
   */
  readonly copyTo?: (folder: string) => Promise<void>;
  /** Of a server. */
  readonly poolUse?: () => PoolUse;
  /** Closes all connections and releases the lock. */
  close(): Promise<void>;
}

/** A start that cannot continue. The message is for the person who started the program. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
