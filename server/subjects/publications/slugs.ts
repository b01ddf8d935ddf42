/** The name of a business in the address of its hosted pages. */
import { withoutTrailing } from '#text/trailing.ts';
import { slugFrom } from '#contract/documents/slugs.ts';
import type { Owner } from '#server/base/owner.ts';
import { lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { countRevision, type StoredBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import { notePublishing } from './history.ts';
import {
  listSlugs,
  putSlug,
  setInSearch,
  takenAmong,
} from '#server/business/addresses/slug-store.ts';

const MOST_PROPOSED = 9;

/** A slug from the name of the business that nobody has, with its state or a number if need be. */
export async function freeSlug(
  db: Database,
  { businessName, statesOperating }: StoredBusiness,
): Promise<string | undefined> {
  const plain = slugFrom(businessName);
  if (plain === undefined) return undefined;
  const base = withoutTrailing(plain.slice(0, 36), '-');
  const state = statesOperating[0]?.toLowerCase();
  const wanted = [
    plain,
    ...(state === undefined ? [] : [`${base}-${state}`]),
    ...Array.from({ length: MOST_PROPOSED - 1 }, (_, at) => `${base}-${at + 2}`),
  ];
  const taken = await takenAmong(db, wanted);
  return wanted.find((slug) => !taken.has(slug));
}

/**
 * Older slugs still lead to the page, so that links stay right; more than these would take names
 * from others.
 */
const MOST_SLUGS = 5;

/** Chooses the slug of a business. Throws `not-found`, `slug-taken`, `too-many-tries`. */
export async function chooseSlug(
  owner: Owner,
  services: Services,
  businessId: string,
  slug: string,
): Promise<{ slug: string }> {
  await countTryOrThrow(services, 'publications', owner.userId);
  return services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, businessId);
    const own = await listSlugs(owner.userId, db, businessId);
    if (own[0]?.slug === slug) return { slug };
    const known = own.map((each) => each.slug);
    if (known.length >= MOST_SLUGS && !known.includes(slug))
      throw slugProblem(
        `You had ${MOST_SLUGS} names already. Take one of them again: ${known.join(', ')}`,
      );
    const at = services.now();
    const inSearch = own[0]?.inSearch ?? false;
    if (!(await putSlug(owner.userId, db, businessId, { slug, at, inSearch })))
      throw slugProblem('Another business has or had this name. Choose another');
    await countRevision(owner.userId, db, businessId);
    await notePublishing(owner, db, businessId, { at, what: `Chose the page address /p/${slug}` });
    return { slug };
  });
}

const slugProblem = (words: string) =>
  problem('slug-taken', { message: words, fields: { slug: words } });

/** Whether search engines may list the pages of a business. Throws `not-found`, `no-slug`. */
export async function allowSearch(
  owner: Owner,
  services: Services,
  businessId: string,
  allowed: boolean,
): Promise<{ allowed: boolean }> {
  return services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, businessId);
    const [current] = await listSlugs(owner.userId, db, businessId);
    if (!current) throw problem('no-slug');
    if (current.inSearch === allowed) return { allowed };
    const at = services.now();
    const { slug } = current;
    await setInSearch(owner.userId, db, businessId, { slug, at, inSearch: allowed });
    const what = allowed
      ? 'Let search engines list the page'
      : 'Asked search engines to skip the page';
    await notePublishing(owner, db, businessId, { at, what });
    return { allowed };
  });
}
