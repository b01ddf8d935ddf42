/**
 * Requests that are given to members of the role `helper`. Each statement is about one owner.
 */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import { givings, members } from '#server/base/database/schema.ts';

type StoredGiving = typeof givings.$inferSelect;

/** A request that is given to somebody. */
export interface Giving extends StoredGiving {
  readonly email: string;
  /** The account of the helper and its name; null until the invitation was accepted. */
  readonly adviserId: string | null;
  readonly adviserName: string | null;
}

/** Which givings of a business are meant. */
export interface WhichGivings {
  readonly requestId?: string;
  readonly memberId?: string;
  /** Of the helper with this account. */
  readonly adviserId?: string;
}

const sameMember = and(
  eq(members.ownerId, givings.ownerId),
  eq(members.businessId, givings.businessId),
  eq(members.id, givings.memberId),
);

/** Givings of a business, oldest first. */
export async function listGivings(
  owner: string,
  db: Database,
  businessId: string,
  { requestId, memberId, adviserId }: WhichGivings,
): Promise<Giving[]> {
  const rows = await db
    .select()
    .from(givings)
    .innerJoin(members, sameMember)
    .where(
      and(
        ofBusiness(givings, owner, businessId),
        requestId === undefined ? undefined : eq(givings.requestId, requestId),
        memberId === undefined ? undefined : eq(givings.memberId, memberId),
        adviserId === undefined ? undefined : eq(members.adviserId, adviserId),
      ),
    )
    .orderBy(asc(givings.givenAt), asc(givings.requestId), asc(givings.memberId));
  return rows.map(({ givings: giving, members: { email, adviserId: account, adviserName } }) => ({
    ...giving,
    email,
    adviserId: account,
    adviserName,
  }));
}

/** The giving of one request to an account that accepted the invitation; undefined: none. */
export async function findGivingTo(
  owner: string,
  db: Database,
  businessId: string,
  { requestId, adviserId }: { readonly requestId: string; readonly adviserId: string },
): Promise<Pick<StoredGiving, 'sends'> | undefined> {
  const [found] = await db
    .select({ sends: givings.sends })
    .from(givings)
    .innerJoin(members, sameMember)
    .where(
      and(
        ofBusiness(givings, owner, businessId),
        eq(givings.requestId, requestId),
        eq(members.adviserId, adviserId),
        eq(members.role, 'helper'),
        isNotNull(members.acceptedAt),
      ),
    );
  return found;
}

/** Gives a request, or changes whether letters leave by the helper. */
export async function putGiving(db: Database, giving: StoredGiving): Promise<void> {
  await db
    .insert(givings)
    .values(giving)
    .onConflictDoUpdate({
      target: [givings.ownerId, givings.businessId, givings.requestId, givings.memberId],
      set: { sends: giving.sends },
    });
}

type GivingKey = Pick<StoredGiving, 'ownerId' | 'businessId' | 'requestId' | 'memberId'>;

const thisGiving = ({ ownerId, businessId, requestId, memberId }: GivingKey) =>
  and(
    ofBusiness(givings, ownerId, businessId),
    eq(givings.requestId, requestId),
    eq(givings.memberId, memberId),
  );

/** Notes of which last day the helper was reminded. */
export async function noteHelperReminded(
  db: Database,
  giving: GivingKey,
  remindedOf: string,
): Promise<void> {
  await db.update(givings).set({ remindedOf }).where(thisGiving(giving));
}

/** Takes a request back. */
export async function dropGiving(db: Database, giving: GivingKey): Promise<void> {
  await db.delete(givings).where(thisGiving(giving));
}
