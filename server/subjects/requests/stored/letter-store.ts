/** Letters to people, each version kept, and what the business wrote for itself. */
import { and, asc, eq } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { requestLetters, requestNotes } from '#server/base/database/schema.ts';

export type RequestLetter = typeof requestLetters.$inferSelect;
export type StoredNote = typeof requestNotes.$inferSelect;

/** One that the mail server refused reached nobody: it may be sent another way. */
export const isUnsent = ({ sentAt, delivery }: RequestLetter): boolean =>
  sentAt === null || delivery === 'refused';

/** A version of a letter, by its owner, business, request, letter and number. */
export interface LetterVersion {
  readonly owner: string;
  readonly business: string;
  readonly request: string;
  readonly letter: string;
  readonly version: number;
}

const atRef = ({ owner, business, request, letter, version }: LetterVersion) =>
  and(
    ofBusiness(requestLetters, owner, business),
    eq(requestLetters.requestId, request),
    eq(requestLetters.id, letter),
    eq(requestLetters.version, version),
  );

/** Stores a version of a letter. */
export async function putLetter(db: Database, letter: RequestLetter): Promise<void> {
  await db.insert(requestLetters).values(letter);
}

/** All versions of all letters of a request, oldest first. */
export const requestLettersOf = (
  owner: string,
  db: Database,
  businessId: string,
  requestId: string,
): Promise<RequestLetter[]> =>
  db
    .select()
    .from(requestLetters)
    .where(
      and(ofBusiness(requestLetters, owner, businessId), eq(requestLetters.requestId, requestId)),
    )
    .orderBy(asc(requestLetters.savedAt), asc(requestLetters.version));

/** Says how and when a version was sent, and with which text. */
export async function letterSent(
  db: Database,
  ref: LetterVersion,
  change: Pick<RequestLetter, 'sentAt' | 'sentBy' | 'delivery' | 'text'>,
): Promise<void> {
  await db
    .update(requestLetters)
    .set({ ...change, deliveryNote: null })
    .where(atRef(ref));
}

/** Says what became of a mail that carries a letter. */
export async function letterDelivered(
  db: Database,
  ref: LetterVersion,
  delivery: 'sent' | 'refused' | 'waiting',
  note: string | null,
): Promise<void> {
  await db.update(requestLetters).set({ delivery, deliveryNote: note }).where(atRef(ref));
}

/** Requests of which a letter was refused, or could not be delivered; or waits for the mail. */
export async function requestsWithMail(
  delivery: 'refused' | 'waiting',
  owner: string,
  db: Database,
  businessId: string,
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: requestLetters.requestId })
    .from(requestLetters)
    .where(
      and(ofBusiness(requestLetters, owner, businessId), eq(requestLetters.delivery, delivery)),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The letters of a business, or of one request, by id, that wait for the mail: not left yet. */
export async function waitingLetters(
  owner: string,
  db: Database,
  businessId: string,
  requestId?: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: requestLetters.id })
    .from(requestLetters)
    .where(
      and(
        ofBusiness(requestLetters, owner, businessId),
        requestId === undefined ? undefined : eq(requestLetters.requestId, requestId),
        eq(requestLetters.delivery, 'waiting'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Notes of a request, oldest first. */
export const listNotes = (
  owner: string,
  db: Database,
  businessId: string,
  requestId: string,
): Promise<StoredNote[]> =>
  db
    .select()
    .from(requestNotes)
    .where(and(ofBusiness(requestNotes, owner, businessId), eq(requestNotes.requestId, requestId)))
    .orderBy(asc(requestNotes.at));

/** Stores a note. */
export async function addNote(db: Database, note: StoredNote): Promise<void> {
  await db.insert(requestNotes).values(note);
}

/** Deletes the letters and notes of a request. */
export async function dropWritten(
  owner: string,
  db: Database,
  businessId: string,
  requestId: string,
): Promise<void> {
  await db
    .delete(requestLetters)
    .where(
      and(ofBusiness(requestLetters, owner, businessId), eq(requestLetters.requestId, requestId)),
    );
  await db
    .delete(requestNotes)
    .where(and(ofBusiness(requestNotes, owner, businessId), eq(requestNotes.requestId, requestId)));
}
