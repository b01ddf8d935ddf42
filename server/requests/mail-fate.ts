/** What becomes of a mail about a request is told at the request: at the letter that it carries, and, where it was refused, as an event. */
import type { Database } from '../database/database.ts';
import type { WaitingMail } from '../mail/store.ts';
import { CLOCK } from './consumer.ts';
import { findDesk, touchDesk } from './desk-store.ts';
import { addRequestEvent, type RequestEvent } from './event-store.ts';
import { letterDelivered } from './letter-store.ts';
import { lockRequest } from './store.ts';
import { dayOf } from './worked-out.ts';

export interface Fate {
  readonly is: 'sent' | 'refused' | 'waiting';
  /** What the mail server said, without addresses. */
  readonly note: string | null;
  readonly at: Date;
}

/** Tells it. Does nothing where the request is gone, or erased. */
export async function tellRequest(
  db: Database,
  carries: NonNullable<WaitingMail['carries']>,
  { is, note, at }: Fate,
): Promise<void> {
  const { owner, business, request: id, letter, version } = carries;
  const isLetter = letter !== undefined && version !== undefined;
  if (!isLetter && is !== 'refused') return;
  await db.transaction(async (tx) => {
    const request = await lockRequest(owner, tx, business, id);
    const desk = request && (await findDesk(owner, tx, business));
    if (!desk || request.erasedOn !== null) return;
    if (isLetter)
      await letterDelivered(tx, { owner, business, request: id, letter, version }, is, note);
    if (is !== 'refused') return;
    const event = {
      what: 'mail-refused',
      on: dayOf(desk, at),
      fields: { of: isLetter ? 'letter' : 'notice' },
    };
    await addRequestEvent(tx, request, event, { at, by: CLOCK });
    await touchDesk(owner, tx, business);
  });
}

/** Whether a mail was refused that carried no letter: a confirmation, or the link by which the person confirms. */
export const hasRefusedNotice = (events: readonly Pick<RequestEvent, 'what' | 'fields'>[]) =>
  events.some(
    ({ what, fields }) =>
      what === 'mail-refused' && (fields as { readonly of?: unknown }).of === 'notice',
  );
