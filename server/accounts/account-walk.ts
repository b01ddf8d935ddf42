/** Walks all accounts, a part at a time, by the directory: no statement is about more than one account. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { walks } from '../database/schema.ts';
import { accountsAfter } from './directory.ts';

/**
 * The next accounts of a walk. The place is kept for all processes, so they share the way, and a new start goes on where the
 * last stopped. After the last account it begins again.
 */
export async function nextAccounts(db: Database, name: string, most: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.insert(walks).values({ name, position: '' }).onConflictDoNothing();
    const [walk] = await tx.select().from(walks).where(eq(walks.name, name)).for('update');
    const found = await accountsAfter(tx, walk?.position || undefined, most);
    const position = found.length < most ? '' : (found.at(-1)?.key ?? '');
    await tx.update(walks).set({ position }).where(eq(walks.name, name));
    return found.map(({ ownerId }) => ownerId);
  });
}
