import {
  dismissedTools,
  sitePictures,
  siteKits,
  siteTestQueue,
  siteTests,
  testedSites,
} from '#server/base/database/schema.ts';
import { dropKeys, siteKey } from '#server/base/directory/directory.ts';
import type { Owned } from '#server/base/owned.ts';
import type { Services } from '#server/subjects/services.ts';
import { siteTestFiles } from './binder-part.ts';
import { exportedSites, exportedTestPages } from './export.ts';
import { forgetProofs } from './after-move.ts';
import { dropBusinessFromQueue } from './running/queue-store.ts';

export const ownedSiteTests: Owned<Services> = {
  tables: [testedSites, siteTests, sitePictures, siteKits, siteTestQueue, dismissedTools],
  large: [siteTests, sitePictures],
  exported: ({ owner, businessId }, db) => exportedSites(owner, db, businessId),
  exportedLists: ({ owner, businessId }, db) => ({
    siteTests: exportedTestPages(owner, db, businessId),
  }),
  endedWithBusiness: async ({ businessId }, db) => {
    await dropKeys(db, [siteKey(businessId)]);
    await dropBusinessFromQueue(db, businessId);
  },
  moved: async ({ to, businessId }, db) => {
    // whose site it is was shown by the old owner
    await dropKeys(db, [siteKey(businessId)]);
    await forgetProofs(to, db, businessId);
  },
  binder: async (owner, services, businessId) => ({
    files: await siteTestFiles(owner, services, businessId),
  }),
};
