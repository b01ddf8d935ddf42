import { firstOwed, receipts, work } from '#server/base/database/schema.ts';
import { type Owned, shapedPages } from '#server/base/owned.ts';
import { receiptReply } from './receipt-reply.ts';
import { receiptPages } from './receipt-store.ts';
import { listWork, owedSince } from './work-store.ts';

export const ownedAssessments: Owned = {
  tables: [work, firstOwed, receipts],
  large: [receipts],
  exported: async ({ owner, businessId }, db) => ({
    tasks: (await listWork(owner, db, businessId)).map((task) => ({
      ...task,
      setAt: task.setAt.toISOString(),
    })),
    firstListed: Object.fromEntries(
      Object.entries(await owedSince(owner, db, businessId)).map(([key, at]) => [
        key,
        at.toISOString(),
      ]),
    ),
  }),
  exportedLists: ({ owner, businessId }, db) => ({
    receipts: shapedPages(receiptPages(owner, db, businessId), receiptReply),
  }),
};
