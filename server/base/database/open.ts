/** Chooses the database: PostgreSQL if DATABASE_URL is set, else the embedded one in DATA_DIR. */
import type { Config } from '#server/base/settings/config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens and migrates the configured database. Throws a DatabaseStartError with a message for the
 * operator.
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'pool' | 'migrate'>>,
  warn: (message: string) => void,
): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, warn, config.pool, config.migrate)
    : openEmbedded(config.dataDir, warn);
}
