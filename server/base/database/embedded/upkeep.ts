/**
 * A PostgreSQL server clears away deleted rows, gathers what its planner must know of each table
 * (autovacuum), and ends its log of changes before it gets long (checkpointer) by itself; the
 * embedded database has no processes for it. Without, it sorts 24,000 mails to find the first
 * twenty, and its log grows until the server is stopped.
 */
import type { PGlite } from '@electric-sql/pglite';
import { repeatedly } from '#server/base/pacing/repeatedly.ts';

/** One table at a time, so that nobody waits long. */
const EVERY_MS = 5_000;
const ONE_TABLE_EVERY_S = 60;
/**
 * A sample of 1,500 rows tells the planner enough here; for the usual 30,000, everybody would wait
 * for tenths of a second.
 */
const SMALL_SAMPLE = 'set default_statistics_target = 5';

/**
 * The table that waits longest of those that changed by as much as makes a server look after them:
 * its own settings' defaults.
 */
const CHANGED = `
  select format('%I.%I', schemaname, stat.relname) as name,
    n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) as has_dead
  from pg_stat_user_tables stat join pg_class on pg_class.oid = relid
  where (n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
      or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0))
    and coalesce(greatest(last_vacuum, last_analyze), '-infinity') <= now() - make_interval(secs => $1)
  order by greatest(last_vacuum, last_analyze) nulls first
  limit 1`;

/**
 * As long as the log may get: a start after a crash goes through all of it, and everybody waits
 * while it is ended.
 */
const LOG_BYTES = 64 * 1024 * 1024;

const LOGGED = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`;

type Asked = Pick<PGlite, 'query' | 'exec'>;

/**
 * Looks after a table that changed by much; not one that it looked after less than so many seconds
 * ago.
 */
export async function tendTable(lite: Asked, seconds = ONE_TABLE_EVERY_S): Promise<void> {
  await lite.query(SMALL_SAMPLE);
  // figures are passed on once a second at most, unless asked for
  await lite.query('select pg_stat_force_next_flush()');
  const { rows } = await lite.query<{ name: string; has_dead: boolean }>(CHANGED, [seconds]);
  for (const { name, has_dead: hasDead } of rows)
    await lite.exec(hasDead ? `vacuum (analyze) ${name}` : `analyze ${name}`);
}

/** Begins the log of changes anew once it is longer than `bytes`: its files are used again. */
export async function shortenLog(lite: Asked, bytes = LOG_BYTES): Promise<void> {
  const { rows } = await lite.query<{ bytes: number }>(LOGGED);
  if ((rows[0]?.bytes ?? 0) > bytes) await lite.exec('checkpoint');
}

/**
 * Looks after tables and log every few seconds. Returns a function that ends it and waits for a run
 * in progress.
 */
export const scheduleUpkeep = (lite: Asked, warn: (message: string) => void) =>
  repeatedly(
    async () => {
      await tendTable(lite);
      await shortenLog(lite);
    },
    warn,
    'The database could not be looked after',
    EVERY_MS,
  );
