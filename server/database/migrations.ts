/** The schema's versions: SQL files written by drizzle-kit, applied in order and noted in the database. */
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { join } from 'node:path';
import { DatabaseStartError } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** The last version applied, for both drivers: a plain query, since drizzle has no reader for its own table. */
export const LAST_VERSION =
  'select max(created_at)::text as last from drizzle.__drizzle_migrations';
export const HAS_VERSIONS =
  "select to_regclass('drizzle.__drizzle_migrations') is not null as present";

/** Throws where the database was written by a newer program than this one. */
export function refuseNewer(last: string | null | undefined): void {
  const own = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis),
  );
  if (last !== null && last !== undefined && Number(last) > own) {
    throw new DatabaseStartError(
      'The stored data was written by a newer version of Statewise. Start that version, or restore a backup made with this one. Nothing was changed.',
    );
  }
}
