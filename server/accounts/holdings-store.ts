/** How many records are stored for an owner, over all businesses. */
import { count, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import {
  answers,
  businesses,
  dataMaps,
  details,
  documentVersions,
  events,
  publications,
  receipts,
  templateRatings,
  work,
} from '../database/schema.ts';

export interface Holdings {
  readonly businesses: number;
  readonly answers: number;
  readonly tasks: number;
  readonly history: number;
  readonly receipts: number;
  readonly details: number;
  readonly dataMaps: number;
  readonly versions: number;
  readonly publications: number;
  readonly ratings: number;
}

/** Counts everything that deleting the account also deletes. */
export async function countHoldings(owner: string, db: Database): Promise<Holdings> {
  const own = db
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.ownerId, owner));
  const rows = async (table: PgTable, column: PgColumn) => {
    const [row] = await db.select({ number: count() }).from(table).where(inArray(column, own));
    return row?.number ?? 0;
  };
  return {
    businesses: await rows(businesses, businesses.id),
    answers: await rows(answers, answers.businessId),
    tasks: await rows(work, work.businessId),
    history: await db.$count(events, eq(events.ownerId, owner)),
    receipts: await rows(receipts, receipts.businessId),
    details: await rows(details, details.businessId),
    dataMaps: await rows(dataMaps, dataMaps.businessId),
    versions: await rows(documentVersions, documentVersions.businessId),
    publications: await rows(publications, publications.businessId),
    ratings: await db.$count(templateRatings, eq(templateRatings.userId, owner)),
  };
}
