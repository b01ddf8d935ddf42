/**
 * What is out of time goes (docs/decisions/0090-request-desk.md): contact, text, letters and notes 90 days after closing; the hash of an
 * address 12 months after receipt; the log of a request 24 months after closing.
 */
import { addDays, addMonths } from '#calendar/dates.ts';
import type { Database } from '../database/database.ts';
import type { Actor } from '../history/actor.ts';
import { CLOCK } from './consumer.ts';
import { touchDesk, type StoredDesk } from './desk-store.ts';
import { dropMailsAbout } from '../mail/store.ts';
import { addRequestEvent } from './event-store.ts';
import { dropWritten } from './letter-store.ts';
import { listOutOfTime } from './list-store.ts';
import { changeRequest, dropRequests, forgetAddresses, type StoredRequest } from './store.ts';
import { dayOf } from './worked-out.ts';

export const KEPT = { personDays: 90, hashMonths: 12, logMonths: 24 } as const;

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
  await changeRequest(ownerId, db, businessId, id, {
    person: null,
    masked: 0,
    statusHash: null,
    confirmHash: null,
    confirmUntil: null,
    submissionKey: null,
    erasedOn: today,
  });
  await addRequestEvent(db, request, { what: 'erased', on: today }, written);
}

/** Erases what is out of time at one desk. Returns the addresses that were erased: copies of mails to them go, too. */
export async function eraseOutOfTime(db: Database, desk: StoredDesk, at: Date): Promise<string[]> {
  const { ownerId, businessId } = desk;
  const today = dayOf(desk, at);
  return db.transaction(async (tx) => {
    const old = await listOutOfTime(ownerId, tx, businessId, {
      closedBefore: addDays(today, -KEPT.personDays),
      erased: false,
    });
    for (const request of old) await erasePerson(tx, request, { at, by: CLOCK, today });
    await forgetAddresses(ownerId, tx, businessId, addMonths(today, -KEPT.hashMonths));
    const gone = await listOutOfTime(ownerId, tx, businessId, {
      closedBefore: addMonths(today, -KEPT.logMonths),
      erased: true,
    });
    const ids = gone.map(({ id }) => id);
    await dropRequests(ownerId, tx, businessId, ids);
    if (old.length + gone.length > 0) await touchDesk(ownerId, tx, businessId);
    return old.flatMap(({ person }) => person?.email ?? []);
  });
}
