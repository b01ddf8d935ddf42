/** What follows from a stored request: each item as the engine sees it on a day. */
import { addDays } from '#calendar/dates.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { itemState, type ItemState } from '#engine/requests/steps/item-state.ts';
import type { Binds, EarlierRequest, ItemEvent, RequestItem } from '#engine/requests/request.ts';
import { requestLaw } from '#law/corpus.server.ts';
import { promisedLaw } from './promised-law.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';

export interface WorkedOut {
  readonly type: DeskType;
  /** As the engine read it. */
  readonly item: RequestItem;
  readonly state: ItemState;
  /** The state whose law it is worked out by; null: none is known. */
  readonly law: string | null;
  /** The day that the desk promises where no law sets one. */
  readonly promisedOn: string | null;
}

/** Today at a desk, ISO. */
export const dayOf = ({ timeZone }: Pick<StoredDesk, 'timeZone'>, now: Date): string =>
  dayIn(now, timeZone);

/**
 * The days for a second look where no law sets any and the desk promises none of its own; the
 * settings say so.
 */
export const SECOND_LOOK_DAYS = 45;

/**
 * What a desk promises: its own days, from the day of receipt, or of the appeal
 * (docs/decisions/0090-request-desk.md).
 */
function promised(
  { next }: ItemState,
  { received, events }: RequestItem,
  houseDays: number | null,
): string | null {
  if (next.step === 'second-look') {
    const appealed = events.findLast(({ what }) => what === 'appeal');
    return addDays(appealed?.on ?? received, houseDays ?? SECOND_LOOK_DAYS);
  }
  return houseDays !== null && next.step === 'answer-by-courtesy'
    ? addDays(received, houseDays)
    : null;
}

/**
 * Each thing asked, on a day. `houseDays`: what the desk promises where no law sets a day, in
 * calendar days.
 */
export function workOutItems(
  request: StoredRequest,
  events: readonly RequestEvent[],
  earlier: readonly EarlierRequest[],
  asOf: string,
  houseDays: number | null = null,
): WorkedOut[] {
  const counted = countedEvents(events);
  return request.items.map((name) => {
    // only types that the form or the owner's page offers are stored
    const type = name as DeskType;
    const own = counted
      .filter((event) => event.item === null || event.item === type)
      .filter(({ what }) => !OF_THE_DESK.has(what));
    const promise = promisedLaw(type, own);
    const law = promise ?? request.clockState;
    const item: RequestItem = {
      type,
      received: request.receivedOn,
      events: own.map(read),
      // as clockStateOf froze it; whose law was promised is answered by it
      binds: law === request.clockState ? (request.verdict as Binds) : 'applies',
      by: request.by,
      earlier,
    };
    const state = itemState(law === null ? undefined : requestLaw(law), item, asOf);
    return { type, item, state, law, promisedOn: promised(state, item, houseDays) };
  });
}

/** What the desk does with the whole request: it ends no item, so that an appeal may still come. */
const OF_THE_DESK = new Set([
  'received',
  'closed',
  'erased',
  'put-back',
  'still-stands',
  'mailed-page-opened',
  'mail-refused',
  'letter-left',
  'copy-handed-over',
  'copy-taken-back',
  'copy-opened',
  'copy-ended',
  'given',
  'taken-back',
]);

/** What ends a request without an answer. */
export const SET_ASIDE: ReadonlySet<string> = new Set(['withdrawn', 'not-a-request', 'duplicate']);

/**
 * The events that count: not those, and no ticks, that were taken back, and not what a letter did
 * that was refused. What a letter says counts from the day on which it left.
 */
export function countedEvents(events: readonly RequestEvent[]): readonly RequestEvent[] {
  const refused = events.map((event) =>
    event.what === 'mail-refused' ? letterOf(event) : undefined,
  );
  const arrived = events.filter((event, at) => {
    const letter = letterOf(event);
    return letter === undefined || at >= refused.lastIndexOf(letter);
  });
  return withoutUnticked(withoutUndone(onDayOfLeaving(arrived)));
}

/**
 * A letter may wait for the mail for days: the press is no notice, and no answer. An opt-out that
 * works does so from the day on which it was built in, whenever its letter leaves.
 */
