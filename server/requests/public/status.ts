/** The page of a request: read, and what its person does there. Whoever has the address may, so nothing on it names anybody. */
import { forwarded, holderOf } from '../../accounts/directory.ts';
import type { Database } from '../../database/database.ts';
import { isOverLimit } from '../../limits/limits.ts';
import type { Services } from '../../services.ts';
import { act, type Act, type SeenRequest } from '../act.ts';
import { CONSUMER } from '../consumer.ts';
import { findNamedDesk } from '../desk-store.ts';
import { requestEventsOf } from '../event-store.ts';
import { isLikeAny } from '../held.ts';
import { requestLettersOf } from '../letter-store.ts';
import { masked } from '../masks.ts';
import { NOBODY } from '../person.ts';
import { FIRST_VERSION, findByToken, type StoredRequest } from '../store.ts';
import { withoutPerson } from '../without-person.ts';
import { dayOf, workOutItems, type WorkedOut } from '../worked-out.ts';
import { MOST } from './form-input.ts';
import { statusPage, type StatusItem, type StatusPage } from './status-page.ts';
import type { Language } from './words.ts';

/** The request of a token; undefined where it is unknown, or was erased. */
export async function requestOf(
  db: Database,
  token: string,
  of: 'status' | 'confirm',
): Promise<StoredRequest | undefined> {
  const held = await holderOf(db, token);
  if (!held) return undefined;
  const found = await findByToken(db, held, of);
  if (found) return found;
  const moved = await forwarded(db, held);
  return moved && findByToken(db, moved, of);
}

const NOTED = ['add', 'withdraw', 'appeal', 'confirm', 'saved'] as const;

/** The page; undefined where there is none. */
export async function showStatus(
  services: Services,
  { token, language, noted }: { token: string; language: Language; noted: string | undefined },
): Promise<string | undefined> {
  const { db } = services;
  const request = await requestOf(db, token, 'status');
  if (!request) return undefined;
  const { ownerId, businessId } = request;
  const desk = await findNamedDesk(ownerId, db, businessId);
  if (!desk) return undefined;
  const events = await requestEventsOf(ownerId, db, businessId, [request.id]);
  const items = workOutItems(request, events, [], dayOf(desk, services.now()), desk.houseDays);
  // each letter that is sent makes a new version of its request
  const wasActedOn = request.version > FIRST_VERSION;
  const letters = wasActedOn ? await requestLettersOf(ownerId, db, businessId, request.id) : [];
  return statusPage({
    language,
    token,
    businessName: desk.businessName,
    reference: request.reference,
    receivedOn: request.receivedOn,
    items: items.map(shown),
    masked: request.masked > 0,
    mailed: request.person?.email != null && isLikeAny(request.held),
    letters: letters
      .filter(({ sentAt }) => sentAt !== null)
      .map(({ sentAt, text }) => ({
        on: dayOf(desk, sentAt ?? services.now()),
        text: withoutPerson(text, request.person),
      })),
    may: mayOf(request, items),
    noted: NOTED.find((name) => name === noted),
  });
}

const dateOf = ({ state }: WorkedOut, ...due: string[]) =>
  state.dates.find((date) => due.includes(date.due) && date.done === null);

function shown(worked: WorkedOut): StatusItem {
  const stop = dateOf(worked, 'effect', 'withdraw');
  const answer = dateOf(worked, 'appeal') ?? dateOf(worked, 'answer');
  return {
    type: worked.type,
    state: worked.state.state,
    stopBy: stop?.lastDay ?? null,
    answerBy: answer?.lastDay ?? null,
    promisedOn: worked.promisedOn,
    moreTime: answer?.extendedTo != null,
  };
}

const RUNNING = new Set(['open', 'waiting', 'appealed']);
const APPEALED_AGAINST = new Set(['refused', 'partly']);

function mayOf(request: StoredRequest, items: readonly WorkedOut[]): StatusPage['may'] {
  const running = items.some(({ state }) => RUNNING.has(state.state));
  return {
    // what a machine seems to have sent stays as short as it came
    add: running && isLikeAny(request.held),
    withdraw: running && request.closedOn === null,
    appeal: items.some(({ state }) => APPEALED_AGAINST.has(state.state)),
  };
}

/** What a post asks for: the name of what was done, "" where nothing could be done; undefined where there is no request. */
export async function answerStatus(
  services: Services,
  { token, body }: { readonly token: string; readonly body: string },
): Promise<string | undefined> {
  const request = await requestOf(services.db, token, 'status');
  if (!request) return undefined;
  if (await isOverLimit(services, 'requestActs', request.id)) return '';
  const form = new URLSearchParams(body);
  const what = form.get('what') ?? '';
  const text = (form.get('text') ?? '').replaceAll('\0', '').trim().slice(0, MOST.text);
  const decide = DECIDES[what];
  if (!decide) return '';
  const { ownerId: owner, businessId, id: requestId } = request;
  let done = '';
  await act(services, { owner, businessId, requestId }, CONSUMER, (seen) => {
    // erased while this post was under way: nothing of the person is stored again
    const decided = seen.request.erasedOn === null ? decide(seen, masked(text)) : undefined;
    if (decided) done = what;
    return decided ?? { events: [] };
  });
  return done;
}

type Decide = (
  seen: SeenRequest,
  said: { readonly text: string; readonly count: number },
) => Act | undefined;

const MOST_ADDED = { usual: 20, held: 3 };

/** The person's words, kept with the person's data; undefined where there are too many. */
function withWords(
  { request, today }: SeenRequest,
  { text, count }: { readonly text: string; readonly count: number },
): Pick<Act, 'change'> | undefined {
  const person = request.person ?? NOBODY;
  if (text === '') return {};
  const most = request.held === null ? MOST_ADDED.usual : MOST_ADDED.held;
  if (person.added.length >= most) return undefined;
  const added = [...person.added, { on: today, text }];
  return { change: { person: { ...person, added }, masked: request.masked + count } };
}

const typesIn = (seen: SeenRequest, states: ReadonlySet<string>) =>
  workOutItems(seen.request, seen.events, [], seen.today)
    .filter(({ state }) => states.has(state.state))
    .map(({ type }) => type);

const DECIDES: Readonly<Record<string, Decide>> = {
  add: (seen, said) => {
    if (said.text === '' || !isLikeAny(seen.request.held)) return undefined;
    if (typesIn(seen, RUNNING).length === 0) return undefined;
    const words = withWords(seen, said);
    return words && { ...words, events: [{ what: 'added', on: seen.today }] };
  },
  withdraw: (seen) => {
    const types = typesIn(seen, new Set(['open', 'waiting']));
    if (types.length === 0) return undefined;
    return { events: types.map((item) => ({ item, what: 'withdrawn', on: seen.today })) };
  },
  appeal: (seen, said) => {
    const types = typesIn(seen, APPEALED_AGAINST);
    const words = withWords(seen, said);
    if (types.length === 0 || !words) return undefined;
    return { ...words, events: types.map((item) => ({ item, what: 'appeal', on: seen.today })) };
  },
};
