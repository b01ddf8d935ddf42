import { templateDownloads, templateRatings, templateStars } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import { ratingsOf } from './service.ts';
import { uncountRatingsOf } from './store.ts';

export const ownedTemplates: Owned = {
  tables: [templateDownloads, templateRatings, templateStars],
  exportedRatings: (owner, db) => ratingsOf(owner, { db }),
  endedWithAccount: uncountRatingsOf,
};
