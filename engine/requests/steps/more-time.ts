/** Whether more time may be taken now, for the answer or for the decision on an appeal. */
import { addDays } from '#calendar/dates.ts';
import type { RequestSource } from '#law/schema.ts';
import { appealedOn } from '#engine/requests/clock/appeal.ts';
import type { ClockDate, Due } from '#engine/requests/clock/clock-date.ts';
import type { ItemClock } from '#engine/requests/clock/clock.ts';
import type { NoticeFault } from '#engine/requests/clock/extension.ts';
import type { RequestItem } from '#engine/requests/request.ts';

type MoreTimeFault = NoticeFault | 'already extended' | 'already answered' | 'no clock';

export interface MoreTime {
  readonly may: boolean;
  readonly why: string;
  readonly cite: string | null;
  readonly source: RequestSource;
  /** The last day if the notice goes out now; null: no more time. */
  readonly newLastDay: string | null;
  /** The last day for the notice; null: the law gives no more time. */
  readonly noticeBy: string | null;
  /** null: nothing stands against it. */
  readonly fault: MoreTimeFault | null;
  readonly mustSay: readonly string[];
}

interface Offered {
  readonly noticeBy: string;
  readonly newLastDay: string;
  readonly mustSay: readonly string[];
  readonly cite: string | null;
  readonly source: RequestSource;
}

/** For the answer. */
export function mayExtend(clock: ItemClock, asOf: string): MoreTime {
  const { rule, dayZero } = clock;
  if (!rule || dayZero === null) return none('no clock', null, 'memory');
  const { extension } = rule;
  const from = rule.answer ?? rule;
  if (!extension) return none('no extension', from.cite ?? rule.cite, from.source);
  return weighed(asOf, dateOf(clock, 'answer'), {
    noticeBy: addDays(dayZero, extension.noticeWithin),
    newLastDay: addDays(dayZero, extension.lastDay),
    mustSay: extension.mustSay,
    cite: extension.cite ?? rule.answer?.cite ?? rule.cite,
    source: extension.source,
  });
}

/** For the decision on an appeal; null: nobody appealed. */
export function mayExtendAppeal(
  clock: ItemClock,
  { events }: RequestItem,
  asOf: string,
): MoreTime | null {
  const appeal = clock.rule?.appeal;
  const on = appealedOn(events, asOf);
  if (!appeal || on === null) return null;
  const { extension, cite = null, source } = appeal;
  if (!extension) return none('no extension', cite, source);
  return weighed(asOf, dateOf(clock, 'appeal'), {
    noticeBy: addDays(on, extension.noticeWithin),
    newLastDay: addDays(on, appeal.days + extension.days),
    mustSay: extension.mustSay,
    cite,
    source,
  });
}

const dateOf = ({ dates }: ItemClock, wanted: Due) => dates.find(({ due }) => due === wanted);

function weighed(asOf: string, date: ClockDate | undefined, offered: Offered): MoreTime {
  const fault = faultOf(asOf, date, offered.noticeBy);
  const { newLastDay, ...rest } = offered;
  return {
    ...rest,
    may: fault === null,
    why: fault === null ? MAY : WHY[fault],
    newLastDay: fault === null ? newLastDay : null,
    fault,
  };
}

function faultOf(
  asOf: string,
  date: ClockDate | undefined,
  noticeBy: string,
): MoreTimeFault | null {
  if (!date) return 'no extension';
  if (date.done !== null || date.standing === 'not owed any more') return 'already answered';
  if (date.extendedTo !== null) return 'already extended';
  return asOf > noticeBy ? 'too late' : null;
}

const MAY = 'You may take more time once. Tell the person before the last day, with the reason.';
const WHY: Readonly<Record<MoreTimeFault, string>> = {
  'no clock': 'No last day runs here, so there is nothing to extend.',
  'no extension': 'This law gives no more time for this kind of request.',
  'too late': 'The last day for the notice has passed, so more time cannot be taken.',
  'no reason': 'The notice gave no reason, so it does not count.',
  'already extended': 'More time was taken already. It can be taken once.',
  'already answered': 'This was answered, so no more time is needed.',
};

function none(fault: MoreTimeFault, cite: string | null, source: RequestSource): MoreTime {
  const nothing = { newLastDay: null, noticeBy: null, mustSay: [] };
  return { may: false, why: WHY[fault], cite, source, fault, ...nothing };
}
