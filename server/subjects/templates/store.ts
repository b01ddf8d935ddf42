/** Downloads of templates, counted anonymously, and owners' ratings of them. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { templateDownloads, templateRatings, templateStars } from '#server/base/database/schema.ts';

/** Adds to the counts in one statement. */
export async function addDownloads(db: Database, more: ReadonlyMap<string, number>): Promise<void> {
  if (more.size === 0) return;
  const rows = [...more].map(([template, downloads]) => ({ template, downloads }));
  await db
    .insert(templateDownloads)
    .values(rows.toSorted((one, other) => one.template.localeCompare(other.template)))
    .onConflictDoUpdate({
      target: templateDownloads.template,
      set: { downloads: sql`${templateDownloads.downloads} + excluded.downloads` },
    });
}

/** Template → how often it was downloaded. */
export async function readDownloads(db: Database): Promise<Map<string, number>> {
  const rows = await db.select().from(templateDownloads);
  return new Map(rows.map(({ template, downloads }) => [template, downloads]));
}

/** Template → the sum of its stars, and the number of ratings. */
export async function readStars(
  db: Database,
): Promise<Map<string, { stars: number; ratings: number }>> {
  const rows = await db.select().from(templateStars);
  const rated = rows.filter(({ ratings }) => ratings > 0);
  return new Map(rated.map(({ template, ...figures }) => [template, figures]));
}

/** Adds to the stars of a template. */
async function countStars(
  db: Database,
  template: string,
  { stars, ratings }: { readonly stars: number; readonly ratings: number },
): Promise<void> {
  await db
    .insert(templateStars)
    .values({ template, stars, ratings })
    .onConflictDoUpdate({
      target: templateStars.template,
      set: {
        stars: sql`${templateStars.stars} + excluded.stars`,
        ratings: sql`${templateStars.ratings} + excluded.ratings`,
      },
    });
}

export interface StoredRating {
  readonly template: string;
  readonly stars: number;
  readonly ratedAt: Date;
}

/** The owner's own ratings, by template. */
export async function listRatingsOf(owner: string, db: Database): Promise<StoredRating[]> {
  const { template, stars, ratedAt } = templateRatings;
  return await db
    .select({ template, stars, ratedAt })
    .from(templateRatings)
    .where(eq(templateRatings.userId, owner))
    .orderBy(template);
}

/**
 * Stores a rating in place of the owner's previous one, within a transaction that holds the
 * account. Returns the previous stars.
 */
export async function putRating(
  owner: string,
  db: Database,
  { template, stars, ratedAt }: StoredRating,
): Promise<number | undefined> {
  const before = await dropRating(owner, db, template);
  await db.insert(templateRatings).values({ userId: owner, template, stars, ratedAt });
  await countStars(db, template, { stars, ratings: 1 });
  return before;
}

/**
 * Deletes the owner's rating within such a transaction. Returns its stars; undefined if there was
 * none.
 */
export async function dropRating(
  owner: string,
  db: Database,
  template: string,
): Promise<number | undefined> {
  const [dropped] = await db
    .delete(templateRatings)
    .where(and(eq(templateRatings.userId, owner), eq(templateRatings.template, template)))
    .returning({ stars: templateRatings.stars });
  if (dropped) await countStars(db, template, { stars: -dropped.stars, ratings: -1 });
  return dropped?.stars;
}

/**
 * Takes the owner's ratings out of the totals, before the account is deleted. In one order, so that
 * two never wait for each other.
 */
export async function uncountRatingsOf(owner: string, db: Database): Promise<void> {
  for (const { template } of await listRatingsOf(owner, db)) await dropRating(owner, db, template);
}
