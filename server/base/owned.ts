/**
 * What a room of the server keeps. Whatever is done with the whole of an account or a business goes
 * through the list of these (server/owned.ts), so that a new table is named in one place and left
 * out of nothing.
 */
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { everything, LONG, storedBusiness } from '#contract/account/account-export.ts';
import type { Part } from '#documents/formats/binder.ts';
import type { Database } from './database/database.ts';
import type { Actor } from './history/actor.ts';
import type { StoredLine } from './history/chain.ts';
import type { Owner } from './owner.ts';
import type { Assessment } from '#engine/assessment/assessment.ts';

/** A business and whose it is. */
export interface OwnedBusiness {
  readonly owner: string;
  readonly businessId: string;
}

/** A business that goes from one owner to another. */
export interface BusinessMove {
  readonly from: string;
  readonly to: string;
  readonly businessId: string;
}

interface Acting {
  readonly db: Database;
  readonly now: () => Date;
  /** Who does it, for the histories. */
  readonly by: Actor;
}

type ExportedBusiness = z.infer<typeof storedBusiness>;
type ExportedAccount = z.infer<typeof everything>;

/** The short parts of a business in the export of an account. */
type ShortExport = Omit<ExportedBusiness, keyof typeof LONG>;

/** The long ones, page by page. */
export type LongExport = {
  readonly [List in keyof typeof LONG]: AsyncIterable<readonly unknown[]>;
};

/** What a room puts into the binder of a business. */
export interface BinderContent {
  /** Path → content. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Files that are made while the binder is read. */
  readonly pages?: () => AsyncGenerator<Part>;
  /** What a reader is told about them. */
  readonly lines?: readonly string[];
}

export interface Owned<Services = unknown> {
  /** Its tables. Every table of the schema stands in exactly one of these lists. */
  readonly tables: readonly PgTable[];
  /** Those of them whose rows end with their owner where a business moves to another. */
  readonly staysBehind?: readonly PgTable[];
  /** Those whose rows may be large, so that fewer are held at once. */
  readonly large?: readonly PgTable[];

  readonly exported?: (of: OwnedBusiness, db: Database) => Promise<Partial<ShortExport>>;
  readonly exportedLists?: (of: OwnedBusiness, db: Database) => Partial<LongExport>;
  /** How the owner gets in, and who else does. */
  readonly exportedAccess?: (
    owner: string,
    db: Database,
  ) => Promise<Partial<ExportedAccount['access']>>;
  readonly exportedRatings?: (owner: string, db: Database) => Promise<ExportedAccount['ratings']>;

  /** Undoes, before the rows of a business are deleted, what lies outside of them. */
  readonly endedWithBusiness?: (of: OwnedBusiness, db: Database) => Promise<void>;
  /** The same before an account is deleted, besides what each of its businesses does. */
  readonly endedWithAccount?: (owner: string, db: Database, at: Date) => Promise<void>;
  /**
   * Ends what somebody who took the account may have made, when its password is set by a mailed
   * link.
   */
  readonly endedAtReset?: (owner: string, acting: Acting) => Promise<void>;

  /** Ends, before a business moves, what does not move with it. */
  readonly endedBeforeMove?: (of: OwnedBusiness, acting: Acting) => Promise<void>;
  /**
   * Settles what moved. The rows are the new owner's by now, and not yet gone from the old one's.
   */
  readonly moved?: (move: BusinessMove, db: Database) => Promise<void>;

  readonly binder?: (
    owner: Owner,
    services: Services,
    businessId: string,
    assessment: Assessment,
  ) => Promise<BinderContent>;
  /**
   * What is wrong with its rows, held against a page of the history of a business; undefined if
   * nothing is.
   */
  readonly faultIn?: (
    of: OwnedBusiness,
    db: Database,
    lines: readonly StoredLine[],
  ) => Promise<string | undefined>;
}

/** The list of them, for what needs no services of a subject. */
export type OwnedRooms = readonly Owned<never>[];

/** Rows of pages in another shape. */
export async function* shapedPages<Row>(
  pages: AsyncIterable<readonly Row[]>,
  shape: (row: Row) => unknown,
): AsyncGenerator<unknown[]> {
  for await (const page of pages) yield page.map(shape);
}
