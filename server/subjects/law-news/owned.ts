import { lawNews } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import type { Services } from '#server/subjects/services.ts';
import { lawNewsTable } from './binder-part.ts';
import { listLawNews } from './store.ts';

export const ownedLawNews: Owned<Services> = {
  tables: [lawNews],
  exported: async ({ owner, businessId }, db) => ({
    lawNews: (await listLawNews(owner, db, businessId)).map((each) => ({
      number: each.number,
      day: each.day,
      from: each.fromHash,
      to: each.toHash,
      what: each.what,
      readAt: each.readAt?.toISOString() ?? null,
      mailedAt: each.mailedAt?.toISOString() ?? null,
    })),
  }),
  binder: lawNewsTable,
};
