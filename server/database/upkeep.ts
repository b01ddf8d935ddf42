/**
 * A PostgreSQL server clears away deleted rows, gathers what its planner must know of each table (autovacuum), and ends its log of changes
 * before it gets long (checkpointer) by itself; the embedded database has no processes for it. Without, it sorts 24,000 mails to find the
 * first twenty, and its log grows until the server is stopped.
 */
import type { PGlite } from '@electric-sql/pglite';

const EVERY_MS = 60_000;

/** The tables that changed by as much as makes a server look after them: its own settings' defaults. */
const CHANGED = `
  select format('%I.%I', schemaname, stat.relname) as name,
    n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) as has_dead
  from pg_stat_user_tables stat join pg_class on pg_class.oid = relid
  where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
    or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)`;

/** As long as the log may get; a start after a crash goes through all of it. */
const LOG_BYTES = 256 * 1024 * 1024;

const LOGGED = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`;

type Asked = Pick<PGlite, 'query' | 'exec'>;

/** Looks after each table that changed by much, one after the other: what others ask meanwhile comes between them. */
export async function tendTables(lite: Asked): Promise<void> {
  // what was counted is told once a second at most, unless asked for
  await lite.query('select pg_stat_force_next_flush()');
  const { rows } = await lite.query<{ name: string; has_dead: boolean }>(CHANGED);
  for (const { name, has_dead: hasDead } of rows)
    await lite.exec(hasDead ? `vacuum (analyze) ${name}` : `analyze ${name}`);
}

/** Begins the log of changes anew once it is longer than `bytes`: its files are used again. */
export async function shortenLog(lite: Asked, bytes = LOG_BYTES): Promise<void> {
  const { rows } = await lite.query<{ bytes: number }>(LOGGED);
  if ((rows[0]?.bytes ?? 0) > bytes) await lite.exec('checkpoint');
}

/** Looks after tables and log every minute. Returns a function that ends it and waits for a round in progress. */
export function scheduleUpkeep(lite: Asked, warn: (message: string) => void): () => Promise<void> {
  let running = Promise.resolve();
  const round = () =>
    tendTables(lite)
      .then(() => shortenLog(lite))
      .catch((fault: unknown) =>
        warn(
          `The database could not be looked after: ${fault instanceof Error ? fault.message : 'unknown cause'}`,
        ),
      );
  const timer = setInterval(() => {
    running = running.then(round);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
