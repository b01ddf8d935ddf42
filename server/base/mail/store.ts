/** The mail queue. A mail is queued in the transaction that causes it. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { mails } from '#server/base/database/schema.ts';
import { HOUR_MS } from '#calendar/lengths.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The letter of the request desk that it carries. */
  readonly carries?: WaitingMail['carries'];
}
export type WaitingMail = typeof mails.$inferSelect;

/** Queues a mail. */
export async function addMail(db: Database, mail: Mail, now: Date): Promise<void> {
  await db.insert(mails).values({ ...mail, id: randomUUID(), createdAt: now, nextTryAt: now });
}

/**
 * 1, 2, 4 … minutes, at most six hours. Reckoned in seconds: a database that is spread over
 * machines takes nothing here that could depend on a session's time zone, as adding an interval
 * does.
 */
const pauseAfter = (now: Date, tries: SQL | number) =>
  sql`to_timestamp(${now.getTime() / 1000}::float8 + least(power(2, ${tries}), 360) * 60)`;

/** Makes mails due that were queued with the clock ahead: no pause is longer than six hours. */
export async function mendWaits(db: Database, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ nextTryAt: now })
    .where(and(isNull(mails.sentAt), gt(mails.nextTryAt, new Date(now.getTime() + 7 * HOUR_MS))));
}

/** What waits in the queue. */
export interface MailQueue {
  readonly waiting: number;
  /** When the oldest of them was queued. */
  readonly oldest: Date | undefined;
  /** Tried as often as mails are, and not sent. */
  readonly givenUp: number;
}

/** Counts the mails that are not sent; of very many, the first hundred thousand. */
export async function mailQueue(db: Database, mostTries: number): Promise<MailQueue> {
  const unsent = db
    .select({ tries: mails.tries, createdAt: mails.createdAt })
    .from(mails)
    .where(isNull(mails.sentAt))
    .orderBy(asc(mails.nextTryAt))
    .limit(COUNTED_AT_MOST)
    .as('unsent');
  const isTried = sql`${unsent.tries} < ${mostTries}`;
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${isTried}))::int`,
      oldest: sql<
        number | null
      >`(extract(epoch from min(${unsent.createdAt}) filter (where ${isTried})))::float8`,
      givenUp: sql<number>`(count(*) filter (where not ${isTried}))::int`,
    })
    .from(unsent);
  const { waiting = 0, oldest = null, givenUp = 0 } = row ?? {};
  return { waiting, oldest: oldest === null ? undefined : new Date(oldest * 1000), givenUp };
}
const COUNTED_AT_MOST = 100_000;

/** How many mails are taken at once. */
export const TAKEN_AT_ONCE = 20;

/**
 * Takes mails that are due, the longest waiting first, and postpones their next try, so that no
 * other process sends them meanwhile. In the order of the index of waiting mails, so that a long
 * queue costs no more than a short one.
 */
export async function takeDueMails(
  db: Database,
  now: Date,
  mostTries: number,
): Promise<WaitingMail[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, now), lt(mails.tries, mostTries)))
    .orderBy(asc(mails.nextTryAt))
    .limit(TAKEN_AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({
      tries: sql`${mails.tries} + 1`,
      nextTryAt: pauseAfter(now, sql`${mails.tries}`),
    })
    .where(inArray(mails.id, due))
    .returning();
}

/**
 * Keeps a taken mail for another pause, right before it is sent: those before it may have taken
 * longer than the first. False where another process took it meanwhile.
 */
export async function keepMail(
  db: Database,
  { id, tries }: Pick<WaitingMail, 'id' | 'tries'>,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .update(mails)
    .set({ nextTryAt: pauseAfter(now, tries - 1) })
    .where(and(eq(mails.id, id), eq(mails.tries, tries), isNull(mails.sentAt)))
    .returning({ id: mails.id });
  return kept.length > 0;
}

/** Marks a mail as sent and deletes its text, which contains a link. */
export async function mailSent(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: at, text: '', html: '', lastError: null, carries: null })
    .where(eq(mails.id, id));
}

/** Deletes a mail. */
export async function dropMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Deletes the mails about a request, sent or not. */
export async function dropMailsAbout(db: Database, requestId: string): Promise<void> {
  await db.delete(mails).where(sql`${mails.carries} ->> 'request' = ${requestId}`);
}

/**
 * Stores why a mail could not be sent; `tries`: how many count as made, so that a refused one is
 * not tried again.
 */
export async function mailFailed(
  db: Database,
  id: string,
  why: string,
  tries?: number,
): Promise<void> {
  await db
    .update(mails)
    .set({ lastError: why.slice(0, 500), ...(tries !== undefined && { tries }) })
    .where(eq(mails.id, id));
}

/** Deletes every mail to an address, sent or not. */
export async function dropMailsTo(db: Database, recipient: string): Promise<void> {
  await db.delete(mails).where(eq(mails.recipient, recipient));
}

/** Deletes mails queued before a moment, sent or not. */
export async function dropOldMails(db: Database, createdBefore: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, createdBefore));
}
