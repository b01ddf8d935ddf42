/**
 * Whose an address, the name of a page or an older token is
 * (docs/decisions/0088-one-owner-one-machine.md). Each statement is about keys that it names; what
 * an owner has is then read by owner.
 */
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { directory } from '#server/base/database/schema.ts';
import { ownerNamedIn, tokenHash } from './secret-tokens.ts';

const EMAIL = 'email:';

export const addressKey = (emailKey: string) => `${EMAIL}${emailKey}`;
/** By it a job finds the request desks. */
export const deskKey = (businessId: string) => `desk:${businessId}`;
/** By it a job finds the businesses whose sites are tested every week. */
export const siteKey = (businessId: string) => `site:${businessId}`;
export const slugKey = (slug: string) => `slug:${slug}`;
export const secretKey = (hash: string) => `token:${hash}`;
export const secretKeys = (rows: readonly { readonly hash: string | null }[]): string[] =>
  rows.flatMap(({ hash }) => (hash === null ? [] : [secretKey(hash)]));

/** No id of an account. */
const NOBODY = '';

/** Keys in one statement. */
const AT_ONCE = 500;

export interface Entry {
  readonly ownerId: string;
  readonly businessId: string | null;
}

/** Takes a key. Returns false where another owner or business has it. */
export async function takeKey(
  db: Database,
  key: string,
  { ownerId, businessId = null }: { readonly ownerId: string; readonly businessId?: string | null },
): Promise<boolean> {
  const taken = await db
    .insert(directory)
    .values({ key, ownerId, businessId })
    .onConflictDoNothing()
    .returning({ key: directory.key });
  if (taken.length > 0) return true;
  const holder = await findKey(db, key);
  return holder?.ownerId === ownerId && holder.businessId === businessId;
}

/** Who has a key. */
export async function findKey(db: Database, key: string): Promise<Entry | undefined> {
  const [found] = await db
    .select({ ownerId: directory.ownerId, businessId: directory.businessId })
    .from(directory)
    .where(eq(directory.key, key));
  return found;
}

/** Which of these keys somebody has. */
export async function takenKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: directory.key })
    .from(directory)
    .where(inArray(directory.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/** Gives keys to another owner, with the business to which they lead. */
export async function giveKeys(db: Database, keys: readonly string[], to: string): Promise<void> {
  if (keys.length > 0)
    await db
      .update(directory)
      .set({ ownerId: to })
      .where(inArray(directory.key, [...keys]));
}

/** Notes whose tokens are now that name a former owner: of a business that moved. */
export async function forwardTokens(
  db: Database,
  hashes: readonly string[],
  to: string,
): Promise<void> {
  for (let at = 0; at < hashes.length; at += AT_ONCE)
    await db
      .insert(directory)
      .values(hashes.slice(at, at + AT_ONCE).map((hash) => ({ key: secretKey(hash), ownerId: to })))
      .onConflictDoUpdate({ target: directory.key, set: { ownerId: to } });
}

/** Whose a token is now, where what it opened moved. */
export async function forwarded(
  db: Database,
  { hash }: TokenHolder,
): Promise<TokenHolder | undefined> {
  const found = await findKey(db, secretKey(hash));
  return found && { owner: found.ownerId, hash };
}

/**
 * Leaves keys with nobody: nobody takes them again, and of whoever had them nothing stays but the
 * key (docs/decisions/0107-names-that-rest.md).
 */
export async function retireKeys(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await db
      .update(directory)
      .set({ ownerId: NOBODY, businessId: null })
      .where(inArray(directory.key, [...keys]));
}

/** Whether a key was left with nobody. */
export const isRetired = ({ ownerId }: Entry): boolean => ownerId === NOBODY;

/** Gives keys back. */
export async function dropKeys(db: Database, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += AT_ONCE)
    await db.delete(directory).where(inArray(directory.key, keys.slice(at, at + AT_ONCE)));
}

/** Deletes entries of tokens that are over. */
export async function dropExpiredKeys(db: Database, now: Date): Promise<void> {
  await db.delete(directory).where(lt(directory.expiresAt, now));
}

const challengeKey = (hash: string) => `challenge:${hash}`;

/** Notes what any passkey may sign: whose it will be is not known yet, so no owner can keep it. */
export async function addChallenge(db: Database, hash: string, expiresAt: Date): Promise<void> {
  await db.insert(directory).values({ key: challengeKey(hash), ownerId: NOBODY, expiresAt });
}

/** Uses it up. Returns whether it was there. */
export async function useChallenge(db: Database, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .delete(directory)
    .where(and(eq(directory.key, challengeKey(hash)), gt(directory.expiresAt, now)))
    .returning({ key: directory.key });
  return used.length > 0;
}

export type KeyKind = 'email' | 'desk' | 'site';

/**
 * Entries of a kind in the order of their keys, after one of them: the way of jobs that walk all of
 * them.
 */
export function keysAfter(
  db: Database,
  kind: KeyKind,
  after: string | undefined,
  most: number,
): Promise<(Entry & { key: string })[]> {
  // a semicolon comes right after the colon, so that is greater than any key of the kind, and
  // nothing else lies between
  return db
    .select({
      key: directory.key,
      ownerId: directory.ownerId,
      businessId: directory.businessId,
    })
    .from(directory)
    .where(and(gt(directory.key, after ?? `${kind}:`), lt(directory.key, `${kind};`)))
    .orderBy(asc(directory.key))
    .limit(most);
}

/** A token as it is looked up: by its owner, then by its hash. */
export interface TokenHolder {
  readonly owner: string;
  readonly hash: string;
}

/** Whose a token says it is, or, of one from before, was; undefined for one that nobody had. */
export async function holderOf(db: Database, token: string): Promise<TokenHolder | undefined> {
  const hash = tokenHash(token);
  const owner = ownerNamedIn(token) ?? (await findKey(db, secretKey(hash)))?.ownerId;
  return owner === undefined ? undefined : { owner, hash };
}
