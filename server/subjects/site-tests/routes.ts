/** Routes of the opt-out tester. */
import * as tests from '#contract/site-tests/site-tests.ts';
import * as sites from '#contract/site-tests/sites.ts';
import * as kits from '#contract/site-tests/kits.ts';
import type { Serve } from '#server/base/http/serve.ts';
import type { Services } from '#server/subjects/services.ts';
import { siteEvidence } from './evidence.ts';
import { listSiteKits, makeSiteKit } from './kits/make-kit.ts';
import { proveSite } from './proof/proof.ts';
import { listSiteTests, pictureFile, readSiteTest, recordFile } from './read.ts';
import { scheduleSite } from './schedule.ts';
import { startTest, stopTest } from './running/start.ts';
import { dismissSeenTool } from './tools.ts';

export function siteTestRoutes(serve: Serve, services: Services): void {
  serve(tests.listSiteTests, ({ owner, params }) =>
    listSiteTests(owner, services, params.businessId),
  );
  serve(tests.startSiteTest, ({ owner, params, body }) =>
    startTest(owner, services, params.businessId, body),
  );
  serve(tests.stopSiteTest, ({ owner, params }) => stopTest(owner, services, params));
  serve(tests.readSiteTest, ({ owner, params }) => readSiteTest(owner, services, params));
  serve(tests.readSitePicture, ({ owner, params }) => pictureFile(owner, services, params));
  serve(tests.downloadSiteRecord, ({ owner, params }) => recordFile(owner, services, params));
  serve(tests.readSiteEvidence, ({ owner, params }) =>
    siteEvidence(owner, services, params.businessId),
  );
  serve(kits.listSiteKits, ({ owner, params }) => listSiteKits(owner, services, params.businessId));
  serve(kits.makeSiteKit, ({ owner, params }) => makeSiteKit(owner, services, params));
  serve(sites.proveSite, ({ owner, params, body }) =>
    proveSite(owner, services, params.businessId, body),
  );
  serve(sites.scheduleSite, ({ owner, params, body }) =>
    scheduleSite(owner, services, params.businessId, body),
  );
  serve(sites.dismissSeenTool, ({ owner, params, body }) =>
    dismissSeenTool(owner, services, params.businessId, body),
  );
}
