/** Counts of tries within a window, in the database, so that they survive a restart. */
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { rateLimits } from '#server/base/database/schema.ts';

interface Window {
  readonly key: string;
  readonly windowMs: number;
}

interface Tries {
  readonly tries: number;
  readonly resetsAt: Date;
}

/**
 * Counts one try of each key in one statement. The number of tries in the current window of each,
 * in the same order, and when it ends.
 */
export async function countTries(
  db: Database,
  now: Date,
  windows: readonly Window[],
): Promise<Tries[]> {
  const end = sql`excluded.resets_at`;
  // A window that ends later than a new one would was started before the clock was set back.
  const over = sql`(${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz or ${rateLimits.resetsAt} > ${end})`;
  const counted = await db
    .insert(rateLimits)
    .values(
      windows.map(({ key, windowMs }) => ({
        key,
        tries: 1,
        resetsAt: new Date(now.getTime() + windowMs),
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tries: sql`case when ${over} then 1 else ${rateLimits.tries} + 1 end`,
        resetsAt: sql`case when ${over} then ${end} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ key: rateLimits.key, tries: rateLimits.tries, resetsAt: rateLimits.resetsAt });
  return windows.map(({ key }) => {
    const found = counted.find((row) => row.key === key);
    if (!found) throw new Error('counting a try returned no row');
    return found;
  });
}

/** Counts one try. */
export async function countTry(
  db: Database,
  key: string,
  now: Date,
  windowMs: number,
): Promise<Tries> {
  const [counted] = await countTries(db, now, [{ key, windowMs }]);
  if (!counted) throw new Error('counting a try returned no row');
  return counted;
}

/** The number of tries in the current window. */
export async function triesSoFar(db: Database, key: string, now: Date): Promise<number> {
  const [found] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return found && found.resetsAt > now ? found.tries : 0;
}

/** Takes one try back. */
export async function uncountTry(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ tries: sql`greatest(${rateLimits.tries} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Resets a count, as after a successful sign-in. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes counts whose window is over. */
export async function dropOldTries(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}
