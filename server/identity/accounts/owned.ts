import { eq } from 'drizzle-orm';
import { tokens, users } from '#server/base/database/schema.ts';
import { addressKey, dropKeys, secretKeys } from '#server/base/directory/directory.ts';
import type { Owned } from '#server/base/owned.ts';

export const ownedAccount: Owned = {
  tables: [users, tokens],
  endedWithAccount: async (owner, db) => {
    const addresses = await db
      .select({ key: users.emailKey })
      .from(users)
      .where(eq(users.id, owner));
    const links = await db
      .select({ hash: tokens.tokenHash })
      .from(tokens)
      .where(eq(tokens.userId, owner));
    await dropKeys(db, [...addresses.map(({ key }) => addressKey(key)), ...secretKeys(links)]);
  },
};
