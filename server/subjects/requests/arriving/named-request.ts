/** A request that a mail names: whether the mail may be an appeal of it, and who wrote the mail. */
import type * as z from 'zod/mini';
import type { namedRequest } from '#contract/requests/request-mail.ts';
import { addMonths } from '#calendar/dates.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import type { State } from '#engine/requests/state.ts';
import type { Database } from '#server/base/database/database.ts';
import {
  countedEvents,
  reachedPerson,
  workOutItems,
  type WorkedOut,
} from '#server/subjects/requests/clock/items-on-day.ts';
import { lastDayToAppeal } from '#server/subjects/requests/letters/letter-dates.ts';
import { waitingLetters } from '#server/subjects/requests/stored/letter-store.ts';
import { requestsNamed } from '#server/subjects/requests/desk/find.ts';
import { addressHash } from '#server/subjects/requests/intake/address-hash.ts';
import { referencesIn } from '#server/subjects/requests/intake/reference.ts';
import { listOfAddress } from '#server/subjects/requests/stored/list-store.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import {
  requestEventsOf,
  type NewRequestEvent,
  type RequestEvent,
} from '#server/subjects/requests/stored/event-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import { requestsOfName } from './named-by-name.ts';

type Named = z.infer<typeof namedRequest>;

const REFUSED: ReadonlySet<State> = new Set(['refused', 'partly']);
const APPEALED: ReadonlySet<State> = new Set(['appealed', 'granted', 'upheld']);

interface Seen {
  readonly request: StoredRequest;
  readonly events: readonly RequestEvent[];
  readonly today: string;
  readonly desk: Pick<StoredDesk, 'houseDays'>;
  /** Its letters that wait for the mail: a refusal that nobody has yet is appealed by nobody. */
  readonly waiting: ReadonlySet<string>;
}

interface Appeal {
  readonly told: Named['appeal'];
  /** Empty where none may be noted. */
  readonly events: readonly NewRequestEvent[];
}

const none = (may: Named['appeal']['may']): Appeal => ({
  told: { may, by: null, isLaw: false, refusedOn: null, until: null },
  events: [],
});

const typesIn = (items: readonly WorkedOut[], states: ReadonlySet<State>) =>
  items.filter(({ state }) => states.has(state.state)).map(({ type }) => type);

/** An appeal that came on a day: what is noted, and the last day that follows from it. */
export function appealOn({ request, events, today, desk, waiting }: Seen, on: string): Appeal {
  const worked = (all: readonly RequestEvent[]) =>
    workOutItems(request, all, [], today, desk.houseDays);
  if (request.erasedOn !== null) return none('erased');
  const reached = reachedPerson(events, waiting);
  const states = worked(reached);
  const types = typesIn(states, REFUSED);
  if (types.length === 0) {
    if (typesIn(states, APPEALED).length > 0) return none('appealed-already');
    return none(typesIn(worked(events), REFUSED).length > 0 ? 'refusal-waits' : 'nothing-refused');
  }
  const noted = types.map((item) => ({ item, what: 'appeal', on }));
  const after = worked([...reached, ...noted.map((event) => asStored(event, events))]).filter(
    ({ type, state }) => types.includes(type) && state.state === 'appealed',
  );
  if (after.length < types.length) return none('before-refusal');
  const days = after.flatMap(({ state, promisedOn }) => state.next.by ?? promisedOn ?? []);
  return {
    told: {
      may: 'yes',
      by: days.toSorted()[0] ?? null,
      isLaw: after.some(({ state }) => state.next.step === 'answer-appeal'),
      ...refusalOf(reached, types),
    },
    events: noted,
  };
}

/** When it was refused, and until when the letter takes appeals that said so. */
function refusalOf(
  events: readonly RequestEvent[],
  types: readonly string[],
): Pick<Named['appeal'], 'refusedOn' | 'until'> {
  const last = countedEvents(events).findLast(
    ({ what, item }) => DECIDES.has(what) && (item === null || types.includes(item)),
  );
  if (!last) return { refusedOn: null, until: null };
  const { letter } = last.fields as { readonly letter?: unknown };
  return { refusedOn: last.on, until: letter === 'refusal' ? lastDayToAppeal(last.on) : null };
}

