/**
 * What the binder holds of the request desk: the log as a table and as a document, and the figures
 * of each year. Nobody is named in it.
 */
import { csvOf } from '#documents/formats/csv.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Services } from '#server/subjects/services.ts';
import { arrivedPages } from '#server/subjects/requests/arriving/arrived-store.ts';
import { findDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { findRequest } from '#server/subjects/requests/stored/store.ts';
import { figuresCsv } from './figures.ts';
import { notInTable, logTree } from './files.ts';
import { logCsv, logRows } from './log.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';

const MAILS = ['Arrived', 'What became of it', 'Request'];
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Path in the binder → content; empty where no request ever came in. */
export async function deskFiles(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<Record<string, Uint8Array>> {
  const { db } = services;
  const business = await findBusinessOrThrow(owner.userId, db, businessId);
  const desk = await findDesk(owner.userId, db, businessId);
  if (!desk) return {};
  const now = services.now();
  const rows = await logRows(db, desk, now);
  const mails = await mailFile(desk, services);
  if (rows.length === 0) return mails;
  const tree = logTree(
    business.businessName,
    rows,
    dayOf(desk, now),
    await notInTable(db, desk, now),
  );
  return {
    'requests/log.csv': bytesOf(await logCsv(db, desk, now)),
    'requests/log.pdf': await services.printing.print(tree, 'pdf', now),
    'requests/figures.csv': bytesOf(await figuresCsv(db, desk, now)),
    ...mails,
  };
}

/** When mails came to the address of the desk, and what became of each; nobody is named. */
async function mailFile(
  { ownerId, businessId }: StoredDesk,
  { db }: Services,
): Promise<Record<string, Uint8Array>> {
  const lines: Record<string, string>[] = [];
  for await (const page of arrivedPages(ownerId, db, businessId))
    for (const { arrivedAt, state, requestId } of page) {
      const request =
        requestId === null ? undefined : await findRequest(ownerId, db, businessId, requestId);
      lines.push({
        Arrived: arrivedAt,
        'What became of it': state,
        Request: request?.reference ?? '',
      });
    }
  return lines.length === 0 ? {} : { 'requests/mails.csv': bytesOf(csvOf(lines, MAILS)) };
}
