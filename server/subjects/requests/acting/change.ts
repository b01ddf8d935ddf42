/** What an owner corrects about a request, notes, and erasing by hand. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeRequest as call } from '#contract/requests/requests.ts';
import type { Owner } from '#server/base/owner.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { actorOf } from '#server/base/history/actor.ts';
import type { Services } from '#server/subjects/services.ts';
import {
  runAction,
  type Act,
  type SeenRequest,
} from '#server/subjects/requests/settling/run-action.ts';
import { clockStateOf } from '#server/subjects/requests/clock/clock-state.ts';
import { notNow } from './actions.ts';
import { findDesk, touchDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { erasePerson, isKept } from '#server/subjects/requests/settling/erasure.ts';
import { addNote, waitingLetters } from '#server/subjects/requests/stored/letter-store.ts';
import { readWhole, type RequestRef } from '#server/subjects/requests/desk/one.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { isOverLimit } from '#server/base/limits/limits.ts';
import { addMail } from '#server/base/mail/store.ts';
import { noteMail } from '#server/subjects/requests/giving/helper-mails.ts';
import {
  findRequest,
  lockRequest,
  type StoredRequest,
} from '#server/subjects/requests/stored/store.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import type { Database } from '#server/base/database/database.ts';
import { appealOn } from '#server/subjects/requests/arriving/named-request.ts';
import type { DeskType } from '#contract/requests/request-items.ts';

type Change = Omit<BodyOf<typeof call>, 'version'>;

/** Changes it. Throws `not-found`, `stale-version`, `not-allowed-now`. */
export async function changeOne(
  owner: Owner,
  services: Services,
  ref: RequestRef,
  { version, ...change }: BodyOf<typeof call>,
) {
  const business = await findBusinessOrThrow(owner.userId, services.db, ref.businessId);
  const at = { owner: owner.userId, ...ref, version };
  const moved = await movedTo(services, business, ref, change.state);
  await runAction(services, at, actorOf(owner), async (seen) => {
    if (seen.request.erasedOn !== null) throw notNow('This request was erased.');
    if (moved) await refuseWhileOneLeaves(seen);
    return changed(seen, change, moved);
  });
  return readWhole(owner, services, ref);
}

/**
 * The law of the state that was named; undefined where none was. Worked out before the transaction,
 * which holds the desk.
 */
async function movedTo(
  services: Services,
  business: StoredBusiness,
  { businessId, requestId }: RequestRef,
  state: string | null | undefined,
): Promise<Awaited<ReturnType<typeof clockStateOf>> | undefined> {
  if (state === undefined) return undefined;
  const request = await findRequest(business.ownerId, services.db, businessId, requestId);
  if (!request) throw problem('not-found');
  const { receivedOn, by } = request;
  return clockStateOf(services, business, {
    state,
    // only types of the contract are stored
    items: request.items as DeskType[],
    receivedOn,
    by,
  });
}

/** A letter that waits names the law of the state until now, and would leave with it. */
async function refuseWhileOneLeaves({ db, request }: SeenRequest): Promise<void> {
  const { ownerId, businessId, id } = request;
  const waiting = await waitingLetters(ownerId, db, businessId, id);
  if (waiting.size > 0)
    throw notNow(
      'A letter that was written for the state until now waits for the mail. Correct the state once it has left or came back, and then write to them again.',
    );
}

function changed(
  { request, today: on }: SeenRequest,
  { state, addTypes = [], keptFor }: Change,
  moved: Awaited<ReturnType<typeof clockStateOf>> | undefined,
): Act {
  const added = addTypes.filter((type) => !request.items.includes(type));
  const kept = keptFor === undefined ? undefined : keptFor || null;
  return {
    events: [
      ...(moved ? [{ what: 'moved', on, fields: { state: state ?? null, ...moved } }] : []),
      ...added.map((item) => ({ item, what: 'item-added', on })),
      // the reason may name the person, so it stays out of the history
      ...(kept === undefined ? [] : [{ what: kept === null ? 'not-kept' : 'kept', on }]),
    ],
    change: {
      ...(moved && { state: state ?? null, ...moved }),
      ...(added.length > 0 && { items: [...request.items, ...added] }),
      ...(kept !== undefined && { keptFor: kept }),
    },
  };
}

