/** Regulators' letters of a business. Writers lock the business first (businesses/find.ts). */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { regulatorLetters } from '#server/base/database/schema.ts';

export type StoredLetter = Omit<typeof regulatorLetters.$inferSelect, 'ownerId' | 'businessId'>;

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
    .where(ofBusiness(regulatorLetters, owner, businessId))
    .orderBy(desc(regulatorLetters.addedAt), desc(regulatorLetters.id));
}

const ownLetter = (owner: string, businessId: string, id: string) =>
  and(ofBusiness(regulatorLetters, owner, businessId), eq(regulatorLetters.id, id));

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
    .where(ownLetter(owner, businessId, id));
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
  const [added] = await db
    .insert(regulatorLetters)
    .values({
      id: randomUUID(),
      ownerId: owner,
      businessId,
      version: 1,
      letter,
      addedAt: now,
      savedAt: now,
    })
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
    .where(ownLetter(owner, businessId, id))
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
    .where(ownLetter(owner, businessId, id))
    .returning({ id: regulatorLetters.id });
  return deleted.length > 0;
}
