/** Servers of Citus for `npm run test:cluster -- citus`. */
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';

/** Of each server. */
export const SETTINGS = [
  'shared_preload_libraries=citus,pg_stat_statements',
  'wal_level=logical',
  'max_worker_processes=40',
  'citus.stat_statements_track=all',
  'citus.shard_count=16',
  'citus.node_conninfo=sslmode=disable',
];

/** The rows of a statement, on a connection of its own. */
export async function ask<Row extends object>(url: string, query: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}

/** The port in a server's address. */
export const portOf = ({ url }: Pick<PostgresServer, 'url'>) => new URL(url).port;

/** Whether PostgreSQL is here with Citus and the counter of statements. */
export async function isInstalled(): Promise<boolean> {
  const plain = await startPostgres();
  if (!plain) return false;
  const found = await ask(
    plain.url,
    "select from pg_available_extensions where name in ('citus', 'pg_stat_statements')",
  );
  await plain.stop();
  return found.length === 2;
}

/** A server of the cluster. */
export async function member(): Promise<PostgresServer> {
  const server = await startPostgres(tmpdir(), SETTINGS);
  if (!server) throw new Error('PostgreSQL could not be started');
  await ask(server.url, 'create extension citus');
  return server;
}
