/**
 * A request comes in: stored with its first event and its mail in one transaction, so that a number
 * that was shown is never lost.
 */
import { randomUUID } from 'node:crypto';
import { dayIn } from '#calendar/time-zone.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { forwardTokens } from '#server/base/directory/directory.ts';
import { newToken, ownerNamedIn, tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { Database } from '#server/base/database/database.ts';
import type { QuarantineReason } from '#contract/requests/request-shapes.ts';
import type { Services } from '#server/subjects/services.ts';
import { addressHash } from './address-hash.ts';
import { clockStateOf } from '#server/subjects/requests/clock/clock-state.ts';
import { touchDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { addFirstEvent } from '#server/subjects/requests/stored/event-store.ts';
import { addFirstMail, firstMailOf } from '#server/subjects/requests/mails/first-mail.ts';
import type { Incoming } from '#server/subjects/requests/stored/incoming.ts';
import { newReference } from './reference.ts';
import {
  addRequest,
  findBySubmission,
  FIRST_VERSION,
  type StoredRequest,
} from '#server/subjects/requests/stored/store.ts';

const MOST_REFERENCES = 5;

export interface Desked {
  readonly desk: StoredDesk;
  readonly business: StoredBusiness;
}

/**
 * Why it waits for the owner's look, null: it does not; 'refused': it is not taken in. Asked in the
 * transaction of the request.
 */
type Judge = (within: Services) => Promise<QuarantineReason | null | 'refused'>;

/**
 * Stores a request, or finds the one that the same form made before. Undefined where the judge
 * refused it. All reaches the disk at once: what the judge counts, the request, its event and its
 * mail.
 */
export async function takeInIf(
  judge: Judge,
  services: Services,
  { desk, business }: Desked,
  asked: Omit<Incoming, 'held'>,
): Promise<StoredRequest | undefined> {
  const { ownerId, businessId } = desk;
  const receivedOn = asked.receivedOn ?? dayIn(services.now(), desk.timeZone);
  const clock = await clockStateOf(services, business, { ...asked, receivedOn });
  const { stored, mail } = await services.db.transaction(async (db) => {
    const judged = await judge({ ...services, db });
    if (judged === 'refused') return { stored: undefined, mail: 'none' };
    const incoming = { ...asked, held: judged };
    const mailed = newToken(ownerId);
    const request = await stowed(db, services, { desk, business }, { ...incoming, mailed }, clock);
    if (!request.fresh) return { stored: request.stored, mail: 'none' };
    const { stored: made } = request;
    const at = { at: made.enteredAt, by: incoming.actor };
    const { channel, clockState, verdict, lawDataHash, held, items } = made;
    const fields = { channel, clockState, verdict, lawDataHash, held, items };
    await addFirstEvent(db, made, { what: 'received', on: made.receivedOn, fields }, at);
    await touchDesk(ownerId, db, businessId);
    await leadToNow(db, made, incoming.token);
    const mail = await firstMailOf({ ...services, db }, businessId, {
      ...incoming,
      email: incoming.person.email,
    });
    await addFirstMail(db, { services, business, request: made, token: mailed, mail });
    return { stored: made, mail };
  });
  if (mail !== 'none') void services.mailSender.deliver();
  if (stored) services.news.note(desk);
  return stored;
}

/** What an owner writes down, which waits for nobody's look. */
export async function takeIn(
  services: Services,
  desked: Desked,
  incoming: Omit<Incoming, 'held'>,
): Promise<StoredRequest> {
  const stored = await takeInIf(async () => null, services, desked, incoming);
  if (!stored) throw new Error('a request of an owner was refused');
  return stored;
}

/**
 * A form that was opened before the business went to another owner carries a token that names the
 * former owner.
 */
async function leadToNow(
  db: Database,
  { ownerId, statusHash }: StoredRequest,
  token: string,
): Promise<void> {
  if (ownerNamedIn(token) !== ownerId && statusHash !== null)
    await forwardTokens(db, [statusHash], ownerId);
}

/** With a number that no other request of the business has. */
async function stowed(
  db: Database,
  services: Services,
  { desk, business }: Desked,
  incoming: Mailed,
  clock: Pick<StoredRequest, 'clockState' | 'verdict' | 'lawDataHash'>,
): Promise<{ stored: StoredRequest; fresh: boolean }> {
  for (let tries = 0; tries < MOST_REFERENCES; tries += 1) {
    const stored = await addRequest(db, newRequest(services, desk, incoming, clock));
    if (stored) return { stored, fresh: true };
    const known = await findBySubmission(desk.ownerId, db, business.id, incoming.submissionKey);
    if (known) return { stored: known, fresh: false };
  }
  throw new Error('no number was free for a request');
}

/**
 * `mailed`: the token of the page with the letters. The post does not know it: whoever typed an
 * address reads no mail of it.
 */
type Mailed = Incoming & { readonly mailed: string };

function newRequest(
  services: Services,
  desk: StoredDesk,
  incoming: Mailed,
  clock: Pick<StoredRequest, 'clockState' | 'verdict' | 'lawDataHash'>,
): StoredRequest {
  const { channel, language, state, by, items, person, masked, held, token } = incoming;
  const now = services.now();
  return {
    ...clock,
    ownerId: desk.ownerId,
    businessId: desk.businessId,
    id: randomUUID(),
    reference: newReference(),
    receivedAt: now,
    receivedOn: incoming.receivedOn ?? dayIn(now, desk.timeZone),
    enteredAt: now,
    channel,
    language,
    state,
    by,
    items: [...items],
    held,
    isTrial: incoming.isTrial ?? false,
    version: FIRST_VERSION,
    person,
    masked,
    addressHash: addressHash(desk, person),
    statusHash: tokenHash(token),
    mailedHash: tokenHash(incoming.mailed),
    mailedOpenedAt: null,
    confirmHash: null,
    confirmUntil: null,
    submissionKey: incoming.submissionKey,
    closedOn: null,
    keptFor: null,
    keptUntil: null,
    erasedOn: null,
  };
}
