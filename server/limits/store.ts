/** Counts of tries within a window, in the database, so that they survive a restart. */
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';

/** Counts one try in one statement. Returns the number of tries in the current window, and when it ends. */
export async function countTry(
  db: Database,
  key: string,
  now: Date,
  windowMs: number,
): Promise<{ tries: number; resetsAt: Date }> {
  const end = new Date(now.getTime() + windowMs);
  // A window that ends later than a new one would was started before the clock was set back.
  const over = sql`(${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz or ${rateLimits.resetsAt} > ${end.toISOString()}::timestamptz)`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, tries: 1, resetsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tries: sql`case when ${over} then 1 else ${rateLimits.tries} + 1 end`,
        resetsAt: sql`case when ${over} then ${end.toISOString()}::timestamptz else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ tries: rateLimits.tries, resetsAt: rateLimits.resetsAt });
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
