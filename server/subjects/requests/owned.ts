import type { Database } from '#server/base/database/database.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import {
  arrivedMails,
  requestCopies,
  requestCopyFiles,
  requestDesks,
  requestEvents,
  requestLetters,
  requestNotes,
  requests,
} from '#server/base/database/schema.ts';
import {
  deskKey,
  dropKeys,
  forwardTokens,
  giveKeys,
  secretKeys,
} from '#server/base/directory/directory.ts';
import type { Owned, OwnedBusiness } from '#server/base/owned.ts';
import type { Services } from '#server/subjects/services.ts';
import { arrivedPages } from './arriving/arrived-store.ts';
import { copyTokenHashes } from './copy/copy-store.ts';
import { findDesk } from './stored/desk-store.ts';
import { deskFiles } from './log/binder-part.ts';
import { requestPages } from './log/whole-requests.ts';
import { endCalendarsOf } from './jobs/calendar-ending.ts';
import { settleMovedDesk } from './jobs/moved-desk.ts';
import { faultInRequests } from './stored/events-check.ts';

/** The hashes of all tokens by which people open the pages of their requests. */
async function tokenHashesOf({ owner, businessId }: OwnedBusiness, db: Database) {
  const rows = await db
    .select({
      status: requests.statusHash,
      mailed: requests.mailedHash,
      confirm: requests.confirmHash,
    })
    .from(requests)
    .where(ofBusiness(requests, owner, businessId));
  const copies = await copyTokenHashes(owner, db, businessId);
  return [...rows.flatMap((row) => Object.values(row)), ...copies].filter((hash) => hash !== null);
}

export const ownedRequests: Owned<Services> = {
  tables: [
    requestDesks,
    requests,
    requestEvents,
    requestLetters,
    requestNotes,
    requestCopies,
    requestCopyFiles,
    arrivedMails,
  ],
  large: [requestCopyFiles],
  exported: async ({ owner, businessId }, db) => ({
    requestDesk: (await findDesk(owner, db, businessId)) ?? null,
  }),
  exportedLists: ({ owner, businessId }, db) => ({
    requests: requestPages(owner, db, businessId),
    arrivedMails: arrivedPages(owner, db, businessId),
  }),
  endedWithBusiness: async (of, db) => {
    const tokens = (await tokenHashesOf(of, db)).map((hash) => ({ hash }));
    await dropKeys(db, [deskKey(of.businessId), ...secretKeys(tokens)]);
  },
  endedAtReset: (owner, { db, now, by }) => endCalendarsOf(owner, db, { at: now(), by }),
  moved: async ({ to, businessId }, db) => {
    await giveKeys(db, [deskKey(businessId)], to);
    await settleMovedDesk({ to, businessId }, db);
    // Their tokens name the old owner; a person who asked goes on reading the answer.
    await forwardTokens(db, await tokenHashesOf({ owner: to, businessId }, db), to);
  },
  binder: async (owner, services, businessId) => ({
    files: await deskFiles(owner, services, businessId),
  }),
  faultIn: (of, db, lines) => faultInRequests(db, of, lines),
};
