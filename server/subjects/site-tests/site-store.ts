/** Sites of businesses, and tools of them that nobody wants to be offered. */
import { and, asc, eq } from 'drizzle-orm';
import { dropKeys, siteKey, takeKey } from '#server/base/directory/directory.ts';
import { newSecret } from '#server/base/directory/secret-tokens.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { dismissedTools, testedSites } from '#server/base/database/schema.ts';

export type StoredSite = typeof testedSites.$inferSelect;
export type SiteChange = Partial<
  Pick<StoredSite, 'proofWay' | 'provenAt' | 'weekly' | 'nextAt' | 'alarms'>
>;

const ownSite = (owner: string, businessId: string, host: string) =>
  and(ofBusiness(testedSites, owner, businessId), eq(testedSites.host, host));

/** All sites of a business, by name. */
export const listSites = (owner: string, db: Database, businessId: string): Promise<StoredSite[]> =>
  db
    .select()
    .from(testedSites)
    .where(ofBusiness(testedSites, owner, businessId))
    .orderBy(asc(testedSites.host));

/** The site, made without proof where the business had none of that name. */
export async function openSite(
  owner: string,
  db: Database,
  businessId: string,
  { host, now }: { readonly host: string; readonly now: Date },
): Promise<StoredSite> {
  await db
    .insert(testedSites)
    .values({
      ownerId: owner,
      businessId,
      host,
      addedAt: now,
      code: newSecret(),
      weekly: false,
      alarms: true,
    })
    .onConflictDoNothing();
  const [found] = await db
    .select()
    .from(testedSites)
    .where(ownSite(owner, businessId, host));
  if (!found) throw new Error('inserting a site returned no row');
  return found;
}

/** Changes a site; what is not named stays. */
export async function changeSite(
  owner: string,
  db: Database,
  businessId: string,
  host: string,
  change: SiteChange,
): Promise<StoredSite | undefined> {
  const [changed] = await db
    .update(testedSites)
    .set(change)
    .where(ownSite(owner, businessId, host))
    .returning();
  return changed;
}

/**
 * The job that tests every week finds the business by a key, as long as one of its sites is tested
 * so.
 */
export async function noteWeekly(owner: string, db: Database, businessId: string): Promise<void> {
  const sites = await listSites(owner, db, businessId);
  if (sites.some(({ weekly }) => weekly))
    await takeKey(db, siteKey(businessId), { ownerId: owner, businessId });
  else await dropKeys(db, [siteKey(businessId)]);
}

/** Ids of tools that are offered no more. */
export async function listDismissed(
  owner: string,
  db: Database,
  businessId: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ tool: dismissedTools.tool })
    .from(dismissedTools)
    .where(ofBusiness(dismissedTools, owner, businessId));
  return new Set(rows.map(({ tool }) => tool));
}

/** Offers a tool no more, or again. */
export async function setDismissed(
  owner: string,
  db: Database,
  businessId: string,
  {
    tool,
    dismissed,
    at,
  }: { readonly tool: string; readonly dismissed: boolean; readonly at: Date },
): Promise<void> {
  if (dismissed)
    await db
      .insert(dismissedTools)
      .values({ ownerId: owner, businessId, tool, dismissedAt: at })
      .onConflictDoNothing();
  else
    await db
      .delete(dismissedTools)
      .where(and(ofBusiness(dismissedTools, owner, businessId), eq(dismissedTools.tool, tool)));
}
