/** What is over of one account: sessions, links, known browsers. */
import type { Database } from '#server/base/database/database.ts';
import { dropOldDevices } from './device-store.ts';
import { LINK_LIVES_MS } from '#server/identity/accounts/links.ts';
import { dropExpiredTokens } from '#server/identity/accounts/link-store.ts';
import { SESSION } from './session-lifetime.ts';
import { dropSessions } from './session-store.ts';

/** Deletes it: at sign-in, and when the hourly job comes to the account. */
export async function dropExpiredOf(owner: string, db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await dropSessions(owner, db, before(SESSION.idleMs), before(SESSION.atMostMs));
  await dropExpiredTokens(owner, db, now, before(-2 * LINK_LIVES_MS.verify));
  await dropOldDevices(owner, db, now);
}
