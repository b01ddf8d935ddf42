/**
 * The pages of a request: read, and what its person does there. The form leads whoever posts it to
 * the status page, and anybody can type another's address: so it shows what was posted and where
 * that stands, and nothing that the business wrote, whatever is confirmed later. Letters are on a
 * page of their own, whose address is mailed to the address that was given
 * (docs/decisions/0106-two-pages-of-a-request.md).
 */
import { isOverLimit } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import {
  runAction,
  type Act,
  type SeenRequest,
} from '#server/subjects/requests/settling/run-action.ts';
import { CONSUMER } from '#server/subjects/requests/stored/consumer.ts';
import { findNamedDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { addRequestEvent, requestEventsOf } from '#server/subjects/requests/stored/event-store.ts';
import { waitingLetters } from '#server/subjects/requests/stored/letter-store.ts';
import { isLikeAny } from '#server/subjects/requests/stored/quarantine.ts';
import { masked } from '#server/subjects/requests/intake/masks.ts';
import { NOBODY } from '#server/subjects/requests/stored/person.ts';
import {
  lockRequest,
  noteOpened,
  type StoredRequest,
  type TokenOf,
} from '#server/subjects/requests/stored/store.ts';
import {
  dayOf,
  reachedPerson,
  SECOND_LOOK_DAYS,
  workOutItems,
  type WorkedOut,
} from '#server/subjects/requests/clock/items-on-day.ts';
import { MOST } from './form-input.ts';
import { requestOf } from './request-of-token.ts';
import { sentLetters } from './sent-letters.ts';
import {
  closedLettersPage,
  statusPage,
  tokenPath,
  type StatusItem,
  type StatusPage,
} from './status-page.ts';
import type { Language } from '#server/subjects/requests/words/words.ts';

const NOTED = ['add', 'withdraw', 'appeal', 'confirm', 'saved'] as const;

/** Which of the two pages. */
export type PageOf = Exclude<TokenOf, 'confirm'>;

interface Asked {
  readonly of: PageOf;
  readonly token: string;
  readonly language: Language;
  readonly noted: string | undefined;
}

/** The page; undefined where there is none. Reading it changes nothing. */
export async function showStatus(
  services: Services,
  { of, token, language, noted }: Asked,
): Promise<string | undefined> {
  const { db } = services;
  const request = await requestOf(db, token, of);
  if (!request) return undefined;
  const { ownerId, businessId, reference } = request;
  const desk = await findNamedDesk(ownerId, db, businessId);
  if (!desk) return undefined;
  const { businessName } = desk;
  const path = tokenPath(of, token, language);
  if (of === 'mailed' && request.mailedOpenedAt === null)
    return closedLettersPage({ language, businessName, path, reference });
  const events = await requestEventsOf(ownerId, db, businessId, [request.id]);
  const reached = reachedPerson(events, await waitingLetters(ownerId, db, businessId, request.id));
  const items = workOutItems(request, reached, [], dayOf(desk, services.now()), desk.houseDays);
  return statusPage({
    language,
    path,
    businessName,
    reference,
    receivedOn: request.receivedOn,
    items: items.map((item) => shown(item, of)),
    masked: request.masked > 0,
    letters: of === 'mailed' ? await sentLetters(services, desk, request, events) : undefined,
    byEmail: request.person?.email != null && services.mailSender.mails,
    may: mayOf(request, items),
    appealDays: appealDaysOf(items, desk.houseDays),
    noted: NOTED.find((name) => name === noted),
  });
}

const dateOf = ({ state }: WorkedOut, ...due: string[]) =>
  state.dates.find((date) => due.includes(date.due) && date.done === null);

/** What the owner made of a post that was set aside tells of other requests of the address. */
const SET_ASIDE = new Set(['duplicate', 'not-a-request']);

function shown(worked: WorkedOut, of: PageOf): StatusItem {
  const { type, state, item, promisedOn } = worked;
  const stop = dateOf(worked, 'effect', 'withdraw');
  const answer = dateOf(worked, 'appeal') ?? dateOf(worked, 'answer');
  const effect = item.events.find(({ what }) => what === 'effect');
  const isOpen = state.state === 'open' || state.state === 'waiting';
  const isDone = isOpen && effect !== undefined && !stop && !answer;
  const standing = of === 'status' && SET_ASIDE.has(state.state) ? 'closed' : state.state;
  return {
    type,
    state: isDone ? 'answered' : standing,
    stoppedOn: effect?.on ?? null,
    stopBy: stop?.lastDay ?? null,
    answerBy: answer?.lastDay ?? null,
    promisedOn,
    moreTime: answer?.extendedTo != null,
  };
}

const OPEN = new Set(['open', 'waiting']);
const RUNNING = new Set([...OPEN, 'appealed']);
const APPEALED_AGAINST = new Set(['refused', 'partly']);

function mayOf(request: StoredRequest, items: readonly WorkedOut[]): StatusPage['may'] {
  const running = items.some(({ state }) => RUNNING.has(state.state));
  return {
    // what a machine seems to have sent stays as short as it came
    add: running && isLikeAny(request.held),
    // an appeal is no open request: nothing of it is taken back by that
    withdraw: items.some(({ state }) => OPEN.has(state.state)) && request.closedOn === null,
    appeal: items.some(({ state }) => APPEALED_AGAINST.has(state.state)),
  };
}

/** Where a law has an appeal step for what was refused, it sets the days. */
const appealDaysOf = (items: readonly WorkedOut[], houseDays: number | null): number | null =>
  items.some(({ state }) => APPEALED_AGAINST.has(state.state) && state.rule?.appeal != null)
    ? null
    : (houseDays ?? SECOND_LOOK_DAYS);

/**
 * What a post asks for: the name of what was done, "" where nothing could be done; undefined where
 * there is no request.
 */
export async function answerStatus(
  services: Services,
  { of, token, body }: { readonly of: PageOf; readonly token: string; readonly body: string },
): Promise<string | undefined> {
  const request = await requestOf(services.db, token, of);
  if (!request) return undefined;
  const form = new URLSearchParams(body);
  const what = form.get('what') ?? '';
  if (of === 'mailed' && request.mailedOpenedAt === null)
    return what === 'open' ? openLetters(services, request) : '';
  // counted for each page, so that whoever posted with another's address uses up nothing of that
  // person's
  if (await isOverLimit(services, 'requestActs', request.id, of)) return '';
  const text = (form.get('text') ?? '').replaceAll('\0', '').trim().slice(0, MOST.text);
  const decide = DECIDES[what];
  if (!decide) return '';
  const { ownerId: owner, businessId, id: requestId } = request;
  let done = '';
  await runAction(services, { owner, businessId, requestId }, CONSUMER, (seen) => {
    // erased while this post was under way: nothing of the person is stored again
    const decided = seen.request.erasedOn === null ? decide(seen, masked(text)) : undefined;
    if (decided) done = what;
    return decided ?? { events: [] };
  });
  services.news.note(request);
  return done;
}

/**
 * The button of the mailed page was pressed: somebody reads the mail of the address. Nothing that
 * the owner works on changes by it.
 */
async function openLetters(
  { db, now }: Services,
  { ownerId, businessId, id }: StoredRequest,
): Promise<''> {
  const at = now();
  await db.transaction(async (tx) => {
    const request = await lockRequest(ownerId, tx, businessId, id);
    const desk = request && (await findNamedDesk(ownerId, tx, businessId));
    if (!desk || request.mailedOpenedAt !== null || request.erasedOn !== null) return;
    const event = { what: 'mailed-page-opened', on: dayOf(desk, at) };
    await addRequestEvent(tx, request, event, { at, by: CONSUMER });
    await noteOpened(ownerId, tx, businessId, id, at);
  });
  return '';
}

type Decide = (
  seen: SeenRequest,
  said: { readonly text: string; readonly count: number },
) => Act | undefined;

const MOST_ADDED = { usual: 20, quarantined: 3 };

/** The person's words, kept with the person's data; undefined where there are more than `most`. */
function withWords(
  { request, today }: SeenRequest,
  { text, count }: { readonly text: string; readonly count: number },
  most: number,
): Pick<Act, 'change'> | undefined {
  const person = request.person ?? NOBODY;
  if (text === '') return {};
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
    const most = seen.request.held === null ? MOST_ADDED.usual : MOST_ADDED.quarantined;
    const words = withWords(seen, said, most);
    return words && { ...words, events: [{ what: 'added', on: seen.today }] };
  },
  withdraw: (seen) => {
    const types = typesIn(seen, OPEN);
    if (types.length === 0) return undefined;
    return { events: types.map((item) => ({ item, what: 'withdrawn', on: seen.today })) };
  },
  appeal: (seen, said) => {
    const types = typesIn(seen, APPEALED_AGAINST);
    // a refusal leads to one appeal, so that words added before never keep it from coming
    const words = withWords(seen, said, Infinity);
    if (types.length === 0 || !words) return undefined;
    return { ...words, events: types.map((item) => ({ item, what: 'appeal', on: seen.today })) };
  },
};
