/**
 * What is out of time goes (docs/decisions/0090-request-desk.md): contact, text, letters and notes
 * 90 days after closing; the hash of an address 12 months after receipt; the log of a request 24
 * months after closing. An appeal with its answer stays for 24 months, a mail that arrived 30 days
 * after it was dealt with.
 */
import { addDays, addMonths } from '#calendar/dates.ts';
import { DAY_MS } from '#calendar/lengths.ts';
import type { Database } from '#server/base/database/database.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { endGivings, HELPER_DAYS } from '#server/subjects/requests/giving/ending.ts';
import { listGivings } from '#server/identity/access/givings.ts';
import { endCopies } from '#server/subjects/requests/copy/copy-ending.ts';
import { eraseCopy } from '#server/subjects/requests/copy/copy-store.ts';
import { dropSettledMails } from '#server/subjects/requests/arriving/arrived-store.ts';
import { CLOCK } from '#server/subjects/requests/stored/consumer.ts';
import { touchDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { dropMailsAbout } from '#server/base/mail/store.ts';
import { addRequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import { dropWritten } from '#server/subjects/requests/stored/letter-store.ts';
import { listOutOfTime } from '#server/subjects/requests/stored/list-store.ts';
import {
  changeRequest,
  dropRequests,
  findRequests,
  forgetAddresses,
  lockRequest,
  type StoredRequest,
} from '#server/subjects/requests/stored/store.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';

export const KEPT = { personDays: 90, hashMonths: 12, logMonths: 24, mailDays: 30 } as const;

/** Whether an appeal and its answer have to be there still. */
export const isKept = ({ keptUntil }: StoredRequest, today: string) =>
  keptUntil !== null && keptUntil >= today;

/** Takes the person out of a request; what was done about it stays. */
export async function erasePerson(
  db: Database,
  request: StoredRequest,
  written: { readonly at: Date; readonly by: Actor; readonly today: string },
): Promise<void> {
  const { ownerId, businessId, id } = request;
  const { today } = written;
  await dropWritten(ownerId, db, businessId, id);
  await dropMailsAbout(db, id);
  await eraseCopy(ownerId, db, businessId, id);
  await endGivings(db, { owner: ownerId, businessId }, { requestId: id }, written);
  await changeRequest(ownerId, db, businessId, id, {
    person: null,
    masked: 0,
    statusHash: null,
    mailedHash: null,
    mailedOpenedAt: null,
    keptUntil: null,
    confirmHash: null,
    confirmUntil: null,
    submissionKey: null,
    erasedOn: today,
  });
  await addRequestEvent(db, request, { what: 'erased', on: today }, written);
}

/**
 * Erases what is out of time at one desk. Returns the addresses that were erased: copies of mails
 * to them go, too.
 */
export async function eraseOutOfTime(db: Database, desk: StoredDesk, at: Date): Promise<string[]> {
  const { ownerId, businessId } = desk;
  const today = dayOf(desk, at);
  const closedBefore = addDays(today, -KEPT.personDays);
  const old = await listOutOfTime(ownerId, db, businessId, {
    closedBefore,
    today,
    erased: false,
  });
  const addresses: string[] = [];
  // one at a time, so that a day of junk that ends stops nobody
  for (const { id } of old) {
    const address = await eraseIfStill(db, desk, { id, closedBefore }, { at, by: CLOCK, today });
    if (address !== undefined) addresses.push(address);
    await yieldToOthers();
  }
  await endGivingsOfClosed(db, desk, { at, by: CLOCK, today });
  await endCopies(db, desk, { at, by: CLOCK, today });
  await dropSettledMails(ownerId, db, businessId, new Date(at.getTime() - KEPT.mailDays * DAY_MS));
  await forgetAddresses(ownerId, db, businessId, addMonths(today, -KEPT.hashMonths));
  const gone = await listOutOfTime(ownerId, db, businessId, {
    closedBefore: addMonths(today, -KEPT.logMonths),
    today,
    erased: true,
  });
  const ids = gone.map(({ id }) => id);
  await dropRequests(ownerId, db, businessId, ids);
  if (old.length + gone.length > 0) await touchDesk(ownerId, db, businessId);
  return addresses;
}

/** A helper has nothing more to do with what is closed for a while. */
async function endGivingsOfClosed(
  db: Database,
  { ownerId: owner, businessId }: StoredDesk,
  { at, by, today }: Parameters<typeof erasePerson>[2],
): Promise<void> {
  const given = await listGivings(owner, db, businessId, {});
  const ids = [...new Set(given.map(({ requestId }) => requestId))];
  const closedBefore = addDays(today, -HELPER_DAYS);
  for (const { id, closedOn } of await findRequests(owner, db, businessId, ids))
    if (closedOn !== null && closedOn < closedBefore)
      await db.transaction((tx) =>
        endGivings(tx, { owner, businessId }, { requestId: id }, { at, by }),
      );
}

/** Unless the person appealed meanwhile. Returns the address. */
const eraseIfStill = (
  db: Database,
  { ownerId, businessId }: StoredDesk,
  { id, closedBefore }: { readonly id: string; readonly closedBefore: string },
  written: Parameters<typeof erasePerson>[2],
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const request = await lockRequest(ownerId, tx, businessId, id);
    if (!request || request.erasedOn !== null || request.keptFor !== null) return undefined;
    if (request.closedOn === null || request.closedOn >= closedBefore) return undefined;
    if (isKept(request, written.today)) return undefined;
    await erasePerson(tx, request, written);
    return request.person?.email ?? undefined;
  });
