/**
 * The queue of tests: one runs at a time for the whole installation, however many servers share its
 * database.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { siteTestQueue, walks } from '#server/base/database/schema.ts';

export type Queued = typeof siteTestQueue.$inferSelect;

/** How long a test counts as running after its process was last heard of. */
const LEASE_MS = 60_000;
const LOCK = 'site-tests';

/** All tests that wait or run, in their order. */
export const listQueue = (db: Database): Promise<Queued[]> =>
  db.select().from(siteTestQueue).orderBy(asc(siteTestQueue.askedAt), asc(siteTestQueue.testId));

export async function addToQueue(
  db: Database,
  queued: Pick<Queued, 'testId' | 'ownerId' | 'businessId' | 'askedAt'>,
): Promise<void> {
  await db.insert(siteTestQueue).values({ ...queued, tries: 0 });
}

/** Takes a test out, however far it is: whoever runs it notices. */
export async function dropFromQueue(db: Database, testId: string): Promise<void> {
  await db.delete(siteTestQueue).where(eq(siteTestQueue.testId, testId));
}

/** Takes out what waits or runs for a business that is deleted or moves. */
export async function dropBusinessFromQueue(db: Database, businessId: string): Promise<void> {
  await db.delete(siteTestQueue).where(eq(siteTestQueue.businessId, businessId));
}

/**
 * Takes the first test, unless one runs anywhere. Of several processes that ask at once, one gets
 * it.
 */
export async function takeNext(
  db: Database,
  taker: string,
  now: Date,
): Promise<Queued | undefined> {
  return db.transaction(async (tx) => {
    await tx.insert(walks).values({ name: LOCK, position: '' }).onConflictDoNothing();
    await tx.select().from(walks).where(eq(walks.name, LOCK)).for('update');
    const all = await listQueue(tx);
    if (all.some(({ takenUntil }) => takenUntil !== null && takenUntil > now)) return undefined;
    const [first] = all;
    if (!first) return undefined;
    const [taken] = await tx
      .update(siteTestQueue)
      .set({ takenBy: taker, takenUntil: leaseUntil(now), tries: sql`${siteTestQueue.tries} + 1` })
      .where(eq(siteTestQueue.testId, first.testId))
      .returning();
    return taken;
  });
}

const leaseUntil = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Says that it still runs. False where it was stopped, or another process took it. */
export async function keepTaken(
  db: Database,
  { testId, takenBy }: Pick<Queued, 'testId' | 'takenBy'>,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .update(siteTestQueue)
    .set({ takenUntil: leaseUntil(now) })
    .where(and(eq(siteTestQueue.testId, testId), eq(siteTestQueue.takenBy, takenBy ?? '')))
    .returning({ testId: siteTestQueue.testId });
  return kept.length > 0;
}

/** Lets another process take it at once; it does not count as begun. */
export async function giveBack(
  db: Database,
  { testId, takenBy }: Pick<Queued, 'testId' | 'takenBy'>,
): Promise<void> {
  await db
    .update(siteTestQueue)
    .set({
      takenBy: null,
      takenUntil: null,
      tries: sql`greatest(${siteTestQueue.tries} - 1, 0)`,
    })
    .where(and(eq(siteTestQueue.testId, testId), eq(siteTestQueue.takenBy, takenBy ?? '')));
}
