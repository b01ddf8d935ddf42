/** What owners set for the desks of their businesses. */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { deskKey, takeKey } from '../accounts/directory.ts';
import { newSecret } from '../accounts/secret-tokens.ts';
import { ofBusiness } from '../businesses/ownership.ts';
import type { Database } from '../database/database.ts';
import { businesses, requestDesks } from '../database/schema.ts';

export type StoredDesk = typeof requestDesks.$inferSelect;
export type DeskChange = Partial<
  Pick<
    StoredDesk,
    | 'isOn'
    | 'timeZone'
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

/** The same with the name of the business, in one statement: the page of a request is read by many. */
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

/** The desk, made with the usual settings where there is none: off, and in the owner's time zone. */
export async function openDesk(
  owner: string,
  db: Database,
  businessId: string,
  timeZone: string,
): Promise<StoredDesk> {
  const known = await findDesk(owner, db, businessId);
  if (known) return known;
  await takeKey(db, deskKey(businessId), { ownerId: owner, businessId });
  await db
    .insert(requestDesks)
    .values({
      ownerId: owner,
      businessId,
      isOn: false,
      timeZone,
      houseDays: null,
      remindsOwner: true,
      remindsMembers: [],
      secret: newSecret(),
      revision: 0,
    })
    .onConflictDoNothing();
  const made = await findDesk(owner, db, businessId);
  if (!made) throw new Error('inserting a desk returned no row');
  return made;
}

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

/** Says on which day the desk was last reminded; nothing that was worked out changes by it. Returns whether there is a desk. */
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