interface Note {
  readonly text: string;
  /** It is an appeal that came on this day. */
  readonly appealOn?: string | undefined;
}

/**
 * Adds a note, and the appeal that it is. Throws `not-found`, `invalid-input`, `not-allowed-now`.
 */
export async function addNoteTo(
  owner: Owner,
  services: Services,
  ref: RequestRef,
  { text, appealOn: day }: Note,
) {
  const { userId } = owner;
  const actor = actorOf(owner);
  const add = async (db: Database, request: StoredRequest) => {
    if (request.erasedOn !== null) throw notNow('This request was erased.');
    const note = { ownerId: userId, ...ref, id: randomUUID(), text, at: services.now() };
    await addNote(db, { ...note, by: actor.name });
    if (owner.adviser?.helps) await tellOwner({ ...services, db }, owner, request, actor.name);
  };
  if (day === undefined)
    await services.db.transaction(async (db) => {
      const request = await lockRequest(userId, db, ref.businessId, ref.requestId);
      if (!request) throw problem('not-found');
      await add(db, request);
    });
  else
    await runAction(services, { owner: userId, ...ref }, actor, async (seen) => {
      await add(seen.db, seen.request);
      const { ownerId, businessId, id } = seen.request;
      return appealed(seen, await waitingLetters(ownerId, seen.db, businessId, id), day);
    });
  void services.mailSender.deliver();
  return readWhole(owner, services, ref);
}

const NO_APPEAL = {
  'nothing-refused': 'Nothing was refused, so this is a new request.',
  'refusal-waits':
    'The refusal waits for the mail and has not left yet, so this is no appeal of it.',
  'appealed-already': 'They appealed already. Their words can stand there as a note.',
  'before-refusal': 'This came before the refusal, so it is no appeal of it.',
  erased: 'This request was erased.',
} as const;

/** Throws where it cannot be one. */
function appealed(seen: SeenRequest, waiting: ReadonlySet<string>, on: string): Act {
  if (on > seen.today) throw invalidInput({ appealOn: 'This day has not come yet' });
  const { told, events } = appealOn({ ...seen, waiting }, on);
  if (told.may !== 'yes') throw notNow(NO_APPEAL[told.may]);
  return { events };
}

/** That a helper wrote something: nobody looks at each request every hour. */
async function tellOwner(
  services: Services,
  { userId }: Owner,
  { id, businessId, reference }: StoredRequest,
  by: string,
): Promise<void> {
  const { db, mailSender, origin, now } = services;
  const account = mailSender.mails ? await findUser(userId, db) : undefined;
  if (!account || (await isOverLimit(services, 'helperNotes', userId, id))) return;
  const page = `${origin()}/requests?business=${businessId}&request=${id}`;
  await addMail(db, noteMail(account, { reference, by }, page), now());
}

const KEPT_APPEAL =
  'An appeal and its answer are kept for 24 months: Minnesota’s law wants it, and your letter may have promised it. Say that the appeal goes too, if you still want to erase it.';

/**
 * Erases the person of a request now. `appealToo`: also an appeal that is to be kept. Throws
 * `not-found`, `not-allowed-now`.
 */
export async function eraseNow(
  owner: Owner,
  services: Services,
  { businessId, requestId }: RequestRef,
  appealToo: boolean,
): Promise<void> {
  const address = await services.db.transaction(async (db) => {
    const request = await lockRequest(owner.userId, db, businessId, requestId);
    const desk = request && (await findDesk(owner.userId, db, businessId));
    if (!desk) throw problem('not-found');
    if (request.erasedOn !== null) return undefined;
    if (request.closedOn === null)
      throw notNow('This request is open. Answer or close it first, then erase it.');
    const at = services.now();
    const today = dayOf(desk, at);
    if (isKept(request, today) && !appealToo) throw notNow(KEPT_APPEAL);
    await erasePerson(db, request, { at, by: actorOf(owner), today });
    await touchDesk(owner.userId, db, businessId);
    return request.person?.email ?? undefined;
  });
  if (address !== undefined) await services.mailSender.forget(address);
}
