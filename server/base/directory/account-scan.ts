/**
 * Goes through all accounts, a part at a time, by the directory: no statement is about more than
 * one account.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { walks } from '#server/base/database/schema.ts';
import { keysAfter, type Entry, type KeyKind } from './directory.ts';

/**
 * The next entries of a kind. The place is kept for all processes, so they share the way, and a new
 * start goes on where the last stopped. After the last one it begins again.
 */
export async function nextKeys(
  db: Database,
  name: string,
  kind: KeyKind,
  most: number,
): Promise<Entry[]> {
  return db.transaction(async (tx) => {
    await tx.insert(walks).values({ name, position: '' }).onConflictDoNothing();
    const [scan] = await tx.select().from(walks).where(eq(walks.name, name)).for('update');
    const found = await keysAfter(tx, kind, scan?.position || undefined, most);
    const position = found.length < most ? '' : (found.at(-1)?.key ?? '');
    await tx.update(walks).set({ position }).where(eq(walks.name, name));
    return found;
  });
}

/** The next accounts of a scan. */
export const nextAccounts = async (db: Database, name: string, most: number): Promise<string[]> =>
  (await nextKeys(db, name, 'email', most)).map(({ ownerId }) => ownerId);
