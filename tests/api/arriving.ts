/** A mail that arrived at the desk of a business, without a listener. */
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '#server/base/database/database.ts';
import { arrivedMails, requestDesks } from '#server/base/database/schema.ts';
import { arrive } from '#server/subjects/requests/arriving/arrive.ts';

const MAIL = `From: Pat <pat@mailbox.example>
Subject: my data
Content-Type: text/plain; charset=utf-8

Please delete my personal data.
`;

/** Stores it; the desk has to be open. Gives its id. */
export async function addArrivedMail(
  { db }: OpenDatabase,
  businessId: string,
  now: Date,
): Promise<string> {
  const [desk] = await db
    .select()
    .from(requestDesks)
    .where(eq(requestDesks.businessId, businessId));
  if (!desk) throw new Error('the desk was never opened');
  const bytes = Buffer.from(`X-Time: ${Math.random()}\n${MAIL}`);
  await arrive(db, desk, { bytes, size: bytes.length }, now);
  const rows = await db
    .select({ id: arrivedMails.id })
    .from(arrivedMails)
    .where(eq(arrivedMails.businessId, businessId));
  return rows.at(-1)?.id ?? '';
}
