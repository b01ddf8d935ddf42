import type { Owned } from '#server/base/owned.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { planningOf } from './service.ts';

/** It stands in columns of the business. */
export const ownedPlanning: Owned = {
  tables: [],
  exported: async ({ owner, businessId }, db) => ({
    planning: planningOf(await findBusinessOrThrow(owner, db, businessId)),
  }),
};
