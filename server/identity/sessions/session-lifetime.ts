/**
 * How long a session lives: 7 days without use, 30 days at most (docs/requirements-decisions.md 8).
 */
import { DAY_MS } from '#calendar/lengths.ts';

export const SESSION = {
  idleMs: 7 * DAY_MS,
  atMostMs: 30 * DAY_MS,
  /** The last use is stored at most this often, to save a write on every request. */
  noteEveryMs: 10 * 60 * 1000,
  /** A session from further ahead was begun by a clock that was wrong, and would live too long. */
  aheadMs: 2 * DAY_MS,
} as const;

interface Times {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/**
 * Whether a session has expired at `now`, or was begun with the clock far ahead and would outlive
 * its correction.
 */
export function isOver(session: Times, now: Date): boolean {
  return (
    now.getTime() - session.lastUsedAt.getTime() >= SESSION.idleMs ||
    now.getTime() - session.createdAt.getTime() >= SESSION.atMostMs ||
    session.createdAt.getTime() - now.getTime() > SESSION.aheadMs
  );
}

/** Whether the last use should be stored again. */
export function isStale(session: Times, now: Date): boolean {
  return Math.abs(now.getTime() - session.lastUsedAt.getTime()) >= SESSION.noteEveryMs;
}
