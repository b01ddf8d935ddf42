/**
 * Members of a business, and the shares that mirror them in the accounts of advisers. Each
 * statement is about one owner.
 */
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { TokenHolder } from '#server/base/directory/directory.ts';
import type { Database } from '#server/base/database/database.ts';
import { members, readLinks, shares, users } from '#server/base/database/schema.ts';

export type StoredMember = typeof members.$inferSelect;
export type StoredShare = typeof shares.$inferSelect;
export type StoredLink = typeof readLinks.$inferSelect;

const ofBusiness = (owner: string, businessId: string) =>
  and(eq(members.ownerId, owner), eq(members.businessId, businessId));
const ofShare = (adviser: string, businessId: string) =>
  and(eq(shares.ownerId, adviser), eq(shares.businessId, businessId));
const ofLinks = (owner: string, businessId: string) =>
  and(eq(readLinks.ownerId, owner), eq(readLinks.businessId, businessId));

/** What is shared with an account, by the business. */
export async function findShare(
  adviser: string,
  db: Database,
  businessId: string,
): Promise<StoredShare | undefined> {
  const [found] = await db.select().from(shares).where(ofShare(adviser, businessId));
  return found;
}

/** Everything that is shared with an account, oldest first. */
export const listShares = (adviser: string, db: Database): Promise<StoredShare[]> =>
  db.select().from(shares).where(eq(shares.ownerId, adviser)).orderBy(asc(shares.since));

/** A share of the whole business, to read or to edit. */
type AdvisersShare = StoredShare & { readonly role: 'reader' | 'editor' };

/** The businesses that an account may see whole, oldest first. */
export const listAdvised = async (adviser: string, db: Database): Promise<AdvisersShare[]> =>
  (await listShares(adviser, db)).filter(
    (share): share is AdvisersShare => share.role !== 'helper',
  );

/** Gives an account its share. */
export async function putShare(db: Database, share: StoredShare): Promise<void> {
  const { role, tenantId, since } = share;
  await db
    .insert(shares)
    .values(share)
    .onConflictDoUpdate({
      target: [shares.ownerId, shares.businessId],
      set: { role, tenantId, since },
    });
  await db.update(users).set({ advises: true }).where(eq(users.id, share.ownerId));
}

/** Changes what an adviser may do. */
export async function setShareRole(
  adviser: string,
  db: Database,
  businessId: string,
  role: StoredShare['role'],
): Promise<void> {
  await db.update(shares).set({ role }).where(ofShare(adviser, businessId));
}

/** Ends a share. */
export async function dropShare(adviser: string, db: Database, businessId: string): Promise<void> {
  await db.delete(shares).where(ofShare(adviser, businessId));
}

/** Members and invitations of a business, oldest first. */
export const listMembers = (
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredMember[]> =>
  db
    .select()
    .from(members)
    .where(ofBusiness(owner, businessId))
    .orderBy(asc(members.invitedAt), asc(members.id));

/** All members of all businesses of an owner. */
export const listAllMembers = (owner: string, db: Database): Promise<StoredMember[]> =>
  db.select().from(members).where(eq(members.ownerId, owner)).orderBy(asc(members.invitedAt));

/** Stores an invitation. */
export async function addMember(db: Database, member: typeof members.$inferInsert): Promise<void> {
  await db.insert(members).values(member);
}

/** The invitation of a link that still works. */
export async function findInvitation(
  db: Database,
  { owner, hash }: TokenHolder,
  now: Date,
): Promise<StoredMember | undefined> {
  const [found] = await db
    .select()
    .from(members)
    .where(
      and(eq(members.ownerId, owner), eq(members.tokenHash, hash), gt(members.expiresAt, now)),
    );
  return found;
}

/** Invites a member anew, whose earlier invitation ends by that. */
export async function inviteAnew(
  owner: string,
  db: Database,
  { businessId, id }: Pick<StoredMember, 'businessId' | 'id'>,
  invitation: Pick<StoredMember, 'tokenHash' | 'invitedAt' | 'expiresAt'>,
): Promise<void> {
  await db
    .update(members)
    .set(invitation)
    .where(and(ofBusiness(owner, businessId), eq(members.id, id)));
}

/** Uses up an invitation. Returns whether it was still there. */
export async function acceptMember(
  owner: string,
  db: Database,
  { businessId, id }: Pick<StoredMember, 'businessId' | 'id'>,
  adviser: { readonly id: string; readonly name: string; readonly at: Date },
): Promise<boolean> {
  const accepted = await db
    .update(members)
    .set({
      tokenHash: null,
      adviserId: adviser.id,
      adviserName: adviser.name,
      acceptedAt: adviser.at,
    })
    .where(and(ofBusiness(owner, businessId), eq(members.id, id), isNull(members.acceptedAt)))
    .returning({ id: members.id });
  return accepted.length > 0;
}

/** Changes the role of a member. */
export async function setMemberRole(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
  role: StoredShare['role'],
): Promise<StoredMember | undefined> {
  const [changed] = await db
    .update(members)
    .set({ role })
    .where(
      and(
        ofBusiness(owner, businessId),
        eq(members.id, id),
        inArray(members.role, ['reader', 'editor']),
      ),
    )
    .returning();
  return changed;
}

/** Deletes a member or an invitation. */
export async function dropMember(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
): Promise<StoredMember | undefined> {
  const [dropped] = await db
    .delete(members)
    .where(and(ofBusiness(owner, businessId), eq(members.id, id)))
    .returning();
  return dropped;
}

/** Deletes the member that mirrors a share, as when the adviser's account goes. */
export async function dropMemberOf(
  owner: string,
  db: Database,
  businessId: string,
  adviser: string,
): Promise<void> {
  await db
    .delete(members)
    .where(and(ofBusiness(owner, businessId), eq(members.adviserId, adviser)));
}

/** Links for reading of a business, oldest first. */
export const listLinks = (owner: string, db: Database, businessId: string): Promise<StoredLink[]> =>
  db.select().from(readLinks).where(ofLinks(owner, businessId)).orderBy(asc(readLinks.madeAt));

/** All links of an owner. */
export const listAllLinks = (owner: string, db: Database): Promise<StoredLink[]> =>
  db.select().from(readLinks).where(eq(readLinks.ownerId, owner)).orderBy(asc(readLinks.madeAt));

/** Stores a link. */
export async function addLink(db: Database, link: StoredLink): Promise<void> {
  await db.insert(readLinks).values(link);
}

/** Ends a link. */
export async function dropLink(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
): Promise<StoredLink | undefined> {
  const [dropped] = await db
    .delete(readLinks)
    .where(and(ofLinks(owner, businessId), eq(readLinks.id, id)))
    .returning();
  return dropped;
}

/** The link of a token that still works. */
export async function findLink(
  db: Database,
  { owner, hash }: TokenHolder,
  now: Date,
): Promise<StoredLink | undefined> {
  const [found] = await db
    .select()
    .from(readLinks)
    .where(
      and(
        eq(readLinks.ownerId, owner),
        eq(readLinks.tokenHash, hash),
        gt(readLinks.expiresAt, now),
      ),
    );
  return found;
}
