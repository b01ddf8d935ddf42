/**
 * Writes all rows anew, so that deleted ones leave the files, and begins the log of changes anew in
 * place of using its files again (docs/decisions/0090-request-desk.md). Everybody waits meanwhile:
 * seconds for a small installation.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';

/**
 * Returns whether the log of changes was begun anew, which a role on a server of one's own may not
 * do.
 */
export async function vacuum(db: Database): Promise<boolean> {
  const mayBegin = await db.execute(sql`set wal_recycle = off`).then(
    () => true,
    () => false,
  );
  await db.execute(sql`vacuum full`);
  if (!mayBegin) return false;
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
  await db.execute(sql`reset wal_recycle`);
  return true;
}
