/**
 * One request, whole: its dates with their reasons, what may be done, the checklist, letters and
 * notes.
 */
import { REQUEST_DEFAULTS } from '#law/corpus.server.ts';
import { addDays, addMonths } from '#calendar/dates.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import type { DeskLetter, RequestWhole } from '#contract/requests/request-shapes.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { listGivings } from '#server/identity/access/givings.ts';
import { copyOf } from '#server/subjects/requests/copy/copy-state.ts';
import { checklistOf } from './checklist.ts';
import { appealOn } from '#server/subjects/requests/arriving/named-request.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { openDesk } from './open-desk.ts';
import { outdatedBy } from '#server/subjects/requests/letters/leaving/outdated.ts';
import { groundIn, partlyIn, reasonIn } from '#server/subjects/requests/letters/ground-words.ts';
import { speaksOfHome, writtenBy } from '#server/subjects/requests/letters/household.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { SPANISH_DICTIONARY } from '#documents/source/spanish-letters.server.ts';
import type { Filling } from '#documents/values/filling.ts';
import { listDetails } from '#server/business/stored/detail-store.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { KEPT } from '#server/subjects/requests/settling/erasure.ts';
import {
  requestEventsOf,
  type RequestEvent,
} from '#server/subjects/requests/stored/event-store.ts';
import { letterGaps } from '#contract/requests/letter-gaps.ts';
import {
  isUnsent,
  requestLettersOf,
  waitingLetters,
  listNotes,
  type RequestLetter,
} from '#server/subjects/requests/stored/letter-store.ts';
import { hasRefusedNotice } from '#server/subjects/requests/stored/event-store.ts';
import { whyNotUndone } from '#server/subjects/requests/settling/still-stands.ts';
import { itemWhole, requestRow } from './reply.ts';
import { listOfAddress } from '#server/subjects/requests/stored/list-store.ts';
import { findRequest, type StoredRequest } from '#server/subjects/requests/stored/store.ts';
import {
  countedEvents,
  dayOf,
  earlierOf,
  withoutWaitingNotices,
  workOutItems,
  type WorkedOut,
} from '#server/subjects/requests/clock/items-on-day.ts';

export interface RequestRef {
  readonly businessId: string;
  readonly requestId: string;
}

const MONTHS_BACK = -24;

/** Other requests of the same address, and what was answered of them. */
async function earlierRequests(
  db: Database,
  request: StoredRequest,
  desk: StoredDesk,
  today: string,
) {
  const { ownerId, businessId, id, addressHash, receivedOn } = request;
  if (addressHash === null) return { others: [], earlier: [] };
  const since = addMonths(receivedOn, MONTHS_BACK);
  const search = { hash: addressHash, notId: id, since };
  const others = await listOfAddress(ownerId, db, businessId, search);
  const ids = others.map((other) => other.id);
  const events = await requestEventsOf(ownerId, db, businessId, ids);
  const waiting = await waitingLetters(ownerId, db, businessId);
  const byRequest = Map.groupBy(events, ({ requestId }) => requestId);
  const replies = others.map((other) => {
    const seen = { request: other, events: byRequest.get(other.id) ?? [], today, desk, waiting };
    const { may, by, refusedOn, until } = appealOn(seen, receivedOn).told;
    const isOffered = request.closedOn === null && may === 'yes';
    return { ...earlierReply(other), appeal: isOffered ? { by, refusedOn, until } : null };
  });
  return { others: replies, earlier: earlierOf(others, byRequest, receivedOn) };
}

/** The whole request. Throws `not-found`. */
export async function readWhole(
  owner: Owner,
  services: Services,
  { businessId, requestId }: RequestRef,
): Promise<RequestWhole> {
  const { userId } = owner;
  const { db } = services;
  const business = await findBusinessOrThrow(userId, db, businessId);
  const request = await findRequest(userId, db, businessId, requestId);
  if (!request) throw problem('not-found');
  const desk = await openDesk(userId, db, business);
  const today = dayOf(desk, services.now());
  const events = await requestEventsOf(userId, db, businessId, [requestId]);
  const { others, earlier } = await earlierRequests(db, request, desk, today);
  const letters = await requestLettersOf(userId, db, businessId, requestId);
  const counted = withoutWaitingNotices(events, waitingOf(letters));
  const items = workOutItems(request, counted, earlier, today, desk.houseDays);
  const notes = await listNotes(userId, db, businessId, requestId);
  const checklist = await checklistOf(services, business, request.items, countedEvents(events));
  const { timeZone } = desk;
  const helps = owner.adviser?.helps ?? null;
  const { mails } = services.mailSender;
  const copy = await copyOf(db, request, items, { events, mails, timeZone });
  return {
    ...wholeOf(request, items, today, mailOf(letters, events)),
    timeZone,
    mails: mails || request.isTrial,
    mayStillStand: whyNotUndone(request, events) === null,
    events: events.filter((event) => !helps || !OF_HELPERS.has(event.what)).map(eventReply),
    letters: lettersReply(letters, request, events),
    notes: notes.map(({ id, text, at, by }) => ({ id, text, at: at.toISOString(), by })),
    checklist,
    copy,
    helps,
    ...(helps
      ? { earlier: [], untold: [] }
      : { earlier: others, untold: await untoldIn(services, business) }),
    given: owner.adviser ? [] : await givenReply(db, request),
  };
}

