import { publications } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import type { Services } from '#server/subjects/services.ts';
import { binderDocuments } from './binder-part.ts';
import { allPublications } from './store.ts';

export const ownedPublications: Owned<Services> = {
  tables: [publications],
  exported: async ({ owner, businessId }, db) => ({
    publications: (await allPublications(owner, db, businessId)).map((each) => ({
      document: each.template,
      number: each.number,
      publishedAt: each.publishedAt.toISOString(),
      publishedOn: each.publishedOn,
      publishedBy: each.publishedBy,
      withdrawnOn: each.withdrawnOn,
    })),
  }),
  binder: binderDocuments,
};
