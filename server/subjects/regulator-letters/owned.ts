import { regulatorLetters } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import type { Services } from '#server/subjects/services.ts';
import { letterDocuments } from './letter-files.ts';
import { listLetters } from './store.ts';

export const ownedRegulatorLetters: Owned<Services> = {
  tables: [regulatorLetters],
  exported: async ({ owner, businessId }, db) => ({
    regulatorLetters: (await listLetters(owner, db, businessId)).map(({ letter, savedAt }) => ({
      letter,
      savedAt: savedAt.toISOString(),
    })),
  }),
  binder: async (owner, services, businessId) => ({
    files: await letterDocuments(owner, services, businessId),
  }),
};
