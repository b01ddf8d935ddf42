import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a plain query; both drivers reply with an object that holds them. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}
