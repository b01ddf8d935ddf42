/**
 * The connections to a PostgreSQL server: none of their faults ends the process, and none of their
 * waits is endless.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Database } from './database.ts';
import { triedAgain } from './retries.ts';
import { turnOfStatement, withoutRest } from '#server/base/pacing/long-work.ts';
import type { PoolSettings } from '#server/base/settings/pool-settings.ts';
import * as schema from './schema.ts';

export const CONNECT_WITHIN_MS = 5_000;
const KEEPALIVE_AFTER_MS = 10_000;
/** A server that is frozen cannot end a statement itself: this side does, a little later. */
const SILENCE_MS = 1_000;

/** A pool whose connections may be lost at any moment. `warn` is told of each. */
export function openPool(
  url: string,
  { connections, statementMs }: PoolSettings,
  warn: (message: string) => void,
): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: statementMs + SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
  });
  const lost = (error: Error) => warn(`A database connection was lost: ${error.message}`);
  pool.on('error', lost);
  pool.on('connect', (client) => {
    // The pool listens to idle connections only: without this, losing one within a transaction ends
    // the process.
    client.on('error', () => {});
    endWhenSilent(client);
  });
  return pool;
}

/**
 * A connection whose server did not answer in time has an unknown state: nothing more may be sent
 * over it.
 */
function endWhenSilent(client: PoolClient): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const answer = send(...given);
    if (answer instanceof Promise)
      answer.catch((fault: unknown) => {
        if (isSilence(fault)) (client as unknown as { end(): Promise<void> }).end().catch(() => {});
      });
    return answer;
  }) as typeof client.query;
}

const isSilence = (fault: unknown) =>
  fault instanceof Error && fault.message === 'Query read timeout';

/**
 * The database on a pool: deadlocks are tried again, each transaction has limits of its own, and
 * statements of heavy calls wait for a turn.
 */
export function databaseOn(pool: Pool, { statementMs }: PoolSettings): Database {
  const send = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  pool.query = (async (...given: unknown[]) => {
    await turnOfStatement();
    return triedAgain(() => send(...given));
  }) as typeof pool.query;
  const db = drizzle(pool, { schema });
  const begun = transactionsOf(pool, limitsOf(statementMs));
  const transaction: Database['transaction'] = async (work, config) => {
    await turnOfStatement();
    return withoutRest(() => triedAgain(() => begun(work, config)));
  };
  return Object.assign(db, { transaction });
}

/**
 * Set within each transaction: PgBouncer refuses them as parameters of a connection, and in its
 * transaction mode a plain SET would reach other clients
 * (docs/decisions/0070-a-database-that-comes-and-goes.md).
 */
const limitsOf = (ms: number) =>
  `set local statement_timeout = ${ms}; set local lock_timeout = ${ms}; set local idle_in_transaction_session_timeout = ${3 * ms}`;

/** Drizzle's own transaction on a pool keeps the connection for ever where its `begin` fails. */
function transactionsOf(pool: Pool, limits: string): Database['transaction'] {
  const known = new WeakMap<PoolClient, Database>();
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const one = known.get(client) ?? drizzle(client, { schema });
      known.set(client, one);
      return await one.transaction(async (tx) => {
        await tx.execute(limits);
        return work(tx);
      }, config);
    } finally {
      client.release();
    }
  };
}
