/**
 * One-time links, by the hash of their token. An owner has at most one for each purpose, but for
 * resets.
 */
import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { tokens } from '#server/base/database/schema.ts';

export type LinkPurpose = (typeof tokens.$inferSelect)['purpose'];

/** Stores a new token and deletes the owner's older ones for the same purpose. */
export async function replaceToken(
  owner: string,
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
  expiresAt: Date,
  newEmail?: string,
): Promise<void> {
  await dropTokensOf(owner, db, purpose);
  await addToken(owner, db, { purpose, tokenHash, expiresAt, newEmail: newEmail ?? null });
}

/** Stores a new token beside the owner's others. */
export async function addToken(
  owner: string,
  db: Database,
  token: Omit<typeof tokens.$inferInsert, 'userId'>,
): Promise<void> {
  await db.insert(tokens).values({ ...token, userId: owner });
}

const usable = (owner: string, purpose: LinkPurpose, hash: string, now: Date) =>
  and(
    eq(tokens.userId, owner),
    eq(tokens.tokenHash, hash),
    eq(tokens.purpose, purpose),
    gt(tokens.expiresAt, now),
  );

/**
 * Uses up a token. Returns false where it is unknown, used, expired, for another purpose or of
 * somebody else.
 */
export async function useToken(
  owner: string,
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .delete(tokens)
    .where(usable(owner, purpose, tokenHash, now))
    .returning({ purpose: tokens.purpose });
  return used.length > 0;
}

/** Uses up the token of a new address; returns the address, or undefined as above. */
export async function useAddressToken(
  owner: string,
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [used] = await db
    .delete(tokens)
    .where(usable(owner, 'email', tokenHash, now))
    .returning({ newEmail: tokens.newEmail });
  return used?.newEmail ?? undefined;
}

/** The address that waits for its link to be opened. */
export async function waitingAddress(
  owner: string,
  db: Database,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select({ newEmail: tokens.newEmail })
    .from(tokens)
    .where(and(eq(tokens.userId, owner), eq(tokens.purpose, 'email'), gt(tokens.expiresAt, now)));
  return found?.newEmail ?? undefined;
}

/** Whether a token could be used now; does not use it up. */
export async function isUsable(
  owner: string,
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ purpose: tokens.purpose })
    .from(tokens)
    .where(usable(owner, purpose, tokenHash, now));
  return found.length > 0;
}

/** Deletes the owner's tokens for a purpose. */
export async function dropTokensOf(
  owner: string,
  db: Database,
  purpose: LinkPurpose,
): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.userId, owner), eq(tokens.purpose, purpose)));
}

/**
 * Deletes the owner's expired tokens, and those that would live `beyond` any other: they were made
 * with the clock ahead.
 */
export async function dropExpiredTokens(
  owner: string,
  db: Database,
  now: Date,
  beyond: Date,
): Promise<void> {
  const over = or(lt(tokens.expiresAt, now), gt(tokens.expiresAt, beyond));
  await db.delete(tokens).where(and(eq(tokens.userId, owner), over));
}
