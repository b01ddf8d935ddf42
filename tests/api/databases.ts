/**
 * The databases that every API test runs on: always the embedded one, and PostgreSQL if it is
 * available.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { describe, inject } from 'vitest';
import type { OpenDatabase } from '#server/base/database/database.ts';
import { openPostgres } from '#server/base/database/postgres.ts';
import * as schema from '#server/base/database/schema.ts';
import { FULL } from '../full.ts';

export interface TestDatabase {
  readonly name: string;
  /** A fresh, migrated database. */
  readonly open: () => Promise<OpenDatabase>;
}

export const embedded: TestDatabase = {
  name: 'embedded',
  open: async () => {
    const lite = await PGlite.create({
      loadDataDir: new Blob([readFileSync(inject('embeddedCopy'))]),
    });
    return { db: drizzle(lite, { schema }), kind: 'embedded', close: () => lite.close() };
  },
};

export const postgres: TestDatabase = {
  name: 'PostgreSQL',
  open: async () => openPostgres(await newPostgres(inject('postgresCopy')), console.error),
};

/** The address of a new, empty database on the test server. */
export const emptyPostgres = () => newPostgres('template1');

async function newPostgres(template: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

export const hasPostgres = () => inject('postgresUrl') !== '';

/**
 * Runs the same tests on each database; those of PostgreSQL are skipped if it is not available. For
 * what a database does in its own way: locks, races, queues, faults, what is moved, copied, erased.
 */
export function onEachDatabase(subject: string, tests: (database: TestDatabase) => void): void {
  describe(`${subject} (${embedded.name})`, () => tests(embedded));
  describe.skipIf(!hasPostgres())(`${subject} (${postgres.name})`, () => tests(postgres));
}

/** PostgreSQL if it is available. */
export const oneDatabase = () => (hasPostgres() ? postgres : embedded);

/**
 * For what is the same on any database: on PostgreSQL if it is available, with FULL=1 on each. That
 * each call is answered on both as on one is shown by statements.test.ts.
 */
export function onOneDatabase(subject: string, tests: (database: TestDatabase) => void): void {
  if (FULL) return onEachDatabase(subject, tests);
  const one = oneDatabase();
  describe(`${subject} (${one.name})`, () => tests(one));
}

/** The same for a part of what runs on each database. */
export function describeOnOne(database: TestDatabase, subject: string, tests: () => void): void {
  if (FULL || database === oneDatabase()) describe(subject, tests);
}
