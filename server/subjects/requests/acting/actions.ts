/** What an owner says was done, checked against the law of the item; the past is taken as it is. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { actOnRequest as call } from '#contract/requests/requests.ts';
import { mayHelperSay } from '#contract/requests/request-giving.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { isOverLimit } from '#server/base/limits/limits.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { Services } from '#server/subjects/services.ts';
import {
  runAction,
  type Act,
  type SeenRequest,
} from '#server/subjects/requests/settling/run-action.ts';
import { howFields, seenWho } from './identity-check.ts';
import { masked } from '#server/subjects/requests/intake/masks.ts';
import { refuseWithoutTime } from './appeal-time.ts';
import { noteReason } from './refusal-note.ts';
import { confirmMail } from '#server/subjects/requests/mails/confirmation-mail.ts';
import { mailOnRelease } from '#server/subjects/requests/mails/first-mail.ts';
import { readWhole, type RequestRef } from '#server/subjects/requests/desk/one.ts';
import { whyNotUndone } from '#server/subjects/requests/settling/still-stands.ts';
import { carriedBy } from '#server/subjects/requests/mails/mail-sender-name.ts';
import { workOutItems, type WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';
import { DAY_MS } from '#calendar/lengths.ts';

export type OwnerAction = BodyOf<typeof call>;

export const notNow = (why: string) => problem('not-allowed-now', { message: why });

/**
 * Stores what was done. Throws `not-found`, `invalid-input`, `stale-version`, `not-allowed-now`;
 * to a helper `owner-only` for what is the owner's to say.
 */
export async function actOnRequest(
  owner: Owner,
  services: Services,
  ref: RequestRef,
  { version, ...action }: OwnerAction,
) {
  const at = { owner: owner.userId, ...ref, version };
  const helps = owner.adviser?.helps;
  if (helps && !mayHelperSay(action.what, helps)) throw problem('owner-only');
  const business = await findBusinessOrThrow(owner.userId, services.db, ref.businessId);
  await runAction(services, at, actorOf(owner), async (seen) => {
    if (seen.request.erasedOn !== null) throw notNow('This request was erased.');
    checkDay(seen, action);
    if (action.what === 'identity-link') return mailLink(services, business, seen);
    if (action.what === 'released') return takenIn(services, business, seen);
    await noteReason(seen, action, { by: actorOf(owner).name, at: services.now() });
    return decided(seen, action);
  });
  void services.mailSender.deliver();
  return readWhole(owner, services, ref);
}

type UndatedAction = Omit<OwnerAction, 'version'>;
type Barred = Pick<UndatedAction, 'what'> & {
  readonly [K in 'ground' | 'to' | 'reason']?: string | undefined;
} & { readonly toEach?: readonly string[] | undefined };

function checkDay({ request, today }: SeenRequest, { on = today }: UndatedAction): void {
  if (on < request.receivedOn)
    throw invalidInput({ on: 'This day is before the day on which the request came in' });
  if (on > today) throw invalidInput({ on: 'This day has not come yet' });
}

/** The items that an action is about. */
export function itemsOf(seen: SeenRequest, item: string | undefined): WorkedOut[] {
  const all = workOutItems(seen.request, seen.events, [], seen.today, seen.desk.houseDays);
  const wanted = item === undefined ? all : all.filter(({ type }) => type === item);
  if (wanted.length === 0) throw invalidInput({ item: 'This was not asked for' });
  return wanted;
}

/** What an action comes to. Throws `invalid-input`, `not-allowed-now`. */
export function decided(seen: SeenRequest, action: UndatedAction): Act {
  const { what, item, on = seen.today } = action;
  if (what === 'released') return release(seen);
  if (what === 'put-back') return putBack(seen);
  if (what === 'still-stands') return stillStands(seen);
  const items = itemsOf(seen, item);
  for (const one of items) refuseIfBarred(one, action, seen.today);
  if (TICKS.has(what)) return ticks(action, on);
  const fields = { ...fieldsOf(action), ...seenBy(items, action, seen.today) };
  if (item === undefined && WHOLE.has(what)) return { events: [{ what, on, fields }] };
  return {
    events: items.map((one) => ({
      item: one.type,
      what,
      on,
      fields: { ...fields, ...sectionIn(one, action, seen.today) },
    })),
  };
}

/** The section of the law on which a refusal rests, for the log. */
export function sectionIn(
  { state, item }: WorkedOut,
  { what, ground }: Barred,
  today: string,
): { readonly section?: string } {
  if (what !== 'denied' || ground === undefined) return {};
  const cite = allowedOf(state, item, today).refuse.find(({ id }) => id === ground)?.cite;
  return cite === undefined ? {} : { section: cite };
}

/** Told of the checklist: each place or company by its name, for the whole request. */
const TICKS = new Set<OwnerAction['what']>([
  'searched',
  'passed-on',
  'not-searched',
  'not-passed-on',
]);

const namesIn = ({ to, toEach = [] }: Barred) => [
  ...new Set([...(to === undefined ? [] : [to]), ...toEach].filter((name) => name !== '')),
];

