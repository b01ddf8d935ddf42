/**
 * Once for all API tests: a PostgreSQL server where one can be had, and a migrated database of each
 * kind to copy.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '#server/base/database/migrations.ts';
import { spreadTables } from '#server/base/database/distribution.ts';
import { onOneConnection, openPostgres } from '#server/base/database/postgres.ts';
import { SHORT_LIVED, startPostgres } from '../postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The name of the migrated database on that server. */
    postgresCopy: string;
    embeddedCopy: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'statewise-api-'));
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? undefined : await startPostgres(undefined, SHORT_LIVED);
  if (!given && !own)
    console.log(
      'PostgreSQL was not found: its API tests are skipped. Set TEST_DATABASE_URL or install it.',
    );
  const url = given ?? own?.url ?? '';
  const copy = `test_copy_${randomUUID().replaceAll('-', '')}`;
  if (url) await postgresCopy(url, copy);
  project.provide('postgresUrl', url);
  project.provide('postgresCopy', copy);
  project.provide('embeddedCopy', await embeddedCopy(folder));
  return async () => {
    if (given) await onServer(given, `drop database ${copy}`);
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function postgresCopy(server: string, name: string): Promise<void> {
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgres(url.href, console.error);
  await opened.close();
  if (process.env['TEST_CITUS'] === '1') await onCitus(server, url);
}

/** The server of TEST_DATABASE_URL has Citus: the database is spread, all of it on that server. */
async function onCitus(server: string, url: URL): Promise<void> {
  const place = `'${url.hostname}', ${url.port}`;
  for (const statement of [
    'create extension citus',
    `select citus_set_coordinator_host(${place})`,
    `select citus_set_node_property(${place}, 'shouldhaveshards', true)`,
  ])
    await onServer(url.href, statement);
  await onOneConnection(url.href, spreadTables);
  // its keeper would stay connected, and what is in use cannot be copied
  const name = url.pathname.slice(1);
  await onServer(server, `alter database ${name} allow_connections false`);
  await onServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

async function embeddedCopy(folder: string): Promise<string> {
  const lite = await PGlite.create();
  await migrate(drizzle(lite), { migrationsFolder });
  // every stage reads it: unpacking would cost each more than the writing saves
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  const file = join(folder, 'embedded.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}
