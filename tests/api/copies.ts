/**
 * A copy of somebody's data as it waits to be opened, with the address of its request confirmed.
 */
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '#server/base/database/database.ts';
import { requestCopies, requestCopyFiles, requests } from '#server/base/database/schema.ts';

/** Adds a file, and with `isOut` the link to it. Gives the id of the file. */
export async function addCopy(
  { db }: OpenDatabase,
  requestId: string,
  now: Date,
  isOut = false,
): Promise<string> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error('no such request');
  await db.update(requests).set({ mailedOpenedAt: now }).where(eq(requests.id, requestId));
  const { ownerId, businessId } = request;
  const of = { ownerId, businessId, requestId };
  const id = `file-${requestId}`;
  await db.insert(requestCopyFiles).values({
    ...of,
    id,
    name: 'Notes',
    kind: 'text',
    content: Buffer.from('Orders: 3').toString('base64'),
    size: 9,
    sha256: 'x',
    found: [],
    isMasked: false,
    addedAt: now,
    addedBy: 'Robin Lee',
  });
  const link = { tokenHash: `hash ${requestId}`, day: '2026-11-21', until: now };
  if (isOut) await db.insert(requestCopies).values({ ...of, ...link, sha256: 'x', size: 9 });
  return id;
}
