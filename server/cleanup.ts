/** Deletes what has expired: at start, and then once an hour. */
import type { Database } from './base/database/database.ts';
import { causeInWords } from './base/pacing/cause.ts';
import { dropOldMails } from './base/mail/store.ts';
import { dropOldTries } from './base/limits/store.ts';
import { yieldToOthers } from './base/pacing/long-work.ts';
import { nextAccounts } from './base/directory/account-scan.ts';
import { dropExpiredKeys } from './base/directory/directory.ts';
import { dropExpiredOf } from './identity/sessions/expiry.ts';
import { DAY_MS, HOUR_MS } from '#calendar/lengths.ts';

const KEEP_MAILS_MS = 30 * DAY_MS;
/**
 * Accounts to go through in an hour. What is over opens nothing, so nothing is lost where a round
 * takes days.
 */
const ACCOUNTS_A_RUN = 5_000;

/**
 * Deletes try counts, mails and older tokens that are over, and what is over of some of the
 * accounts: a part each hour, so that very many do not come at once.
 */
export async function deleteExpired(
  db: Database,
  now: Date,
  accounts = ACCOUNTS_A_RUN,
): Promise<void> {
  await dropOldTries(db, now);
  await dropOldMails(db, new Date(now.getTime() - KEEP_MAILS_MS));
  await dropExpiredKeys(db, now);
  for (const owner of await nextAccounts(db, 'expired', accounts)) {
    await yieldToOthers();
    await dropExpiredOf(owner, db, now);
  }
}

/**
 * Starts the hourly cleanup; `dropFiles` deletes what lies outside of the database. Returns a
 * function that stops it and waits for a run in progress.
 */
export function scheduleCleanup(
  db: Database,
  warn: (message: string) => void,
  dropFiles: (now: Date) => Promise<void>,
): () => Promise<void> {
  const all = async (now: Date) => {
    await dropFiles(now);
    await deleteExpired(db, now);
  };
  const run = () =>
    all(new Date()).catch((fault: unknown) =>
      warn(`What is out of date could not be deleted: ${causeInWords(fault)}`),
    );
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
