import { slugs } from '#server/base/database/schema.ts';
import { dropKeys, giveKeys, retireKeys, slugKey } from '#server/base/directory/directory.ts';
import type { Owned } from '#server/base/owned.ts';
import { listSlugs } from './slug-store.ts';
import { wasOpen } from './public-before.ts';

export const ownedAddresses: Owned = {
  tables: [slugs],
  exported: async ({ owner, businessId }, db) => ({
    slugs: (await listSlugs(owner, db, businessId)).map(({ slug, chosenAt, inSearch }) => ({
      slug,
      chosenAt: chosenAt.toISOString(),
      inSearch,
    })),
  }),
  endedWithBusiness: async ({ owner, businessId }, db) => {
    const names = await listSlugs(owner, db, businessId);
    // others link to an address that was open: it never leads to anybody else
    const isKnown = names.length > 0 && (await wasOpen(owner, db, businessId));
    await (isKnown ? retireKeys : dropKeys)(
      db,
      names.map(({ slug }) => slugKey(slug)),
    );
  },
  moved: async ({ to, businessId }, db) => {
    const names = await listSlugs(to, db, businessId);
    await giveKeys(
      db,
      names.map(({ slug }) => slugKey(slug)),
      to,
    );
  },
};
