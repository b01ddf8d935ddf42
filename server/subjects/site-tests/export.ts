/** Sites and their tests for the export of the account. */
import type { Database } from '#server/base/database/database.ts';
import { listKits } from './kits/kit-store.ts';
import { listDismissed, listSites } from './site-store.ts';
import { testPages } from './store.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What is short: the sites, and tools that are offered no more. */
export async function exportedSites(owner: string, db: Database, businessId: string) {
  const sites = await listSites(owner, db, businessId);
  return {
    sites: sites.map((site) => ({
      ...site,
      addedAt: site.addedAt.toISOString(),
      provenAt: iso(site.provenAt),
      nextAt: iso(site.nextAt),
    })),
    siteKits: (await listKits(owner, db, businessId)).map(({ madeAt, ...kit }) => ({
      ...kit,
      madeAt: madeAt.toISOString(),
    })),
    dismissedTools: [...(await listDismissed(owner, db, businessId))].toSorted(),
  };
}

/** Whole tests, a few at a time. */
export async function* exportedTestPages(owner: string, db: Database, businessId: string) {
  for await (const tests of testPages(owner, db, businessId))
    yield tests.map((test) => ({
      ...test,
      askedAt: test.askedAt.toISOString(),
      startedAt: iso(test.startedAt),
      endedAt: iso(test.endedAt),
    }));
}
