/** The SQL condition that a row of a business belongs to the owner. Every query on such rows has it. */
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { businesses } from '../database/schema.ts';

/** True for rows whose `column` is this business, if it is the owner's. */
export function ofOwnBusiness(
  owner: string,
  db: Database,
  column: PgColumn,
  businessId: string,
): SQL | undefined {
  const owned = db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.ownerId, owner), eq(businesses.id, businessId)));
  return and(eq(column, businessId), inArray(column, owned));
}
