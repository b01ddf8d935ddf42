/** Deletes what has expired: at start, and then once an hour. */
import { SESSION } from './accounts/session-lifetime.ts';
import type { Database } from './database/database.ts';
import { dropOldMails } from './mail/store.ts';
import { dropOldTries } from './limits/store.ts';
import { dropSessions } from './accounts/session-store.ts';
import { dropOldDevices } from './accounts/device-store.ts';
import { LINK_LIVES_MS } from './accounts/links.ts';
import { dropExpiredTokens } from './accounts/link-store.ts';

const HOUR = 60 * 60 * 1000;
const KEEP_MAILS_MS = 30 * 24 * HOUR;

/** Deletes expired sessions, links, known browsers, try counts and mails. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await dropSessions(db, before(SESSION.idleMs), before(SESSION.atMostMs));
  await dropExpiredTokens(db, now, before(-2 * LINK_LIVES_MS.verify));
  await dropOldDevices(db, now);
  await dropOldTries(db, now);
  await dropOldMails(db, before(KEEP_MAILS_MS));
}

/** Starts the hourly cleanup; `dropFiles` deletes what lies outside of the database. Returns a function that stops it and waits for a run in progress. */
export function scheduleCleanup(
  db: Database,
  warn: (message: string) => void,
  dropFiles: (now: Date) => Promise<void>,
): () => Promise<void> {
  const all = async (now: Date) => {
    await dropFiles(now);
    await deleteExpired(db, now);
  };
  const round = () =>
    all(new Date()).catch((fault: unknown) =>
      warn(
        `What is out of date could not be deleted: ${fault instanceof Error ? fault.message : 'unknown cause'}`,
      ),
    );
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
