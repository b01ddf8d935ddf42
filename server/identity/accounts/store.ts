/** Accounts. Addresses are compared without regard to case. */
import { and, eq } from 'drizzle-orm';
import type { Language } from '#text/language.ts';
import type { Database } from '#server/base/database/database.ts';
import { users } from '#server/base/database/schema.ts';
import type { Owner } from '#server/base/owner.ts';
import { addressKey, dropKeys, findKey, takeKey } from '#server/base/directory/directory.ts';

export type User = typeof users.$inferSelect;

/** The form in which addresses are compared. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** The account of an address in any case, or undefined. */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const found = await findKey(db, addressKey(emailKey(email)));
  return found && findUser(found.ownerId, db);
}

/** The owner's account, or undefined if it was deleted. */
export async function findUser(owner: string, db: Database): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, owner));
  return user;
}

/** Creates an account, within a transaction. Returns undefined if the address is taken. */
export async function addUser(
  db: Database,
  user: Omit<typeof users.$inferInsert, 'emailKey' | 'emailVerifiedAt' | 'disabledAt'>,
): Promise<User | undefined> {
  const key = emailKey(user.email);
  if (!(await takeKey(db, addressKey(key), { ownerId: user.id }))) return undefined;
  const [added] = await db
    .insert(users)
    .values({ ...user, emailKey: key })
    .returning();
  return added;
}

/** Marks the owner's address as confirmed. */
export async function markVerified(owner: string, db: Database, at: Date): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, owner));
}

/** A link that was mailed to the address of an account, and came back from it, confirms it. */
export async function confirmByLink(
  { userId, emailVerifiedAt }: Pick<Owner, 'userId' | 'emailVerifiedAt'>,
  db: Database,
  at: Date,
): Promise<void> {
  if (emailVerifiedAt === null) await markVerified(userId, db, at);
}

/** Sets the time zone that decides which day "today" is for the owner. */
export async function setTimeZone(owner: string, db: Database, timeZone: string): Promise<void> {
  await db.update(users).set({ timeZone }).where(eq(users.id, owner));
}

/** Sets the language of the owner's pages and mails. */
export async function setLanguage(owner: string, db: Database, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, owner));
}

/** Sets the owner's name. */
export async function setName(
  owner: string,
  db: Database,
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
): Promise<void> {
  await db.update(users).set({ firstName, lastName }).where(eq(users.id, owner));
}

/**
 * Sets the owner's address, which a link has confirmed, within a transaction. Returns false where
 * another account has it.
 */
export async function setAddress(
  { id: owner, emailKey: before }: Pick<User, 'id' | 'emailKey'>,
  db: Database,
  email: string,
  at: Date,
): Promise<boolean> {
  const key = emailKey(email);
  if (!(await takeKey(db, addressKey(key), { ownerId: owner }))) return false;
  if (before !== key) await dropKeys(db, [addressKey(before)]);
  await db
    .update(users)
    .set({ email, emailKey: key, emailVerifiedAt: at })
    .where(eq(users.id, owner));
  return true;
}

/** Replaces the owner's password. */
export async function setPassword(
  owner: string,
  db: Database,
  passwordHash: string,
): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, owner));
}

/** Replaces the password if the stored hash is still `checkedHash`. Returns whether it was. */
export async function replacePassword(
  owner: string,
  db: Database,
  checkedHash: string,
  passwordHash: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, owner), eq(users.passwordHash, checkedHash)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/**
 * Deletes the account and all its data if the stored hash is still `checkedHash`. Returns whether
 * it was.
 */
export async function deleteUser(
  owner: string,
  db: Database,
  checkedHash: string,
): Promise<boolean> {
  const deleted = await db
    .delete(users)
    .where(and(eq(users.id, owner), eq(users.passwordHash, checkedHash)))
    .returning({ id: users.id });
  return deleted.length > 0;
}

/**
 * Locks the account until the transaction ends, so that parallel requests of one owner take turns.
 */
export async function lockUser(owner: string, db: Database): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
}

/** Deletes an account with all its data, by the operator's order. */
export async function deleteUserById(owner: string, db: Database): Promise<void> {
  await db.delete(users).where(eq(users.id, owner));
}
