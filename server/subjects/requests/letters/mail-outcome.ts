/**
 * What becomes of a mail about a request is told at the request: at the letter that it carries,
 * and, where it was refused, as an event.
 */
import type { Database } from '#server/base/database/database.ts';
import type { MailOutcome } from '#server/base/mail/sender.ts';
import type { WaitingMail } from '#server/base/mail/store.ts';
import { CLOCK } from '#server/subjects/requests/stored/consumer.ts';
import { letterDelivered } from '#server/subjects/requests/stored/letter-store.ts';
import { touchDesk } from '#server/subjects/requests/stored/desk-store.ts';
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
    if (is !== 'refused') return;
    const where = { owner, businessId: business, requestId: id };
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
