/**
 * How long a session lives: 7 days without use, 30 days at most (docs/requirements-decisions.md 8).
 */
const DAY = 24 * 60 * 60 * 1000;

export const SESSION = {
  idleMs: 7 * DAY,
  atMostMs: 30 * DAY,
  /** A use is noted at most this often, to spare a write on every request. */
  noteEveryMs: 10 * 60 * 1000,
} as const;

interface Times {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** Whether a session is over at `now`. */
export function isOver(session: Times, now: Date): boolean {
  return (
    now.getTime() - session.lastUsedAt.getTime() >= SESSION.idleMs ||
    now.getTime() - session.createdAt.getTime() >= SESSION.atMostMs
  );
}

/** Whether its use should be noted. */
export function isStale(session: Times, now: Date): boolean {
  return Math.abs(now.getTime() - session.lastUsedAt.getTime()) >= SESSION.noteEveryMs;
}
