/** Where an item stands, and what comes next. */
import type { RequestLaw } from '#law/schema.ts';
import { appealedOn } from '#engine/requests/clock/appeal.ts';
import { clockOf, type ItemClock } from '#engine/requests/clock/clock.ts';
import { nextStepOf, type NextStep } from './next-step.ts';
import type { EventName, ItemEvent, RequestItem } from '#engine/requests/request.ts';
import type { State } from '#engine/requests/state.ts';
import { firstDayOf, newestOf } from '#engine/requests/first-day.ts';

export interface ItemState extends ItemClock {
  readonly state: State;
  /**
   * The law lets the business wait for the person: "waiting" is shown before "overdue", though the
   * clock runs on.
   */
  readonly suspended: boolean;
  /** The nearest last day among those still open or overdue; null: none. */
  readonly nextLastDay: string | null;
  readonly next: NextStep;
}

/** Works out one item whole. `law` undefined: the person's state has no law of its own. */
export function itemState(law: RequestLaw | undefined, item: RequestItem, asOf: string): ItemState {
  const clock = clockOf(law, item, asOf);
  const state = stateAfter(item.events, asOf);
  return {
    ...clock,
    state,
    suspended: state === 'waiting' && clock.rule !== null && clock.rule.proofSuspends !== null,
    nextLastDay: nextLastDay(clock),
    next: nextStepOf({ clock, state, item, asOf }),
  };
}

const ENDS = ['erased', 'closed', 'withdrawn', 'duplicate', 'not-a-request'] as const;

/** The state alone, from what has happened up to a day. */
function stateAfter(events: readonly ItemEvent[], asOf: string): State {
  const end = ENDS.find((what) => firstDayOf(events, [what], asOf) !== null);
  if (end) return end;
  if (appealedOn(events, asOf) !== null) return afterAppeal(events, asOf);
  return decided(events, asOf) ?? (isWaiting(events, asOf) ? 'waiting' : 'open');
}

function afterAppeal(events: readonly ItemEvent[], asOf: string): State {
  const answer = events.find(({ what, on }) => what === 'appeal-answered' && on <= asOf);
  if (answer?.what !== 'appeal-answered') return 'appealed';
  return answer.granted ? 'granted' : 'upheld';
}

/** The last decision counts; of two on one day the one that was written last. */
function decided(events: readonly ItemEvent[], asOf: string): State | null {
  let last: ItemEvent | null = null;
  for (const event of events) {
    const decides = event.what === 'answered' || event.what === 'denied';
    if (decides && event.on <= asOf && (last === null || event.on >= last.on)) last = event;
  }
  if (last?.what === 'denied') return last.partly ? 'partly' : 'refused';
  if (last?.what === 'answered') return last.partly ? 'partly' : 'answered';
  return null;
}

const ABOUT_IDENTITY: readonly EventName[] = [
  'identity-asked',
  'identity-given',
  'identity-confirmed',
  'identity-failed',
];

function isWaiting(events: readonly ItemEvent[], asOf: string): boolean {
  return newestOf(events, ABOUT_IDENTITY, asOf)?.what === 'identity-asked';
}

function nextLastDay({ dates }: ItemClock): string | null {
  let next: string | null = null;
  for (const { standing, lastDay } of dates)
    if ((standing === 'open' || standing === 'overdue') && (next === null || lastDay < next))
      next = lastDay;
  return next;
}
