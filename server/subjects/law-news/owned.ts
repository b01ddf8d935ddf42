import { lawNews } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import { listLawNews } from './store.ts';

export const ownedLawNews: Owned = {
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
};
