/** Apps, passkeys and recovery codes of an owner. */
import { and, asc, count, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { factors, recoveryCodes, sessions } from '#server/base/database/schema.ts';

export type StoredFactor = typeof factors.$inferSelect;

const own = (owner: string, id: string) => and(eq(factors.ownerId, owner), eq(factors.id, id));

/** The owner's factors that count, oldest first. */
export function listFactors(owner: string, db: Database): Promise<StoredFactor[]> {
  return db
    .select()
    .from(factors)
    .where(and(eq(factors.ownerId, owner), isNotNull(factors.confirmedAt)))
    .orderBy(asc(factors.addedAt));
}

/** How many passkeys the owner has. */
export const countPasskeys = async (owner: string, db: Database): Promise<number> =>
  (await listFactors(owner, db)).filter(({ kind }) => kind === 'passkey').length;

/** One factor of the owner, confirmed or not. */
export async function findFactor(
  owner: string,
  db: Database,
  id: string,
): Promise<StoredFactor | undefined> {
  const [found] = await db.select().from(factors).where(own(owner, id));
  return found;
}

/** Stores a factor; one that was begun and never confirmed gives way. */
export async function addFactor(db: Database, factor: typeof factors.$inferInsert): Promise<void> {
  await db
    .delete(factors)
    .where(and(eq(factors.ownerId, factor.ownerId), isNull(factors.confirmedAt)));
  await db.insert(factors).values(factor);
}

/** Makes a factor count. */
export async function confirmFactor(
  owner: string,
  db: Database,
  id: string,
  at: Date,
): Promise<void> {
  await db.update(factors).set({ confirmedAt: at }).where(own(owner, id));
}

/**
 * Notes the time step of a code. Returns false where this or a later one was used before: a code is
 * good once.
 */
export async function useStep(
  owner: string,
  db: Database,
  id: string,
  step: number,
  at: Date,
): Promise<boolean> {
  const used = await db
    .update(factors)
    .set({ counter: step, lastUsedAt: at })
    .where(and(own(owner, id), lt(factors.counter, step)))
    .returning({ id: factors.id });
  return used.length > 0;
}

/** Notes the use of a passkey and its counter. */
export async function usePasskey(
  owner: string,
  db: Database,
  id: string,
  counter: number,
  at: Date,
): Promise<void> {
  await db.update(factors).set({ counter, lastUsedAt: at }).where(own(owner, id));
}

/** Deletes a factor. Returns what it was; undefined if there was none. */
export async function dropFactor(
  owner: string,
  db: Database,
  id: string,
): Promise<StoredFactor | undefined> {
  const [dropped] = await db.delete(factors).where(own(owner, id)).returning();
  return dropped;
}

/** Deletes all factors of the owner, those that were begun included. */
export async function dropFactors(owner: string, db: Database): Promise<void> {
  await db.delete(factors).where(eq(factors.ownerId, owner));
}

/** Replaces all recovery codes of the owner; none: deletes them. */
export async function replaceCodes(
  owner: string,
  db: Database,
  hashes: readonly string[],
  at: Date,
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, owner));
  if (hashes.length > 0)
    await db
      .insert(recoveryCodes)
      .values(hashes.map((codeHash) => ({ ownerId: owner, codeHash, madeAt: at })));
}

/** Uses up a recovery code. Returns whether it was one. */
export async function useCode(owner: string, db: Database, codeHash: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.ownerId, owner), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ madeAt: recoveryCodes.madeAt });
  return used.length > 0;
}

/** How many recovery codes are left. */
export async function countCodes(owner: string, db: Database): Promise<number> {
  const [counted] = await db
    .select({ number: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.ownerId, owner));
  return counted?.number ?? 0;
}

const ofSession = (owner: string, hashes: readonly string[]) =>
  and(eq(sessions.userId, owner), inArray(sessions.tokenHash, ['', ...hashes]));

/** When it was last shown in this session that it is the owner. */
export async function provenAt(
  owner: string,
  db: Database,
  sessionHashes: readonly string[],
): Promise<Date | undefined> {
  const rows = await db
    .select({ at: sessions.provenAt })
    .from(sessions)
    .where(ofSession(owner, sessionHashes));
  return rows.find(({ at }) => at !== null)?.at ?? undefined;
}

/** Notes that it was shown now. */
export async function noteProof(
  owner: string,
  db: Database,
  sessionHashes: readonly string[],
  at: Date,
): Promise<void> {
  await db.update(sessions).set({ provenAt: at }).where(ofSession(owner, sessionHashes));
}
