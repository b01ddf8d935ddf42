/**
 * Goes through the businesses whose sites are tested every week, and puts what is due into the
 * queue.
 */
import { BY_ITSELF } from '#server/base/history/actor.ts';
import { repeatedly } from '#server/base/pacing/repeatedly.ts';
import { nextKeys } from '#server/base/directory/account-scan.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { checkProof } from '#server/subjects/site-tests/proof/proof.ts';
import { listQueue } from './queue-store.ts';
import type { TestServices } from '#server/subjects/site-tests/tester/tester.ts';
import { changeSite, listSites, type StoredSite } from '#server/subjects/site-tests/site-store.ts';
import { enqueue } from './start.ts';
import { DAY_MS, WEEK_MS } from '#calendar/lengths.ts';

const BUSINESSES_A_RUN = 500;
/** So many may wait before tests of the schedule stand back. */
const MOST_WAITING = 10;

/** One part of the businesses. Returns how many tests it put into the queue. */
export async function queueWeeklyTests(services: TestServices, most = BUSINESSES_A_RUN) {
  const { db, now } = services;
  let begun = 0;
  for (const { ownerId, businessId } of await nextKeys(db, 'sites', 'site', most)) {
    if (businessId === null) continue;
    await yieldToOthers();
    const due = (await listSites(ownerId, db, businessId)).filter(
      ({ weekly, nextAt }) => weekly && nextAt !== null && nextAt <= now(),
    );
    for (const site of due) if (await begin(services, site)) begun += 1;
  }
  return begun;
}

/** The proof is looked at anew each time: a site may have been sold. */
async function begin(services: TestServices, site: StoredSite): Promise<boolean> {
  const { db, now, siteTester } = services;
  const { ownerId, businessId, host } = site;
  const queue = await listQueue(db);
  const waits = queue.some((each) => each.businessId === businessId);
  if (!siteTester.browser.there || waits || queue.length >= MOST_WAITING) return false;
  const user = await findUser(ownerId, db);
  if (!user || user.disabledAt !== null || user.emailVerifiedAt === null) return false;
  const checked = await checkProof(user, services, site, BY_ITSELF);
  const proven = !checked.unreachable && checked.site.proofWay !== null;
  if (checked.unreachable || proven)
    await changeSite(ownerId, db, businessId, host, {
      nextAt: new Date(now().getTime() + (proven ? WEEK_MS : DAY_MS)),
    });
  if (!proven) return false;
  await enqueue(
    services,
    { url: `https://${host}/`, host },
    { ownerId, businessId, kind: 'press', trigger: 'weekly', by: BY_ITSELF },
  );
  return true;
}

/**
 * Runs every quarter of an hour. Returns a function that stops it and waits for a run in progress.
 */
export const scheduleSiteTests = (services: TestServices, warn: (message: string) => void) =>
  repeatedly(
    async () => void (await queueWeeklyTests(services)),
    warn,
    'The weekly tests of sites could not be walked',
  );
