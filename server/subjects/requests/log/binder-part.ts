/**
 * What the binder holds of the request desk: the log as a table and as a document, and the figures
 * of each year. Nobody is named in it.
 */
import { csvOf } from '#documents/formats/csv.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Services } from '#server/subjects/services.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { figuresOf } from './figures.ts';
import { notInTable, logTree } from './files.ts';
import { logCsv, logRows } from './log.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';

const FIGURES = ['Year', 'Kind', 'Received', 'Complied', 'Denied', 'Median days', 'Mean days'];
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
  if (rows.length === 0) return {};
  const { years } = await figuresOf(db, desk, now);
  const figures = years.flatMap(({ year, kinds }) =>
    kinds.map(({ kind, received, complied, denied, median, mean }) => ({
      Year: String(year),
      Kind: kind,
      Received: String(received),
      Complied: String(complied),
      Denied: String(denied),
      'Median days': String(median ?? ''),
      'Mean days': String(mean ?? ''),
    })),
  );
  const tree = logTree(
    business.businessName,
    rows,
    dayOf(desk, now),
    await notInTable(db, desk, now),
  );
  return {
    'requests/log.csv': bytesOf(await logCsv(db, desk, now)),
    'requests/log.pdf': await services.printing.print(tree, 'pdf', now),
    'requests/figures.csv': bytesOf(csvOf(figures, FIGURES)),
  };
}
