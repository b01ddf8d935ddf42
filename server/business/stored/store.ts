/** Business profiles. Every function takes the owner first; someone else's id finds nothing. */
import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { Profile } from '#contract/businesses.ts';
import type { PlanningChange } from '#contract/plan.ts';
import type { Database } from '#server/base/database/database.ts';
import { EASTERN } from '#calendar/time-zone.ts';
import { businesses, users } from '#server/base/database/schema.ts';

export type StoredBusiness = typeof businesses.$inferSelect & {
  /** The owner's time zone, which decides which day "today" is. */
  readonly timeZone: string;
};

const own = (owner: string, id: string) =>
  and(eq(businesses.ownerId, owner), eq(businesses.id, id));

/** Businesses with the time zone of their owner. */
const withZone = (db: Database) =>
  db
    .select({
      ...getTableColumns(businesses),
      timeZone: sql<string>`coalesce(${users.timeZone}, ${EASTERN})`,
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId));

const columns = (profile: Profile) => ({
  businessName: profile.businessName,
  industry: profile.industry,
  employeeCount: profile.employeeCount,
  annualRevenue: profile.annualRevenue ?? null,
  statesOperating: profile.statesOperating,
  dataTypesCollected: profile.dataTypesCollected,
});

/** The owner's businesses, oldest first. */
export function listBusinesses(owner: string, db: Database): Promise<StoredBusiness[]> {
  return withZone(db)
    .where(eq(businesses.ownerId, owner))
    .orderBy(asc(businesses.createdAt), asc(businesses.id));
}

/** How many businesses the owner has. */
export async function countBusinesses(owner: string, db: Database): Promise<number> {
  const [counted] = await db
    .select({ number: count() })
    .from(businesses)
    .where(eq(businesses.ownerId, owner));
  return counted?.number ?? 0;
}

/** One business of the owner, or undefined. */
export async function findBusiness(
  owner: string,
  db: Database,
  id: string,
): Promise<StoredBusiness | undefined> {
  const [found] = await withZone(db).where(own(owner, id));
  return found;
}

/**
 * The same, with the row locked until the transaction ends, so that changes to one business take
 * turns.
 */
export async function lockBusiness(
  owner: string,
  db: Database,
  id: string,
): Promise<StoredBusiness | undefined> {
  const [found] = await withZone(db).where(own(owner, id)).for('update', { of: businesses });
  return found;
}

/** The business that an earlier request with the same Idempotency-Key created, or undefined. */
export async function findBySubmissionKey(
  owner: string,
  db: Database,
  submissionKey: string,
): Promise<StoredBusiness | undefined> {
  const [found] = await withZone(db).where(
    and(eq(businesses.ownerId, owner), eq(businesses.submissionKey, submissionKey)),
  );
  return found;
}

interface NewBusiness {
  readonly profile: Profile;
  readonly submissionKey: string | undefined;
  /** The law data that its owner is told of first. */
  readonly lawHash: string;
}

/** Creates a business at version 1. */
export async function addBusiness(
  owner: string,
  db: Database,
  { profile, submissionKey, lawHash }: NewBusiness,
  now: Date,
): Promise<StoredBusiness> {
  const id = randomUUID();
  await db.insert(businesses).values({
    ...columns(profile),
    id,
    ownerId: owner,
    version: 1,
    submissionKey: submissionKey ?? null,
    lawHash,
    createdAt: now,
    updatedAt: now,
  });
  const added = await findBusiness(owner, db, id);
  if (!added) throw new Error('inserting a business returned no row');
  return added;
}

/** Sets how the owner plans the work; what is not named stays. */
export async function changePlanning(
  owner: string,
  db: Database,
  id: string,
  change: PlanningChange,
): Promise<void> {
  if (Object.values(change).every((each) => each === undefined)) return;
  await db
    .update(businesses)
    // the hours move our target days, which an assessment reads
    .set({ ...change, revision: sql`${businesses.revision} + 1` })
    .where(own(owner, id));
}

/**
 * Notes that a business was looked at on a day. Returns false where another process did so already.
 */
export async function noteLooked(
  owner: string,
  db: Database,
  id: string,
  on: string,
): Promise<boolean> {
  const noted = await db
    .update(businesses)
    .set({ lookedOn: on })
    .where(and(own(owner, id), or(isNull(businesses.lookedOn), lt(businesses.lookedOn, on))))
    .returning({ id: businesses.id });
  return noted.length > 0;
}

/**
 * Notes that a business was compared by the law data of a hash. Returns false where another process
 * did so already.
 */
export async function noteLawHash(
  owner: string,
  db: Database,
  { id, lawHash }: Pick<StoredBusiness, 'id' | 'lawHash'>,
  hash: string,
): Promise<boolean> {
  const was = lawHash === null ? isNull(businesses.lawHash) : eq(businesses.lawHash, lawHash);
  const noted = await db
    .update(businesses)
    .set({ lawHash: hash })
    .where(and(own(owner, id), was))
    .returning({ id: businesses.id });
  return noted.length > 0;
}

/**
 * Replaces the profile and increments the version. The caller has locked the business and compared
 * versions.
 */
export async function replaceProfile(
  owner: string,
  db: Database,
  id: string,
  profile: Profile,
  now: Date,
): Promise<void> {
  await db
    .update(businesses)
    .set({ ...columns(profile), updatedAt: now })
    .where(own(owner, id));
}

/** Increments the version after a change (businesses/change.ts). */
export async function incrementVersion(
  owner: string,
  db: Database,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .update(businesses)
    .set({ version: sql`${businesses.version} + 1`, updatedAt: now })
    .where(own(owner, id));
}

/**
 * Counts a change of what is stored beside profile and answers, so that nothing derived from before
 * is shown again.
 */
export async function countRevision(owner: string, db: Database, id: string): Promise<void> {
  await db
    .update(businesses)
    .set({ revision: sql`${businesses.revision} + 1` })
    .where(own(owner, id));
}

/** Deletes a business with all that belongs to it. Returns whether there was one. */
export async function deleteBusiness(owner: string, db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(businesses)
    .where(own(owner, id))
    .returning({ id: businesses.id });
  return deleted.length > 0;
}