const ticks = (action: UndatedAction, on: string): Act => ({
  events: namesIn(action).map((to) => ({ what: action.what, on, fields: { to: masked(to).text } })),
});

/** Told of the whole request, not of each thing asked. */
const WHOLE = new Set<OwnerAction['what']>([
  'acknowledged',
  'identity-asked',
  'identity-confirmed',
  'identity-failed',
  'permission-seen',
]);

/**
 * Takes in what was quarantined: from now on it is like any other, and so its person gets the first
 * mail.
 */
export async function takenIn(
  services: Services,
  business: StoredBusiness,
  seen: SeenRequest,
): Promise<Act> {
  const { events, change } = release(seen);
  return { events, change: { ...change, ...(await mailOnRelease(services, business, seen)) } };
}

function release({ request, today }: SeenRequest): Act {
  if (request.held === null) throw notNow('This request is not held.');
  return { events: [{ what: 'released', on: today }], change: { held: null } };
}

function putBack({ request, today }: SeenRequest): Act {
  if (request.held === null || request.closedOn === null || request.erasedOn !== null)
    throw notNow('This request was not set aside.');
  return { events: [{ what: 'put-back', on: today }] };
}

/** Undoes what ended it by mistake. */
function stillStands({ request, events, today }: SeenRequest): Act {
  const why = whyNotUndone(request, events);
  if (why !== null) throw notNow(why);
  return { events: [{ what: 'still-stands', on: today }] };
}

/** By what the owner saw who asks; of an answer that was given by hand, that nobody was checked. */
function seenBy(items: readonly WorkedOut[], { what, how = [] }: UndatedAction, today: string) {
  if (what === 'identity-confirmed') return howFields(items, seenWho(how, 'how'), today);
  const unseen = items.some(({ type, state, item }) => {
    const { may, shown } = allowedOf(state, item, today).verify;
    return state.rule?.family !== 'stop' && may && !shown && type !== 'withdraw-consent';
  });
  return what === 'answered' && unseen ? { identity: 'not checked' } : {};
}

const fieldsOf = ({ what, reason, ground, to, partly, granted }: UndatedAction) => ({
  ...(what !== 'denied' && reason !== undefined && { reason: masked(reason).text }),
  ...(ground !== undefined && { ground }),
  ...(to !== undefined && { to: masked(to).text }),
  ...(partly !== undefined && { partly }),
  ...(granted !== undefined && { granted }),
});

/** Throws where the law, or what happened so far, stands against it. */
export function refuseIfBarred({ state, item }: WorkedOut, action: Barred, today: string): void {
  const { what, ground, reason } = action;
  const allowed = allowedOf(state, item, today);
  if (what === 'identity-asked' && !allowed.verify.may) throw notNow(allowed.verify.why);
  if (TICKS.has(what) && namesIn(action).length === 0)
    throw invalidInput({ to: 'Name the system or company' });
  if (what === 'denied') {
    const grounds = allowed.refuse.map(({ id }) => id as string);
    if (!ground) throw invalidInput({ ground: 'Choose the ground' });
    if (state.rule !== null && !grounds.includes(ground))
      throw notNow('The law of this state does not name this ground for this kind of request.');
  }
  if (what === 'extension-notice' || what === 'appeal-extension-notice')
    if (!reason) throw invalidInput({ reason: 'Write the reason' });
  const refused = state.state === 'refused' || state.state === 'partly';
  if (what === 'appeal' && !refused) throw notNow('Nothing was refused, so this is a new request.');
  if (what.startsWith('appeal-') && state.state !== 'appealed')
    throw notNow('There is no open appeal.');
  if (what === 'appeal-extension-notice') refuseWithoutTime(allowed.extendAppeal);
}

const LINK_DAYS = 14;

/** Mails a link to the address that was given, where the law lets the business ask. */
async function mailLink(
  services: Services,
  business: StoredBusiness,
  seen: SeenRequest,
): Promise<Act> {
  const { db, request, today } = seen;
  const email = request.person?.email ?? null;
  if (email === null) throw notNow('No email address was given.');
  if (!services.mailSender.mails && !request.isTrial)
    throw notNow('No mail server is set up here, so no link can be mailed. Ask them another way.');
  const mayAsk = itemsOf(seen, undefined).filter(
    ({ state, item }) => allowedOf(state, item, today).verify.may,
  );
  const [first] = itemsOf(seen, undefined);
  if (mayAsk.length === 0 && first)
    throw notNow(allowedOf(first.state, first.item, today).verify.why);
  if (!request.isTrial) {
    if (await isOverLimit({ ...services, db }, 'requestMails', email.toLowerCase()))
      throw problem('too-many-tries');
  }
  const token = newToken(request.ownerId);
  const now = services.now();
  if (!request.isTrial) {
    const mail = confirmMail(services, business, request, token);
    await addMail(db, { ...mail, carries: await carriedBy(services, db, request) }, now);
  }
  return {
    events: mayAsk.map(({ type }) => ({
      item: type,
      what: 'identity-asked',
      on: today,
      fields: { how: 'mailed link' },
    })),
    change: {
      confirmHash: tokenHash(token),
      confirmUntil: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    },
  };
}