/** They name addresses of helpers, and of others who help. */
const OF_HELPERS = new Set(['given', 'taken-back']);

const earlierReply = ({ id, reference, receivedOn, items }: StoredRequest) => ({
  id,
  reference,
  receivedOn,
  items: items as DeskType[],
});

async function givenReply(db: Database, { ownerId, businessId, id }: StoredRequest) {
  const given = await listGivings(ownerId, db, businessId, { requestId: id });
  return given.map(({ memberId, email, adviserName, sends, givenAt }) => ({
    memberId,
    email,
    name: adviserName,
    sends,
    givenAt: givenAt.toISOString(),
  }));
}

/** Of the business itself, in every letter: asked once. */
const OWN = ['legalName', 'postalAddress', 'contactEmail', 'contactPhone'] as const;

async function untoldIn({ db }: Services, { ownerId, id }: StoredBusiness) {
  const told = new Set((await listDetails(ownerId, db, id)).map(({ variable }) => variable));
  return OWN.filter((name) => !told.has(name)).map((name) => ({
    name,
    what: [...new Set([DICTIONARY, SPANISH_DICTIONARY].flatMap((all) => labelIn(all, name)))],
  }));
}

const labelIn = ({ variables = {} }: Partial<Pick<Filling, 'variables'>>, name: string) =>
  variables[name]?.label ?? [];

const waitingOf = (letters: readonly RequestLetter[]) =>
  new Set(letters.flatMap(({ id, delivery }) => (delivery === 'waiting' ? [id] : [])));

/** How the mails about a request stand. */
const mailOf = (letters: readonly RequestLetter[], events: readonly RequestEvent[]) => ({
  refused: letters.some(({ delivery }) => delivery === 'refused') || hasRefusedNotice(events),
  waits: waitingOf(letters).size > 0,
});

function wholeOf(
  request: StoredRequest,
  items: readonly WorkedOut[],
  today: string,
  mail: { readonly refused: boolean; readonly waits: boolean },
) {
  const { receivedAt, enteredAt, language, person, masked, keptFor, keptUntil, closedOn } = request;
  const goes = closedOn !== null && keptFor === null && request.erasedOn === null;
  return {
    ...requestRow(request, items, today, mail),
    language,
    household: speaksOfHome(writtenBy(request)),
    masked,
    keptFor,
    keptUntil,
    today,
    items: items.map((item) => itemWhole(item, today)),
    receivedAt: receivedAt.toISOString(),
    enteredAt: enteredAt.toISOString(),
    person: person && { ...person, added: [...person.added] },
    erasedAfter: goes ? latest(addDays(closedOn, KEPT.personDays), keptUntil) : null,
    outside: outsideOf(request.state),
    linkUntil: request.confirmUntil?.toISOString() ?? null,
  };
}

const latest = (day: string, other: string | null) => (other !== null && other > day ? other : day);

/** A law beyond the 24 of the state of the person. */
function outsideOf(state: string | null) {
  const found = REQUEST_DEFAULTS.outside.find((law) => law.state === state);
  return found === undefined ? null : { law: found.law, right: found.right };
}

const eventReply = ({ seq, item, what, on, at, by, fields }: RequestEvent) => ({
  seq,
  item,
  what,
  on,
  by,
  at: at.toISOString(),
  fields: fields as Record<string, unknown>,
});

const lettersReply = (
  letters: readonly RequestLetter[],
  request: StoredRequest,
  events: readonly RequestEvent[],
) => {
  const drafted = new Map(letters.toReversed().map((letter) => [letter.id, letter]));
  return letters.map((letter) =>
    letterReply(
      letter,
      isUnsent(letter) ? outdatedBy(drafted.get(letter.id) ?? letter, request, events) : null,
    ),
  );
};

/** A version of a letter as the contract shows it. `outdated`: of one that was not sent. */
export const letterReply = (
  letter: RequestLetter,
  outdated: DeskLetter['outdated'] = null,
): DeskLetter => ({
  ...letter,
  outdated,
  // only kinds of the contract are stored
  kind: letter.kind as DeskLetter['kind'],
  gaps: letterGaps(letter.text),
  ground: letter.kind === 'refusal' ? groundIn(letter.text) : null,
  partly: letter.kind === 'refusal' ? partlyIn(letter.text) : null,
  reason: letter.kind.endsWith('more-time') ? reasonIn(letter.text) : null,
  savedAt: letter.savedAt.toISOString(),
  sentAt: letter.sentAt?.toISOString() ?? null,
});
