/** Sessions, stored by the hash of their token. session-lifetime.ts decides how long they live. */
import { and, desc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { EASTERN } from '#calendar/time-zone.ts';
import type { Language } from '#text/language.ts';
import type { Database } from '#server/base/database/database.ts';
import { sessions, users } from '#server/base/database/schema.ts';
import type { TokenHolder } from '#server/base/directory/directory.ts';

interface StoredSession {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly emailVerifiedAt: Date | null;
  readonly timeZone: string;
  readonly language: Language;
  readonly advises: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

export type SessionReader = (held: TokenHolder) => Promise<StoredSession | undefined>;

/**
 * Reads a session and its owner: the one query of every signed-in request. Not named on the server:
 * a pooler breaks such names (docs/decisions/0070-a-database-that-comes-and-goes.md).
 */
export function sessionReader(db: Database): SessionReader {
  const query = db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      businessName: users.businessName,
      emailVerifiedAt: users.emailVerifiedAt,
      timeZone: sql<string>`coalesce(${users.timeZone}, ${EASTERN})`,
      language: users.language,
      advises: users.advises,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.userId, sql.placeholder('owner')),
        eq(sessions.tokenHash, sql.placeholder('hash')),
        isNull(users.disabledAt),
      ),
    )
    .prepare('');
  return async ({ owner, hash }) => (await query.execute({ owner, hash }))[0];
}

/**
 * Whether the account's password is still the one that was checked. The row stays locked until the
 * transaction ends, so that a change of the password comes wholly before or wholly after: a session
 * begun meanwhile is refused here or ended there.
 */
export async function isStillCurrent(
  owner: string,
  db: Database,
  checkedHash: string,
): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner), eq(users.passwordHash, checkedHash)))
    .for('share');
  return found.length > 0;
}

/** Creates a session of the owner, who has just shown who it is. */
export async function addSession(
  owner: string,
  db: Database,
  tokenHash: string,
  at: Date,
  device: string | undefined,
): Promise<void> {
  await db.insert(sessions).values({
    tokenHash,
    userId: owner,
    createdAt: at,
    lastUsedAt: at,
    device: device ?? null,
    provenAt: at,
  });
}

const ofToken = ({ owner, hash }: TokenHolder) =>
  and(eq(sessions.userId, owner), eq(sessions.tokenHash, hash));

/** Stores the time of the last use. */
export async function touchSession(db: Database, held: TokenHolder, at: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: at }).where(ofToken(held));
}

/** Deletes one session; does nothing where there is none. */
export async function endSession(db: Database, held: TokenHolder): Promise<void> {
  await db.delete(sessions).where(ofToken(held));
}

/** Deletes all sessions of the owner. */
export async function endSessionsOf(owner: string, db: Database): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, owner));
}

/** Deletes all sessions of the owner except those kept. Returns how many. */
export async function endOtherSessionsOf(
  owner: string,
  db: Database,
  kept: readonly string[],
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, owner), notInArray(sessions.tokenHash, ['', ...kept])))
    .returning({ createdAt: sessions.createdAt });
  return ended.length;
}

/** The sessions of the owner, last used first. */
export function listSessionsOf(
  owner: string,
  db: Database,
): Promise<{ tokenHash: string; createdAt: Date; lastUsedAt: Date; device: string | null }[]> {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      device: sessions.device,
    })
    .from(sessions)
    .where(eq(sessions.userId, owner))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

/** Deletes the owner's sessions last used before one moment or created before another. */
export async function dropSessions(
  owner: string,
  db: Database,
  lastUsedBefore: Date,
  createdBefore: Date,
): Promise<void> {
  const over = or(lt(sessions.lastUsedAt, lastUsedBefore), lt(sessions.createdAt, createdBefore));
  await db.delete(sessions).where(and(eq(sessions.userId, owner), over));
}
