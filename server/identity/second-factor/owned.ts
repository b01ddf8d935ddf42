import { factors, recoveryCodes } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import { countCodes, listFactors } from './store.ts';

export const ownedFactors: Owned = {
  tables: [factors, recoveryCodes],
  exportedAccess: async (owner, db) => ({
    secondFactors: (await listFactors(owner, db)).map(({ kind, name, addedAt, lastUsedAt }) => ({
      kind,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countCodes(owner, db),
  }),
};
