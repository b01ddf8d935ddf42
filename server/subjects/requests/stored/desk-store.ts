/** What owners set for the desks of their businesses. */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { businesses, requestDesks } from '#server/base/database/schema.ts';

export type StoredDesk = typeof requestDesks.$inferSelect;
export type DeskChange = Partial<
  Pick<
    StoredDesk,
    | 'isOn'
    | 'timeZone'
    | 'isZoneChosen'
    | 'houseDays'
    | 'remindsOwner'
    | 'remindsMembers'
    | 'standIn'
    | 'standInFrom'
    | 'standInUntil'
    | 'feedHash'
  >
>;

/** The desk of a business; undefined if nobody opened it yet. */
export async function findDesk(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredDesk | undefined> {
  const [found] = await db
    .select()
    .from(requestDesks)
    .where(ofBusiness(requestDesks, owner, businessId));
  return found;
}

/**
 * The same with the name of the business, in one statement: the page of a request is read by many.
 */
export async function findNamedDesk(
  owner: string,
  db: Database,
  businessId: string,
): Promise<(StoredDesk & { readonly businessName: string }) | undefined> {
  const [found] = await db
    .select({ ...getTableColumns(requestDesks), businessName: businesses.businessName })
    .from(requestDesks)
    .innerJoin(
      businesses,
      and(eq(businesses.ownerId, requestDesks.ownerId), eq(businesses.id, requestDesks.businessId)),
    )
    .where(ofBusiness(requestDesks, owner, businessId));
  return found;
}

/** All desks of an owner, for the export. */
export const listDesks = (owner: string, db: Database): Promise<StoredDesk[]> =>
  db.select().from(requestDesks).where(eq(requestDesks.ownerId, owner));

/** Changes settings; what is not named stays. What was worked out before no longer counts. */
export async function storeDesk(
  owner: string,
  db: Database,
  businessId: string,
  change: DeskChange,
): Promise<StoredDesk | undefined> {
  const [changed] = await db
    .update(requestDesks)
    .set({ ...change, revision: sql`${requestDesks.revision} + 1` })
    .where(ofBusiness(requestDesks, owner, businessId))
    .returning();
  return changed;
}

/**
 * Says on which day the desk was last reminded; nothing that was worked out changes by it. Returns
 * whether there is a desk.
 */
export async function noteReminded(owner: string, db: Database, businessId: string, on: string) {
  const noted = await db
    .update(requestDesks)
    .set({ remindedOn: on })
    .where(ofBusiness(requestDesks, owner, businessId))
    .returning({ businessId: requestDesks.businessId });
  return noted.length > 0;
}

/** Says that something of the desk changed. */
export const touchDesk = (owner: string, db: Database, businessId: string) =>
  storeDesk(owner, db, businessId, {});
