/**
 * How many connections to PostgreSQL a process takes, and how long they may keep a request waiting.
 */
export interface PoolSettings {
  readonly connections: number;
  /** How long a statement may take. */
  readonly statementMs: number;
}

export const POOL: PoolSettings = { connections: 10, statementMs: 5_000 };
