import { eq } from 'drizzle-orm';
import { devices, sessions } from '#server/base/database/schema.ts';
import { dropKeys, secretKeys } from '#server/base/directory/directory.ts';
import type { Owned } from '#server/base/owned.ts';
import { listDevices } from './device-store.ts';

export const ownedSessions: Owned = {
  tables: [sessions, devices],
  exportedAccess: async (owner, db) => ({
    knownBrowsers: (await listDevices(owner, db)).map(({ knownSince, lastUsedAt }) => ({
      knownSince: knownSince.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  }),
  endedWithAccount: async (owner, db) => {
    const holder = await db
      .select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.userId, owner));
    await dropKeys(db, secretKeys(holder));
  },
};
