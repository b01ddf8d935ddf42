/**
 * The schema's versions: SQL files written by `npm run schema`, applied in order and recorded in
 * the database.
 */
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStartError, type Database } from './database.ts';
import { placeNewTable } from './distribution.ts';
import { stateOf } from './retries.ts';
import { rowsOf } from './rows.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Any number works, as long as all versions of the program use the same. */
const LOCK = 7_823_105_511;
/** Drizzle's own names, so that its tools read the same table. */
const MAKE_TABLE = [
  'create schema if not exists drizzle',
  'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
];
const MARK_EXPANSIONS =
  'alter table drizzle.__drizzle_migrations add column if not exists expands boolean not null default false';
/**
 * When `0024_language` was made, and what its first days said: later than its six followers. Then
 * whatever is not newer was taken for applied, so databases of that day stayed without them.
 */
export const LANGUAGE_VERSION = { made: 1_795_700_000_000, told: 1_795_773_496_312 };
const APPLIED = sql`case created_at when ${LANGUAGE_VERSION.told}::bigint then ${LANGUAGE_VERSION.made}::bigint else created_at end`;
/** undefined_table and invalid_schema_name. */
const NO_SUCH_TABLE = new Set(['42P01', '3F000']);

/**
 * The first line of a migration that programs of the release before can work with: it takes nothing
 * away and asks nothing of their rows.
 */
const EXPANDS = /^-- expands\b/;
/**
 * A statement that waits for a table holds up all that come after it: so it waits a moment only,
 * and everything is tried again.
 */
const LOCK_WITHIN_MS = 2_000;
const PAUSE_MS = 1_000;
const MOST_TRIES = 40;
const LOCK_NOT_HAD = '55P03';

/**
 * Applies what is missing, all of it or nothing. Processes that start together migrate one after
 * the other: the lock ends with the transaction, so it holds through a pooler too. `upTo`: the last
 * version to apply. Throws a DatabaseStartError if the database is newer than this program, unless
 * all that is newer expands it (docs/decisions/0085-rolling-upgrades.md).
 */
export async function bringUpToDate(db: Database, upTo = Infinity): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => applyMissing(tx, upTo));
    } catch (fault) {
      if (stateOf(fault) !== LOCK_NOT_HAD) throw fault;
      if (tries >= MOST_TRIES) throw tooBusy(fault);
      await pause(PAUSE_MS);
    }
  }
}

async function applyMissing(tx: Database, upTo: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  for (const statement of MAKE_TABLE) await tx.execute(statement);
  const last = await lastVersion(tx);
  refuseNewer(await lastContraction(tx));
  const missing = versions().filter(
    ({ folderMillis }) => folderMillis > last && folderMillis <= upTo,
  );
  if (missing.length === 0) return;
  await tx.execute(MARK_EXPANSIONS);
  await tx.execute(`set local lock_timeout = ${LOCK_WITHIN_MS}`);
  for (const { folderMillis, hash, sql: statements } of missing) {
    for (const statement of statements) {
      await tx.execute(statement);
      await placeNewTable(tx, statement);
    }
    const expands = EXPANDS.test(statements[0] ?? '');
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at, expands) values (${hash}, ${folderMillis}, ${expands})`,
    );
  }
}

/**
 * For a process whose account may not change the schema: throws a DatabaseStartError unless the
 * schema fits this program.
 */
export async function refuseOtherSchema(db: Database): Promise<void> {
  const last = await lastVersion(db).catch((fault: unknown) => {
    if (NO_SUCH_TABLE.has(stateOf(fault) ?? '')) return 0;
    throw fault;
  });
  if (last < newest())
    throw new DatabaseStartError(
      'The database is not prepared for this version, and MIGRATE is "no". Run "npm run migrate" with the DATABASE_URL of the account that owns the tables, then start again.',
    );
  refuseNewer(await lastContraction(db));
}

/** The last version applied; 0 in a database that has the table of versions and nothing else. */
export async function lastVersion(tx: Database): Promise<number> {
  const [row] = await rowsOf<{ last: string | null }>(
    tx,
    sql`select max(${APPLIED})::text as last from drizzle.__drizzle_migrations`,
  );
  return Number(row?.last ?? 0);
}

/** The last version after which older programs cannot work; the column may not be there yet. */
async function lastContraction(tx: Database): Promise<number> {
  const [row] = await rowsOf<{ last: string | null }>(
    tx,
    sql`select max(${APPLIED}) filter (where to_jsonb(version)->>'expands' is distinct from 'true')::text as last
        from drizzle.__drizzle_migrations version`,
  );
  return Number(row?.last ?? 0);
}

const versions = () => readMigrationFiles({ migrationsFolder });
const newest = () => Math.max(...versions().map(({ folderMillis }) => folderMillis));

/** Whether this program knows a version of the schema. */
export const knowsVersion = (version: number) =>
  versions().some(({ folderMillis }) => folderMillis === version);

function refuseNewer(last: number): void {
  if (last > newest())
    throw new DatabaseStartError(
      'The stored data was written by a newer version of Statewise. Start that version, or restore a backup made with this one. Nothing was changed.',
    );
}

const tooBusy = (cause: unknown) =>
  new DatabaseStartError(
    'The database could not be brought up to date: other work held its tables all the time. Nothing was changed. Try again when there is less to do.',
    { cause },
  );
