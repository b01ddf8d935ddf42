/** PostgreSQL through DATABASE_URL. Several processes may share it. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { DatabaseStartError, type Database, type OpenDatabase } from './database.ts';
import { bringUpToDate, refuseOtherSchema } from './migrations.ts';
import { rowsOf } from './rows.ts';
import { POOL, type PoolSettings } from '#server/base/settings/pool-settings.ts';
import { CONNECT_WITHIN_MS, databaseOn, openPool } from './pool.ts';
import * as schema from './schema.ts';

/**
 * Connects, migrates the schema (or, with `migrate: false`, only looks whether it fits) and returns
 * a pool of connections.
 */
export async function openPostgres(
  url: string,
  warn: (message: string) => void,
  settings: PoolSettings = POOL,
  migrate = true,
): Promise<OpenDatabase> {
  await onOneConnection(url, async (db) => {
    await refuseOtherEncoding(db);
    await (migrate ? bringUpToDate(db) : refuseOtherSchema(db));
  });
  const pool = openPool(url, settings, warn);
  return {
    db: databaseOn(pool, settings),
    kind: 'server',
    poolUse: () => ({
      most: settings.connections,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** The history is hashed by the database, over the bytes as it keeps them. */
async function refuseOtherEncoding(db: Database): Promise<void> {
  const [row] = await rowsOf<{ encoding: string }>(
    db,
    sql`select getdatabaseencoding() as encoding`,
  );
  if (row?.encoding !== 'UTF8')
    throw new DatabaseStartError(
      `The database of DATABASE_URL is encoded in ${row?.encoding ?? 'something unknown'}; it must be UTF8. Make one with: create database statewise encoding 'UTF8' template template0. Nothing was changed.`,
    );
}

/**
 * Does long work on a connection of its own, without limits of time. Throws a DatabaseStartError
 * where there is no server.
 */
export async function onOneConnection<Done>(
  url: string,
  work: (db: Database) => Promise<Done>,
): Promise<Done> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    throw new DatabaseStartError(
      `The PostgreSQL server of DATABASE_URL cannot be reached: ${cause instanceof Error ? cause.message : 'unknown cause'}.`,
      { cause },
    );
  }
  try {
    return await work(drizzle(client, { schema }));
  } finally {
    await client.end();
  }
}
