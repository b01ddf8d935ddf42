/** What follows from a stored request: each item as the engine sees it on a day. */
import { dayIn } from '#calendar/time-zone.ts';
import { itemState, type ItemState } from '#engine/requests/item-state.ts';
import type { Binds, EarlierRequest, ItemEvent, RequestItem } from '#engine/requests/request.ts';
import { requestLaw } from '#law/corpus.server.ts';
import type { DeskType } from '#contract/request-items.ts';
import type { StoredDesk } from './desk-store.ts';
import type { RequestEvent } from './event-store.ts';
import type { StoredRequest } from './store.ts';

export interface WorkedOut {
  readonly type: DeskType;
  /** As the engine read it. */
  readonly item: RequestItem;
  readonly state: ItemState;
}

/** Today at a desk, ISO. */
export const dayOf = ({ timeZone }: Pick<StoredDesk, 'timeZone'>, now: Date): string =>
  dayIn(now, timeZone);

/** Each thing asked, on a day. */
export function workOutItems(
  request: StoredRequest,
  events: readonly RequestEvent[],
  earlier: readonly EarlierRequest[],
  asOf: string,
): WorkedOut[] {
  const law = request.clockState === null ? undefined : requestLaw(request.clockState);
  return request.items.map((name) => {
    // only types that the form or the owner's page offers are stored
    const type = name as DeskType;
    const item: RequestItem = {
      type,
      received: request.receivedOn,
      events: events
        .filter((event) => event.item === null || event.item === type)
        .filter(({ what }) => !OF_THE_DESK.has(what))
        .map(read),
      // as clockStateOf froze it
      binds: request.verdict as Binds,
      by: request.by,
      earlier,
    };
    return { type, item, state: itemState(law, item, asOf) };
  });
}

/** What the desk does with the whole request: it ends no item, so that an appeal may still come. */
const OF_THE_DESK = new Set(['received', 'closed', 'erased']);

/** The fields were checked when the event was written; the engine passes over names that it does not know. */
const read = ({ what, on, fields }: RequestEvent): ItemEvent =>
  ({ ...(fields as object), what, on }) as ItemEvent;

/** Other requests of the same address as the engine reads them: what was answered, and when. */
export function earlierOf(
  others: readonly StoredRequest[],
  events: readonly RequestEvent[],
  before: string,
): EarlierRequest[] {
  return others
    .filter(({ receivedOn }) => receivedOn <= before)
    .flatMap(({ id, items, receivedOn }) =>
      items.map((name) => {
        const type = name as DeskType;
        const answered = events.find(
          (event) =>
            event.requestId === id &&
            (event.item === null || event.item === type) &&
            event.what === 'answered',
        );
        return { type, received: receivedOn, answered: answered?.on ?? null };
      }),
    );
}

/** Whether nothing is left to do for any item. */
export const isEnded = (items: readonly WorkedOut[]): boolean =>
  items.every(({ state }) => state.next.step === 'close' || state.next.step === 'nothing');