const DECIDES = new Set(['denied', 'answered']);

interface Noted {
  readonly item: DeskType;
  readonly what: string;
  readonly on: string;
}

/** As it would be read back. */
const asStored = (event: Noted, events: readonly RequestEvent[]): RequestEvent => {
  const last = events.at(-1);
  // a request has at least the event of its receipt
  if (!last) throw new Error('A request without events');
  return { ...last, ...event, seq: last.seq + 1, fields: {} };
};

const MONTHS_BACK = -24;
const MOST_REFUSED = 3;
const MOST_OF_NAME = 5;

/**
 * The newest requests that an appeal may be noted at, where the mail names none: those of its
 * address, or of an appeal from another one, those of whom it names. A new mail without a number is
 * what the letter of a refusal lets a person write.
 */
export async function refusedOf(
  desk: StoredDesk,
  db: Database,
  named: Named | null,
  of: OfMail,
): Promise<Named[]> {
  if (named?.appeal.may === 'yes') return [];
  const since = addMonths(of.today, MONTHS_BACK);
  const others = (found: readonly StoredRequest[]) => found.filter(({ id }) => id !== named?.id);
  const hash = addressHash(desk, { email: of.from.trim() || null, post: null });
  const theirs =
    hash === null ? [] : await listOfAddress(desk.ownerId, db, desk.businessId, { hash, since });
  const byAddress = await appealable(desk, db, others(theirs.toReversed()), of, MOST_REFUSED);
  if (byAddress.length > 0 || of.appealWords === null) return byAddress;
  const text = of.appealWords;
  const sameName = await requestsOfName(desk, db, { text, since });
  return appealable(desk, db, others(sameName), of, MOST_OF_NAME);
}

const MOST_NUMBERS = 5;

/** More requests whose numbers a mail names, beside the one that it answers. */
export async function alsoNamedIn(
  words: string,
  desk: StoredDesk,
  db: Database,
  { named, ...of }: Omit<OfMail, 'appealWords'> & { readonly named: Named | null },
): Promise<Named[]> {
  const more: Named[] = [];
  for (const reference of referencesIn(words).slice(0, MOST_NUMBERS)) {
    if (reference === named?.reference) continue;
    const found = await requestsNamed(desk, db, reference);
    const request = found.find((one) => one.reference === reference);
    if (request) more.push(await namedOf(desk, db, request, of));
  }
  return more;
}

/** The first of them at which an appeal may be noted. */
async function appealable(
  desk: StoredDesk,
  db: Database,
  requests: readonly StoredRequest[],
  of: OfMail,
  most: number,
): Promise<Named[]> {
  const refused: Named[] = [];
  for (const request of requests) {
    if (refused.length === most) break;
    const one = await namedOf(desk, db, request, of);
    if (one.appeal.may === 'yes') refused.push(one);
  }
  return refused;
}

interface OfMail {
  readonly from: string;
  readonly receivedOn: string;
  readonly today: string;
  /** Of what reads like an appeal: all that it says, and the sender's name; null: it does not. */
  readonly appealWords: string | null;
}

/** What the owner is told of it before the mail is put there. */
export async function namedOf(
  desk: StoredDesk,
  db: Database,
  request: StoredRequest,
  { from, receivedOn, today }: Omit<OfMail, 'appealWords'>,
): Promise<Named> {
  const { id, reference, ownerId, businessId, person } = request;
  const events = await requestEventsOf(ownerId, db, businessId, [id]);
  const waiting = await waitingLetters(ownerId, db, businessId, id);
  const address = person?.email?.toLowerCase();
  return {
    id,
    reference,
    appeal: appealOn({ request, events, today, desk, waiting }, receivedOn).told,
    isTheirAddress:
      address === undefined || from === '' ? null : address === from.trim().toLowerCase(),
  };
}
