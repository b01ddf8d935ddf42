/** Everything that is stored of the requests of a business. */
import { exportedRequest } from '#contract/requests/request-export.ts';
import type { Database } from '#server/base/database/database.ts';
import { listCopyFiles } from '#server/subjects/requests/copy/copy-store.ts';
import { requestLettersOf, listNotes } from '#server/subjects/requests/stored/letter-store.ts';
import { allRequests } from '#server/subjects/requests/stored/list-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import { eventsByRequest } from './log.ts';

const PAGE = 100;

/**
 * Everything that is stored of the requests, a page at a time, for the owner's own copy and the
 * export of the account.
 */
export async function* requestPages(owner: string, db: Database, businessId: string) {
  for await (const page of allRequests(owner, db, businessId, PAGE)) {
    const events = await eventsByRequest(db, { ownerId: owner, businessId }, page);
    const rows = [];
    for (const request of page)
      rows.push({
        ...shownOf(request),
        events: (events.get(request.id) ?? []).map((event) => ({
          ...event,
          at: event.at.toISOString(),
        })),
        ...(await writtenOf(db, request)),
      });
    if (rows.length > 0) yield rows;
  }
}

async function writtenOf(db: Database, { ownerId, businessId, id }: StoredRequest) {
  const letters = await requestLettersOf(ownerId, db, businessId, id);
  const notes = await listNotes(ownerId, db, businessId, id);
  const files = await listCopyFiles(ownerId, db, businessId, id);
  return {
    copy: files.map(({ name, kind, size, sha256, addedAt, addedBy }) => ({
      name,
      kind,
      size,
      sha256,
      addedAt: addedAt.toISOString(),
      addedBy,
    })),
    letters: letters.map(({ kind, version, subject, text, savedAt, sentAt, sentBy }) => ({
      kind,
      version,
      subject,
      text,
      savedAt: savedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      sentBy,
    })),
    notes: notes.map(({ text, at, by }) => ({ text, at: at.toISOString(), by })),
  };
}

/** What the contract names of the row itself: keys and hashes stay here. */
const shownOf = (request: StoredRequest) => ({
  ...Object.fromEntries(Object.entries(request).filter(([name]) => name in exportedRequest.shape)),
  receivedAt: request.receivedAt.toISOString(),
});
