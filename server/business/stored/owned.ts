import * as z from 'zod/mini';
import { detailValue } from '#contract/documents/details.ts';
import { details } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import { listDetails } from './detail-store.ts';

/** All that is stored, also what no document asks for any more. */
export const ownedDetails: Owned = {
  tables: [details],
  exported: async ({ owner, businessId }, db) => ({
    details: (await listDetails(owner, db, businessId)).flatMap(({ variable, value, setAt }) => {
      const given = z.safeParse(detailValue, value);
      return given.success
        ? [{ name: variable, value: given.data, toldAt: setAt.toISOString() }]
        : [];
    }),
  }),
};
