/** Downloads of templates, counted anonymously, and owners' ratings of them. */
import { and, count, eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { templateDownloads, templateRatings } from '../database/schema.ts';

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
  const rows = await db
    .select({
      template: templateRatings.template,
      stars: sum(templateRatings.stars).mapWith(Number),
      ratings: count(),
    })
    .from(templateRatings)
    .groupBy(templateRatings.template);
  return new Map(rows.map(({ template, ...figures }) => [template, figures]));
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

/** Stores a rating in place of the owner's previous one. */
export async function putRating(
  owner: string,
  db: Database,
  { template, stars, ratedAt }: StoredRating,
): Promise<void> {
  await db
    .insert(templateRatings)
    .values({ userId: owner, template, stars, ratedAt })
    .onConflictDoUpdate({
      target: [templateRatings.userId, templateRatings.template],
      set: { stars, ratedAt },
    });
}

/** Deletes the owner's rating, if there is one. */
export async function dropRating(owner: string, db: Database, template: string): Promise<void> {
  await db
    .delete(templateRatings)
    .where(and(eq(templateRatings.userId, owner), eq(templateRatings.template, template)));
}
