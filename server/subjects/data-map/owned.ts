import { dataMaps } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { mapTable } from './service.ts';

export const ownedDataMap: Owned<Services> = {
  tables: [dataMaps],
  exported: async ({ owner, businessId }, db) => ({
    dataMap: await readStoredMap(owner, db, businessId),
  }),
  binder: async (owner, services, businessId) => ({
    files: { 'data-map.csv': await mapTable(owner, services, businessId) },
  }),
};
