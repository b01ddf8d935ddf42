/** Files of copies, and the links that open them. Every function takes the owner first. */
import { and, asc, eq, getTableColumns, lt } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { requestCopies, requestCopyFiles } from '#server/base/database/schema.ts';

type CopyLink = typeof requestCopies.$inferSelect;
export type CopyFile = typeof requestCopyFiles.$inferSelect;
export type CopyFileHead = Omit<CopyFile, 'content'>;

const { content: _, ...HEAD } = getTableColumns(requestCopyFiles);

const filesOf = (owner: string, businessId: string, requestId: string) =>
  and(ofBusiness(requestCopyFiles, owner, businessId), eq(requestCopyFiles.requestId, requestId));
const linkOf = (owner: string, businessId: string, requestId: string) =>
  and(ofBusiness(requestCopies, owner, businessId), eq(requestCopies.requestId, requestId));

/** The files of a copy without what is in them, in the order in which they were added. */
export const listCopyFiles = (
  owner: string,
  db: Database,
  businessId: string,
  requestId: string,
): Promise<CopyFileHead[]> =>
  db
    .select(HEAD)
    .from(requestCopyFiles)
    .where(filesOf(owner, businessId, requestId))
    .orderBy(asc(requestCopyFiles.addedAt), asc(requestCopyFiles.id));

/** The same with what is in them. */
export const copyFilesWhole = (
  owner: string,
  db: Database,
  businessId: string,
  requestId: string,
): Promise<CopyFile[]> =>
  db
    .select()
    .from(requestCopyFiles)
    .where(filesOf(owner, businessId, requestId))
    .orderBy(asc(requestCopyFiles.addedAt), asc(requestCopyFiles.id));

/** Stores a file. */
export async function putCopyFile(db: Database, file: CopyFile): Promise<void> {
  await db.insert(requestCopyFiles).values(file);
}

/** Deletes a file. False where there is none. */
export async function deleteCopyFile(
  owner: string,
  db: Database,
  businessId: string,
  { requestId, fileId }: { readonly requestId: string; readonly fileId: string },
): Promise<boolean> {
  const gone = await db
    .delete(requestCopyFiles)
    .where(and(filesOf(owner, businessId, requestId), eq(requestCopyFiles.id, fileId)))
    .returning({ id: requestCopyFiles.id });
  return gone.length > 0;
}

/** The link of a request that was not opened yet. */
export async function findCopyLink(
  owner: string,
  db: Database,
  businessId: string,
  requestId: string,
): Promise<CopyLink | undefined> {
  const [found] = await db
    .select()
    .from(requestCopies)
    .where(linkOf(owner, businessId, requestId));
  return found;
}

/** The link of a token. */
export async function findCopyByToken(
  db: Database,
  { owner, hash }: { readonly owner: string; readonly hash: string },
): Promise<CopyLink | undefined> {
  const [found] = await db
    .select()
    .from(requestCopies)
    .where(and(eq(requestCopies.ownerId, owner), eq(requestCopies.tokenHash, hash)));
  return found;
}

/** Stores a link. */
export async function putCopyLink(db: Database, link: CopyLink): Promise<void> {
  await db.insert(requestCopies).values(link);
}

/** Deletes the link; the files stay. False where there is none. */
export async function deleteCopyLink(
  owner: string,
  db: Database,
  businessId: string,
  requestId: string,
): Promise<boolean> {
  const gone = await db
    .delete(requestCopies)
    .where(linkOf(owner, businessId, requestId))
    .returning({ requestId: requestCopies.requestId });
  return gone.length > 0;
}

/** Erases a copy, link and files. */
export async function eraseCopy(
  owner: string,
  db: Database,
  businessId: string,
  requestId: string,
): Promise<void> {
  await deleteCopyLink(owner, db, businessId, requestId);
  await db.delete(requestCopyFiles).where(filesOf(owner, businessId, requestId));
}

/** Requests whose link ended, or that have a file from before a day. */
export async function copiesOutOfTime(
  owner: string,
  db: Database,
  businessId: string,
  { now, addedBefore }: { readonly now: Date; readonly addedBefore: Date },
): Promise<string[]> {
  const ended = await db
    .select({ id: requestCopies.requestId })
    .from(requestCopies)
    .where(and(ofBusiness(requestCopies, owner, businessId), lt(requestCopies.until, now)));
  const old = await db
    .selectDistinct({ id: requestCopyFiles.requestId })
    .from(requestCopyFiles)
    .where(
      and(
        ofBusiness(requestCopyFiles, owner, businessId),
        lt(requestCopyFiles.addedAt, addedBefore),
      ),
    );
  return [...new Set([...ended, ...old].map(({ id }) => id))];
}

/** The hashes of all tokens that open a copy. */
export async function copyTokenHashes(
  owner: string,
  db: Database,
  businessId: string,
): Promise<string[]> {
  const rows = await db
    .select({ hash: requestCopies.tokenHash })
    .from(requestCopies)
    .where(ofBusiness(requestCopies, owner, businessId));
  return rows.map(({ hash }) => hash);
}
