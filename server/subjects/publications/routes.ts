/** Routes of what owners put on a site. */
import { switchOn as switchOnCall } from '#contract/documents/coming.ts';
import * as calls from '#contract/documents/publications.ts';
import { versionRef } from '#server/subjects/documents/versions/versions.ts';
import { SITE_BUILDERS } from '#reference/site-builders.server.ts';
import { Prepared, type Serve } from '#server/base/http/serve.ts';
import type { Services } from '#server/subjects/services.ts';
import { publish, readHosting, withdraw } from './service.ts';
import { downloadSiteCopy, readSiteCopy } from './site-copy.ts';
import { allowSearch, chooseSlug } from './slugs.ts';
import { switchOn } from './switch-on.ts';

export function publicationRoutes(serve: Serve, services: Services): void {
  serve(calls.readSiteCopy, ({ owner, params }) =>
    readSiteCopy(owner, services, versionRef(params)),
  );

  serve(calls.downloadSiteCopy, ({ owner, params }) =>
    downloadSiteCopy(owner, services, versionRef(params)),
  );

  serve(calls.readHosting, ({ owner, params }) =>
    readHosting(owner, services, params.businessId, params.template),
  );

  serve(calls.chooseSlug, ({ owner, params, body }) =>
    chooseSlug(owner, services, params.businessId, body.slug),
  );

  serve(calls.allowSearch, ({ owner, params, body }) =>
    allowSearch(owner, services, params.businessId, body.allowed),
  );

  serve(calls.publish, ({ owner, params: { businessId, template }, body: { number } }) =>
    publish(owner, services, businessId, { template, number }),
  );

  serve(switchOnCall, ({ owner, params }) =>
    switchOn(owner, services, params.businessId, params.template),
  );

  const builders = {
    en: new Prepared(calls.listSiteBuilders, SITE_BUILDERS),
    es: new Prepared(calls.listSiteBuilders, SITE_BUILDERS, 'es'),
  };
  serve(calls.listSiteBuilders, ({ language }) => builders[language]);

  serve(calls.withdraw, async ({ owner, params }) => {
    await withdraw(owner, services, params.businessId, params.template);
    return undefined;
  });
}
