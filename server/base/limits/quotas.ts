/**
 * How much one account may store (docs/decisions/0083-quotas.md), and the check before it stores
 * more.
 */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { StoredAmounts } from '#contract/account/account.ts';
import type { Database } from '#server/base/database/database.ts';
import {
  chains,
  documentVersions,
  receipts,
  requestCopyFiles,
  requestLetters,
  requestNotes,
  requests,
  sitePictures,
  siteTests,
  users,
} from '#server/base/database/schema.ts';
import { problem } from '#server/base/problem.ts';
import { inFigures } from '#text/figures.ts';

export interface Quota {
  /**
   * Entries in the histories of all its businesses and of the account, but for what strangers
   * caused at a form.
   */
  readonly events: number;
  /**
   * Bytes of histories, versions of documents, receipts, requests written down by hand, letters,
   * notes and copies about requests, and tests of sites, as the database keeps them.
   */
  readonly bytes: number;
}

export const QUOTA: Quota = { events: 100_000, bytes: 250_000_000 };

const whole = (value: ReturnType<typeof sql>) => sql<number>`coalesce(${value}, 0)::float8`;

/** Bytes of what is kept beside the histories, table by table. */
const keptBy = (owner: string, db: Database) =>
  unionAll(
    db
      .select({ bytes: whole(sql`sum(pg_column_size(${documentVersions.tree}))`) })
      .from(documentVersions)
      .where(eq(documentVersions.ownerId, owner)),
    db
      .select({
        bytes: whole(
          sql`sum(pg_column_size(${receipts.facts}) + pg_column_size(${receipts.verdicts}))`,
        ),
      })
      .from(receipts)
      .where(eq(receipts.ownerId, owner)),
    db
      .select({ bytes: whole(sql`sum(pg_column_size(${requestLetters.text}))`) })
      .from(requestLetters)
      .where(eq(requestLetters.ownerId, owner)),
    db
      .select({ bytes: whole(sql`sum(pg_column_size(${requestNotes.text}))`) })
      .from(requestNotes)
      .where(eq(requestNotes.ownerId, owner)),
    db
      .select({ bytes: whole(sql`sum(pg_column_size(${requestCopyFiles.content}))`) })
      .from(requestCopyFiles)
      .where(eq(requestCopyFiles.ownerId, owner)),
    // written down by hand; none of these is ever held, and by that an index passes over floods of
    // a form
    db
      .select({ bytes: whole(sql`sum(pg_column_size(${requests.person}))`) })
      .from(requests)
      .where(and(eq(requests.ownerId, owner), isNull(requests.held), ne(requests.channel, 'form'))),
    db
      .select({ bytes: whole(sql`sum(pg_column_size(${siteTests.record}))`) })
      .from(siteTests)
      .where(eq(siteTests.ownerId, owner)),
    db
      .select({ bytes: whole(sql`sum(pg_column_size(${sitePictures.jpeg}))`) })
      .from(sitePictures)
      .where(eq(sitePictures.ownerId, owner)),
  );

/** What an account stores, and the most that it may. */
export async function storedBy(owner: string, db: Database, quota: Quota): Promise<StoredAmounts> {
  const [history] = await db
    .select({
      events: whole(sql`sum(${chains.seq} - ${chains.apartEvents})`),
      bytes: whole(sql`sum(${chains.size} - ${chains.apartSize})`),
    })
    .from(chains)
    .where(eq(chains.ownerId, owner));
  const kept = await keptBy(owner, db);
  const [user] = await db
    .select({ times: users.quotaTimes })
    .from(users)
    .where(eq(users.id, owner));
  const times = user?.times ?? 1;
  return {
    events: history?.events ?? 0,
    mostEvents: quota.events * times,
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, history?.bytes ?? 0),
    mostBytes: quota.bytes * times,
  };
}

const megabytes = (bytes: number) => `${inFigures(Math.round(bytes / 1e6))} MB`;
const WHAT_TO_DO =
  'Download your data on the account page, then delete a business that you no longer need, or ask the people who run this site for more room.';

/**
 * Throws `quota-reached` where an account holds more than it may, as after taking over a business.
 */
export async function refuseOverfull(
  { db, quota }: { readonly db: Database; readonly quota: Quota },
  owner: string,
): Promise<void> {
  const { events, mostEvents, bytes, mostBytes } = await storedBy(owner, db, quota);
  if (events <= mostEvents && bytes <= mostBytes) return;
  throw problem('quota-reached', {
    message: `This business does not fit into your account. With it you would store ${inFigures(events)} of ${inFigures(mostEvents)} entries of history, and ${megabytes(bytes)} of ${megabytes(mostBytes)}. Delete a business that you no longer need, or ask the people who run this site for more room. The offer stays open.`,
  });
}

/**
 * Throws `quota-reached` where the account is full: which quota, how much is used, and what to do.
 */
export async function refuseWhenFull(
  { db, quota }: { readonly db: Database; readonly quota: Quota },
  owner: string,
): Promise<void> {
  const { events, mostEvents, bytes, mostBytes } = await storedBy(owner, db, quota);
  if (events >= mostEvents)
    throw problem('quota-reached', {
      message: `Your history is full: it has ${inFigures(events)} of ${inFigures(mostEvents)} entries. ${WHAT_TO_DO}`,
    });
  if (bytes >= mostBytes)
    throw problem('quota-reached', {
      message: `Your account is full: it stores ${megabytes(bytes)} of ${megabytes(mostBytes)}. ${WHAT_TO_DO}`,
    });
}
