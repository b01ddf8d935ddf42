import { feeds } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import { endFeedOf, endFeedsOf } from './service.ts';
import { dropFeed, feedMadeAt } from './store.ts';

export const ownedFeeds: Owned = {
  tables: [feeds],
  // its address was handed out by the former owner, and ends with them
  staysBehind: [feeds],
  exported: async ({ owner, businessId }, db) => ({
    feedMadeAt: (await feedMadeAt(owner, db, businessId))?.toISOString() ?? null,
  }),
  endedWithBusiness: async ({ owner, businessId }, db) => {
    await dropFeed(owner, db, businessId);
  },
  endedAtReset: (owner, { db, now, by }) => endFeedsOf(owner, { db, now }, by),
  endedBeforeMove: ({ owner, businessId }, { db, now, by }) =>
    endFeedOf(owner, { db, now }, businessId, by),
};
