/** PostgreSQL through DATABASE_URL. Several processes may share it. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { DatabaseStartError, type OpenDatabase } from './database.ts';
import { HAS_VERSIONS, LAST_VERSION, migrationsFolder, refuseNewer } from './migrations.ts';
import * as schema from './schema.ts';

/** Any number works, as long as all versions of the program use the same. */
const MIGRATION_LOCK = 7_823_105_511;
const CONNECT_WITHIN_MS = 5_000;

/** Connects, migrates the schema and returns a pool of ten connections. */
export async function openPostgres(
  url: string,
  warn: (message: string) => void,
): Promise<OpenDatabase> {
  await bringUpToDate(url);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  // Without a listener, losing an idle connection would end the process; the pool opens a new one by itself.
  pool.on('error', (error) => warn(`A database connection was lost: ${error.message}`));
  return { db: drizzle(pool, { schema }), kind: 'server', close: () => pool.end() };
}

/** Processes that start together migrate one after the other: without the lock, two of three fail on an empty database. */
async function bringUpToDate(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
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
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const { rows } = await client.query<{ present: boolean }>(HAS_VERSIONS);
    if (rows[0]?.present)
      refuseNewer((await client.query<{ last: string | null }>(LAST_VERSION)).rows[0]?.last);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
