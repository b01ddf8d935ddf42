/** The secret addresses of feeds, stored by the hash of their token. A business has at most one. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { feeds } from '#server/base/database/schema.ts';
import { dropKeys, secretKey, type TokenHolder } from '#server/base/directory/directory.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';

/** When the feed of a business was created; undefined if it has none. */
export async function feedMadeAt(
  owner: string,
  db: Database,
  businessId: string,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ createdAt: feeds.createdAt })
    .from(feeds)
    .where(ofBusiness(feeds, owner, businessId));
  return found?.createdAt;
}

/** Stores the address of the business, in place of the previous one. */
export async function putFeed(
  owner: string,
  db: Database,
  businessId: string,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await dropFeed(owner, db, businessId);
  await db
    .insert(feeds)
    .values({ ownerId: owner, businessId, tokenHash, createdAt: now })
    .onConflictDoUpdate({
      target: [feeds.ownerId, feeds.businessId],
      set: { tokenHash, createdAt: now },
    });
}

/** Deletes the address of a business. Returns whether there was one. */
export async function dropFeed(owner: string, db: Database, businessId: string): Promise<boolean> {
  const dropped = await db
    .delete(feeds)
    .where(ofBusiness(feeds, owner, businessId))
    .returning({ hash: feeds.tokenHash });
  // the directory has the older ones
  await dropKeys(
    db,
    dropped.map(({ hash }) => secretKey(hash)),
  );
  return dropped.length > 0;
}

/** The owner and business of an address; undefined if it is unknown. */
export async function feedAt(
  db: Database,
  { owner, hash }: TokenHolder,
): Promise<{ owner: string; businessId: string } | undefined> {
  const [found] = await db
    .select({ owner: feeds.ownerId, businessId: feeds.businessId })
    .from(feeds)
    .where(and(eq(feeds.ownerId, owner), eq(feeds.tokenHash, hash)));
  return found;
}
