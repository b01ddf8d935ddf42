/**
 * The log of a desk without persons, with the columns that California asks records to have (11 CCR
 * § 7101), and everything as it is stored.
 */
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import { csvOf } from '#documents/formats/csv.ts';
import type { ProofShort } from '#engine/requests/steps/proof-shown.ts';
import { stateName } from '#law/codes.ts';
import { usStateName } from '#text/us-states.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import type { Services } from '#server/subjects/services.ts';
import { WORDS } from '#server/subjects/requests/words/words.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { openDesk } from '#server/subjects/requests/desk/open-desk.ts';
import {
  requestEventsOf,
  type RequestEvent,
} from '#server/subjects/requests/stored/event-store.ts';
import { waitingLetters } from '#server/subjects/requests/stored/letter-store.ts';
import { allRequests } from '#server/subjects/requests/stored/list-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import {
  countedEvents,
  dayOf,
  reachedPerson,
  workOutItems,
  type WorkedOut,
} from '#server/subjects/requests/clock/items-on-day.ts';

const PAGE = 500;

export const LOG_COLUMNS = [
  'Reference',
  'Received',
  'How it came in',
  'State',
  'Who asked',
  'What was asked',
  'Last day',
  'Confirmed',
  'Answered',
  'Result',
  'Ground of a refusal',
  'More time until',
  'Late',
  'Who they are',
  'First answer',
  'Appealed',
  'Appeal answered',
] as const;

interface Logged {
  readonly request: StoredRequest;
  readonly events: readonly RequestEvent[];
  readonly items: readonly WorkedOut[];
}

/**
 * All requests of a business with what was done, a page at a time; examples, and what waits for a
 * look or was set aside then, are left out. A letter that waits for the mail has answered nothing.
 */
export async function* loggedRequests(
  db: Database,
  desk: StoredDesk,
  today: string,
): AsyncGenerator<Logged[]> {
  const waiting = await waitingLetters(desk.ownerId, db, desk.businessId);
  for await (const all of allRequests(desk.ownerId, db, desk.businessId, PAGE)) {
    const page = all.filter(({ isTrial, held }) => !isTrial && held === null);
    const events = await eventsByRequest(db, desk, page);
    yield page.map((request) => {
      const own = reachedPerson(events.get(request.id) ?? [], waiting);
      return { request, events: own, items: workOutItems(request, own, [], today) };
    });
  }
}

/** The events of some requests, by the id of each. */
export const eventsByRequest = async (
  db: Database,
  { ownerId, businessId }: Pick<StoredDesk, 'ownerId' | 'businessId'>,
  page: readonly StoredRequest[],
) => {
  const ids = page.map(({ id }) => id);
  const events = await requestEventsOf(ownerId, db, businessId, ids);
  return Map.groupBy(events, ({ requestId }) => requestId);
};

/** The rows of the log, oldest first: one for each thing asked. */
export async function logRows(db: Database, desk: StoredDesk, now: Date): Promise<string[][]> {
  const rows: string[][] = [];
  const today = dayOf(desk, now);
  for await (const page of loggedRequests(db, desk, today))
    for (const logged of page) rows.push(...logged.items.map((item) => rowOf(logged, item, today)));
  return rows.toSorted((one, other) =>
    one[1] === other[1] ? 0 : String(one[1]) < String(other[1]) ? -1 : 1,
  );
}

export const placeName = (code: string | null) =>
  code === null ? 'not said' : (usStateName(code) ?? stateName(code));

const IDENTITY: Readonly<Record<string, string>> = {
  'identity-asked': 'asked',
  'identity-given': 'mailed link opened',
  'identity-confirmed': 'confirmed',
  'identity-failed': 'not shown',
};

/** How far it was seen who they are, and on which day. */
function identityOf(own: readonly RequestEvent[], now: ProofShort | null): string {
  const last = own
    .filter(({ what }) => what in IDENTITY)
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
    .at(-1);
  if (last === undefined) return isUnchecked(own) ? 'not checked' : '';
  const { how, short: then } = last.fields as {
    readonly how?: unknown;
    readonly short?: ProofShort;
  };
  // by the law of the state where they live, also where that was corrected since
  const short = now ?? then;
  const unsaid = last.what === 'identity-confirmed' ? ' (not said by what)' : '';
  const by = Array.isArray(how) ? ` by ${how.join(', ')}` : unsaid;
  const lacks = short
    ? ` (${short.matched} of ${short.wanted} facts${short.unsigned ? ', not signed' : ''})`
    : '';
  return `${IDENTITY[last.what]} ${last.on}${by}${lacks}`;
}

const isUnchecked = (own: readonly RequestEvent[]) =>
  own.some(({ fields }) => (fields as { readonly identity?: unknown }).identity === 'not checked');

/** What was answered before an appeal, which the result no longer says. */
function firstAnswer(answer: RequestEvent | undefined): string {
  if (answer === undefined) return '';
  const { partly } = answer.fields as { readonly partly?: unknown };
  const word = answer.what === 'denied' ? 'refused' : 'done';
  return partly === true ? `${word} in part` : word;
}

function rowOf({ request, events }: Logged, worked: WorkedOut, today: string): string[] {
  const { type, state, item: read } = worked;
  const { reference, receivedOn, channel, by } = request;
  const own = countedEvents(events).filter(({ item }) => item === null || item === type);
  const first = (...whats: string[]) => own.find(({ what }) => whats.includes(what));
  const answer = state.dates.find(({ due }) => due === 'answer' || due === 'effect');
  const answered = first('answered', 'denied', 'effect');
  const denied = first('denied');
  const { ground, section } = (denied?.fields ?? {}) as Readonly<Record<string, unknown>>;
  return [
    reference,
    receivedOn,
    channel,
    placeName(request.state),
    by,
    WORDS.en.form.types[type].label,
    answer?.lastDay ?? '',
    first('acknowledged')?.on ?? '',
    answered?.on ?? '',
    state.state,
    [ground, section].filter((each) => typeof each === 'string').join(': '),
    answer?.extendedTo ?? '',
    state.late.length > 0 || state.overdue.length > 0 ? 'yes' : 'no',
    identityOf(own, allowedOf(state, read, today).verify.short),
    firstAnswer(first('answered', 'denied') ?? answered),
    first('appeal')?.on ?? '',
    first('appeal-answered')?.on ?? '',
  ];
}

/** The log as CSV. */
export async function logCsv(db: Database, desk: StoredDesk, now: Date): Promise<string> {
  const rows = await logRows(db, desk, now);
  return csvOf(
    rows.map((row) => Object.fromEntries(LOG_COLUMNS.map((name, at) => [name, row[at] ?? '']))),
    LOG_COLUMNS,
  );
}

/** The desk of the owner's business. Throws `not-found`. */
export async function deskOf(
  owner: Owner,
  { db }: Pick<Services, 'db'>,
  businessId: string,
): Promise<StoredDesk> {
  const business = await findBusinessOrThrow(owner.userId, db, businessId);
  return openDesk(owner.userId, db, business);
}
