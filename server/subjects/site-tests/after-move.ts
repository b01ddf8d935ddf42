/**
 * A business has moved to another owner: its tests stay, and what waits, runs or was shown by the
 * old owner ends.
 */
import { and, inArray } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { siteTests, testedSites } from '#server/base/database/schema.ts';
import { dropBusinessFromQueue } from './running/queue-store.ts';

/** The caller has moved the rows. */
export async function forgetProofs(owner: string, db: Database, businessId: string): Promise<void> {
  await dropBusinessFromQueue(db, businessId);
  await db
    .update(siteTests)
    .set({ state: 'stopped' })
    .where(
      and(
        ofBusiness(siteTests, owner, businessId),
        inArray(siteTests.state, ['waiting', 'running']),
      ),
    );
  await db
    .update(testedSites)
    .set({ proofWay: null, provenAt: null, weekly: false, nextAt: null })
    .where(ofBusiness(testedSites, owner, businessId));
}
