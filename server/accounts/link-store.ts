/** One-time links, by the hash of their token. An owner has at most one for each purpose, but for resets. */
import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tokens } from '../database/schema.ts';

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

/** Uses up a token and returns its owner's id; undefined where it is unknown, used, expired or for another purpose. */
export async function useToken(
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [used] = await db
    .delete(tokens)
    .where(
      and(eq(tokens.tokenHash, tokenHash), eq(tokens.purpose, purpose), gt(tokens.expiresAt, now)),
    )
    .returning({ userId: tokens.userId });
  return used?.userId;
}

/** Uses up the token of a new address; returns it and its owner, or undefined as above. */
export async function useAddressToken(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; newEmail: string } | undefined> {
  const [used] = await db
    .delete(tokens)
    .where(
      and(eq(tokens.tokenHash, tokenHash), eq(tokens.purpose, 'email'), gt(tokens.expiresAt, now)),
    )
    .returning({ userId: tokens.userId, newEmail: tokens.newEmail });
  return used?.newEmail == null ? undefined : { userId: used.userId, newEmail: used.newEmail };
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

/** Returns the owner's id of a token that could be used now, or undefined; does not use it up. */
export async function ownerOfToken(
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(
      and(eq(tokens.tokenHash, tokenHash), eq(tokens.purpose, purpose), gt(tokens.expiresAt, now)),
    );
  return found?.userId;
}

/** Deletes the owner's tokens for a purpose. */
export async function dropTokensOf(
  owner: string,
  db: Database,
  purpose: LinkPurpose,
): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.userId, owner), eq(tokens.purpose, purpose)));
}

/** Deletes expired tokens, and those that would live `beyond` any other: they were made with the clock ahead. */
export async function dropExpiredTokens(db: Database, now: Date, beyond: Date): Promise<void> {
  await db.delete(tokens).where(or(lt(tokens.expiresAt, now), gt(tokens.expiresAt, beyond)));
}
