/**
 * The SQL condition that a row of a business belongs to the owner. Every query on such rows has it.
 */
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** True for the rows of `table` that are of this business and of this owner. */
export const ofBusiness = (
  table: { readonly ownerId: PgColumn; readonly businessId: PgColumn },
  owner: string,
  businessId: string,
): SQL | undefined => and(eq(table.ownerId, owner), eq(table.businessId, businessId));
