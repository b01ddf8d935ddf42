/** What is stored about how an owner gets in, for the export. Keys, tokens and codes are left out. */
import type { Database } from '../database/database.ts';
import { countCodes, listFactors } from '../second-factor/store.ts';
import { listDevices } from './device-store.ts';

export async function exportAccess(owner: string, db: Database) {
  return {
    secondFactors: (await listFactors(owner, db)).map(({ kind, name, addedAt, lastUsedAt }) => ({
      kind,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countCodes(owner, db),
    knownBrowsers: (await listDevices(owner, db)).map(({ knownSince, lastUsedAt }) => ({
      knownSince: knownSince.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
}
