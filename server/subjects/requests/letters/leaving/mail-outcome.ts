/**
 * What becomes of a mail about a request is told at the request: at the letter that it carries,
 * and, where it was refused, as an event.
 */
import type { Database } from '#server/base/database/database.ts';
import type { MailOutcome } from '#server/base/mail/sender.ts';
import type { WaitingMail } from '#server/base/mail/store.ts';
import { CLOCK } from '#server/subjects/requests/stored/consumer.ts';
import { letterDelivered } from '#server/subjects/requests/stored/letter-store.ts';
import { findDesk, touchDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { requestEventsOf } from '#server/subjects/requests/stored/event-store.ts';
import { dayOf, daysOfLetters } from '#server/subjects/requests/clock/items-on-day.ts';
import { settleRequest } from '#server/subjects/requests/settling/settle-request.ts';
import { lockRequest } from '#server/subjects/requests/stored/store.ts';

/** Tells it. Does nothing where the request is gone, or erased. */
export async function tellRequest(
  db: Database,
  carries: NonNullable<WaitingMail['carries']>,
  { is, note, at }: MailOutcome,
): Promise<void> {
  const { owner, business, request: id, letter, version, toHelper } = carries;
  const isLetter = letter !== undefined && version !== undefined;
  if (!isLetter && is !== 'refused') return;
  await db.transaction(async (tx) => {
    const request = await lockRequest(owner, tx, business, id);
    if (!request || request.erasedOn !== null) return;
    if (isLetter)
      await letterDelivered(tx, { owner, business, request: id, letter, version }, is, note);
    // what the list says of its days depends on it
    if (isLetter) await touchDesk(owner, tx, business);
    const where = { owner, businessId: business, requestId: id };
    if (isLetter && is === 'sent') await tellDayOfLeaving(tx, where, letter, at);
    if (is !== 'refused') return;
    // what the letter did counts no more, so the request may be open again
    await settleRequest(tx, where, { at, by: CLOCK }, ({ today }) => ({
      events: [
        {
          what: 'mail-refused',
          on: today,
          fields: isLetter
            ? { of: 'letter', letterId: letter }
            : { of: toHelper === true ? 'helper' : 'notice' },
        },
      ],
    }));
  });
}

/** Where it left on a later day than that of the press: an event, whose day then counts. */
async function tellDayOfLeaving(
  tx: Database,
  where: { readonly owner: string; readonly businessId: string; readonly requestId: string },
  letter: string,
  at: Date,
): Promise<void> {
  const { owner, businessId, requestId } = where;
  const desk = await findDesk(owner, tx, businessId);
  const events = await requestEventsOf(owner, tx, businessId, [requestId]);
  const given = daysOfLetters(events).get(letter);
  if (!desk || given === undefined || given >= dayOf(desk, at)) return;
  await settleRequest(tx, where, { at, by: CLOCK }, ({ today }) => ({
    events: [{ what: 'letter-left', on: today, fields: { letterId: letter } }],
  }));
}
