/** News of the law data, by business. Every function takes the owner first. */
import { and, desc, eq, gte, isNotNull, isNull, lte, max } from 'drizzle-orm';
import type { KeptNews } from '#engine/law-changes/news-in-words.ts';
import type { Database } from '#server/base/database/database.ts';
import { isOneOf } from '#server/base/database/one-of.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import { lawNews } from '#server/base/database/schema.ts';

export type StoredNews = typeof lawNews.$inferSelect;

interface NewNews {
  readonly fromHash: string;
  readonly toHash: string;
  readonly day: string;
  readonly what: KeptNews;
  readonly foundAt: Date;
}

/**
 * Adds news. The caller has locked the business, so that numbers follow one another. Returns false
 * where the same was told before: an older server may have gone back to its own data meanwhile.
 */
export async function addLawNews(
  owner: string,
  db: Database,
  businessId: string,
  news: NewNews,
): Promise<boolean> {
  const [last] = await db
    .select({ number: max(lawNews.number) })
    .from(lawNews)
    .where(ofBusiness(lawNews, owner, businessId));
  const added = await db
    .insert(lawNews)
    .values({ ...news, ownerId: owner, businessId, number: (last?.number ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ number: lawNews.number });
  return added.length > 0;
}

/** All news of a business, the newest first. */
export const listLawNews = (owner: string, db: Database, businessId: string) =>
  db
    .select()
    .from(lawNews)
    .where(ofBusiness(lawNews, owner, businessId))
    .orderBy(desc(lawNews.number));

/** What the owner has not read, the newest first. */
export const listUnread = (owner: string, db: Database, businessId: string) =>
  db
    .select()
    .from(lawNews)
    .where(and(ofBusiness(lawNews, owner, businessId), isNull(lawNews.readAt)))
    .orderBy(desc(lawNews.number));

/** Notes that news up to a number were read. Returns how many were not before. */
export async function noteRead(
  owner: string,
  db: Database,
  businessId: string,
  { upTo, at }: { readonly upTo: number; readonly at: Date },
): Promise<number> {
  const read = await db
    .update(lawNews)
    .set({ readAt: at })
    .where(
      and(
        ofBusiness(lawNews, owner, businessId),
        lte(lawNews.number, upTo),
        isNull(lawNews.readAt),
      ),
    )
    .returning({ number: lawNews.number });
  return read.length;
}

const waiting = (owner: string, since: Date) =>
  and(
    eq(lawNews.ownerId, owner),
    isNull(lawNews.mailedAt),
    isNull(lawNews.readAt),
    gte(lawNews.foundAt, since),
  );

/** News found since a moment that were in no mail and nobody read, over all businesses. */
export const listWaiting = (owner: string, db: Database, since: Date) =>
  db.select().from(lawNews).where(waiting(owner, since)).orderBy(lawNews.foundAt);

/** Takes them for a mail: what another process took is not among them. */
export const takeForMail = (
  owner: string,
  db: Database,
  { businessIds, since, at }: { businessIds: readonly string[]; since: Date; at: Date },
): Promise<StoredNews[]> =>
  db
    .update(lawNews)
    .set({ mailedAt: at })
    .where(and(waiting(owner, since), isOneOf(lawNews.businessId, businessIds)))
    .returning();

/** When the last mail of news went to the owner; null: never. */
export async function lastMailedAt(owner: string, db: Database): Promise<Date | null> {
  const [last] = await db
    .select({ at: max(lawNews.mailedAt) })
    .from(lawNews)
    .where(and(eq(lawNews.ownerId, owner), isNotNull(lawNews.mailedAt)));
  return last?.at ?? null;
}