function onDayOfLeaving(events: readonly RequestEvent[]): readonly RequestEvent[] {
  const left = events.filter(({ what }) => what === 'letter-left');
  if (left.length === 0) return events;
  return events.map((event) => {
    const letter = letterOf(event);
    if (letter === undefined || event.what === 'effect') return event;
    const later = left.find((one) => one.seq > event.seq && letterOf(one) === letter);
    return later === undefined ? event : { ...event, on: later.on };
  });
}

const TAKES_BACK: ReadonlyMap<string, string> = new Map([
  ['searched', 'not-searched'],
  ['passed-on', 'not-passed-on'],
]);

/** A tick counts until the same name is taken back. */
function withoutUnticked(events: readonly RequestEvent[]): readonly RequestEvent[] {
  const nameOf = ({ fields }: RequestEvent) => (fields as { readonly to?: unknown }).to;
  return events.filter((event, at) => {
    const back = TAKES_BACK.get(event.what);
    return (
      back === undefined ||
      !events.slice(at + 1).some((later) => later.what === back && nameOf(later) === nameOf(event))
    );
  });
}

/**
 * What reached the person, or needs no letter: all but what letters say that wait for the mail. The
 * owner's page counts those, and says that they wait.
 */
export const reachedPerson = (
  events: readonly RequestEvent[],
  waiting: ReadonlySet<string>,
): readonly RequestEvent[] => events.filter((event) => !waiting.has(letterOf(event) ?? ''));

const NOTICES = new Set(['acknowledged', 'extension-notice', 'appeal-extension-notice']);

/**
 * Without what a receipt, or a notice of more time, says that waits for the mail: until it has
 * left, the day that the law sets stands. An answer that waits counts, and is shown as waiting.
 */
export const withoutWaitingNotices = (
  events: readonly RequestEvent[],
  waiting: ReadonlySet<string>,
): readonly RequestEvent[] =>
  events.filter((event) => !NOTICES.has(event.what) || !waiting.has(letterOf(event) ?? ''));

/**
 * On which day each letter left, or was given to the mail; of one that was sent by hand, the day
 * that the owner named.
 */
export const daysOfLetters = (events: readonly RequestEvent[]): ReadonlyMap<string, string> =>
  new Map(
    events.flatMap((event) => {
      const letter = letterOf(event);
      return letter === undefined || event.what === 'mail-refused'
        ? []
        : [[letter, event.on] as const];
    }),
  );

/** The letter by which it was done; undefined where there was none. */
function letterOf({ fields }: RequestEvent): string | undefined {
  const { letterId } = fields as { readonly letterId?: unknown };
  return typeof letterId === 'string' ? letterId : undefined;
}

const UNDOES: ReadonlySet<string> = new Set(['put-back', 'still-stands']);

/** What set a request aside counts no more once that was undone: its days run on. */
function withoutUndone(events: readonly RequestEvent[]): readonly RequestEvent[] {
  const undone = events.findLastIndex(({ what }) => UNDOES.has(what));
  return undone < 0 ? events : events.filter(({ what }, at) => at > undone || !SET_ASIDE.has(what));
}

/**
 * The fields were checked when the event was written; the engine passes over names that it does not
 * know. Once it could be noted without a word by what they are known: that shows nobody.
 */
const read = ({ what, on, fields }: RequestEvent): ItemEvent =>
  ({
    ...(what === 'identity-confirmed' && { how: [] }),
    ...(fields as object),
    what,
    on,
  }) as ItemEvent;

/** Other requests of the same address as the engine reads them: what was answered, and when. */
export function earlierOf(
  others: readonly StoredRequest[],
  eventsOf: ReadonlyMap<string, readonly RequestEvent[]>,
  before: string,
): EarlierRequest[] {
  return others
    .filter(({ receivedOn }) => receivedOn <= before)
    .flatMap(({ id, items, receivedOn }) =>
      items.map((name) => {
        const type = name as DeskType;
        const answered = countedEvents(eventsOf.get(id) ?? []).find(
          ({ item, what }) => (item === null || item === type) && what === 'answered',
        );
        return { type, received: receivedOn, answered: answered?.on ?? null };
      }),
    );
}

/** Whether nothing is left to do for any item. */
export const isEnded = (items: readonly WorkedOut[]): boolean =>
  items.every(({ state }) => state.next.step === 'close' || state.next.step === 'nothing');
