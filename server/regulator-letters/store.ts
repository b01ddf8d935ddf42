/** Regulators' letters of a business. Writers lock the business first (businesses/find.ts). */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { ofOwnBusiness } from '../businesses/ownership.ts';
import { findBusiness } from '../businesses/store.ts';
import type { Database } from '../database/database.ts';
import { regulatorLetters } from '../database/schema.ts';

export type StoredLetter = Omit<typeof regulatorLetters.$inferSelect, 'businessId'>;

const columns = {
  id: regulatorLetters.id,
  version: regulatorLetters.version,
  letter: regulatorLetters.letter,
  addedAt: regulatorLetters.addedAt,
  savedAt: regulatorLetters.savedAt,
};

/** All letters of a business, newest first. */
export function listLetters(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredLetter[]> {
  return db
    .select(columns)
    .from(regulatorLetters)
    .where(ofOwnBusiness(owner, db, regulatorLetters.businessId, businessId))
    .orderBy(desc(regulatorLetters.addedAt), desc(regulatorLetters.id));
}

const ownLetter = (owner: string, db: Database, businessId: string, id: string) =>
  and(
    ofOwnBusiness(owner, db, regulatorLetters.businessId, businessId),
    eq(regulatorLetters.id, id),
  );

/** One letter; undefined if there is none with this id in the owner's business. */
export async function findLetter(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
): Promise<StoredLetter | undefined> {
  const [found] = await db
    .select(columns)
    .from(regulatorLetters)
    .where(ownLetter(owner, db, businessId, id));
  return found;
}

/** Stores a letter. Returns undefined if the business is not the owner's. */
export async function addLetter(
  owner: string,
  db: Database,
  businessId: string,
  letter: unknown,
  now: Date,
): Promise<StoredLetter | undefined> {
  if (!(await findBusiness(owner, db, businessId))) return undefined;
  const [added] = await db
    .insert(regulatorLetters)
    .values({ id: randomUUID(), businessId, version: 1, letter, addedAt: now, savedAt: now })
    .returning(columns);
  return added;
}

/** Replaces a letter, and counts its version up. */
export async function replaceLetter(
  owner: string,
  db: Database,
  businessId: string,
  { id, version, letter, savedAt }: Omit<StoredLetter, 'addedAt'>,
): Promise<StoredLetter | undefined> {
  const [changed] = await db
    .update(regulatorLetters)
    .set({ letter, savedAt, version: version + 1 })
    .where(ownLetter(owner, db, businessId, id))
    .returning(columns);
  return changed;
}

/** Deletes a letter; false if there was none. */
export async function deleteLetter(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
): Promise<boolean> {
  const deleted = await db
    .delete(regulatorLetters)
    .where(ownLetter(owner, db, businessId, id))
    .returning({ id: regulatorLetters.id });
  return deleted.length > 0;
}
