/**
 * The names of businesses in the addresses of hosted pages. A business's newest one counts; older
 * ones lead to it.
 */
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { slugs } from '#server/base/database/schema.ts';
import {
  findKey,
  isRetired,
  slugKey,
  takeKey,
  takenKeys,
} from '#server/base/directory/directory.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';

export type StoredSlug = typeof slugs.$inferSelect;

/** The slugs of the owner's business, newest first. */
export function listSlugs(owner: string, db: Database, businessId: string): Promise<StoredSlug[]> {
  return db
    .select()
    .from(slugs)
    .where(ofBusiness(slugs, owner, businessId))
    .orderBy(desc(slugs.chosenAt), desc(slugs.slug));
}

/** Makes it the slug of the business. False if another business has it, or had it. */
export async function putSlug(
  owner: string,
  db: Database,
  businessId: string,
  { slug, at, inSearch }: { readonly slug: string; readonly at: Date; readonly inSearch: boolean },
): Promise<boolean> {
  if (!(await takeKey(db, slugKey(slug), { ownerId: owner, businessId }))) return false;
  await db
    .insert(slugs)
    .values({ slug, ownerId: owner, businessId, chosenAt: at, inSearch, changedAt: at })
    .onConflictDoUpdate({
      target: [slugs.ownerId, slugs.businessId, slugs.slug],
      set: { chosenAt: at, inSearch, changedAt: at },
    });
  return true;
}

/** Sets whether search engines may list the pages at a slug of the business. */
export async function setInSearch(
  owner: string,
  db: Database,
  businessId: string,
  { slug, at, inSearch }: { readonly slug: string; readonly at: Date; readonly inSearch: boolean },
): Promise<void> {
  await db
    .update(slugs)
    .set({ inSearch, changedAt: at })
    .where(and(ofBusiness(slugs, owner, businessId), eq(slugs.slug, slug)));
}

/** Which of these slugs are taken. */
export async function takenAmong(db: Database, wanted: readonly string[]): Promise<Set<string>> {
  const taken = await takenKeys(db, wanted.map(slugKey));
  return new Set(wanted.filter((slug) => taken.has(slugKey(slug))));
}

/**
 * The slug that counts for the business that has or had this one; undefined if nobody had,
 * "retired" if that business is gone. For strangers.
 */
export async function currentSlug(
  db: Database,
  slug: string,
): Promise<StoredSlug | 'retired' | undefined> {
  const asked = await findKey(db, slugKey(slug));
  if (asked && isRetired(asked)) return 'retired';
  if (!asked?.businessId) return undefined;
  const [found] = await db
    .select()
    .from(slugs)
    .where(ofBusiness(slugs, asked.ownerId, asked.businessId))
    .orderBy(desc(slugs.chosenAt), desc(slugs.slug))
    .limit(1);
  return found;
}
