/** How many records are stored for an owner, over all businesses. */
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/base/database/database.ts';
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
} from '#server/base/database/schema.ts';

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
  const rows = (table: PgTable & { readonly ownerId: PgColumn }) =>
    db.$count(table, eq(table.ownerId, owner));
  return {
    businesses: await rows(businesses),
    answers: await rows(answers),
    tasks: await rows(work),
    history: await rows(events),
    receipts: await rows(receipts),
    details: await rows(details),
    dataMaps: await rows(dataMaps),
    versions: await rows(documentVersions),
    publications: await rows(publications),
    ratings: await db.$count(templateRatings, eq(templateRatings.userId, owner)),
  };
}
