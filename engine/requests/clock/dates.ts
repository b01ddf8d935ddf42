/** Every last day of an item, and how each stands as of a day. */
import { addBusinessDays, CALIFORNIA_WEEK, FEDERAL_WEEK } from '#calendar/business-days.ts';
import { addDays } from '#calendar/dates.ts';
import type { RequestRule } from '#law/schema.ts';
import { appealOf } from './appeal.ts';
import type { ClockDate, Due } from './clock-date.ts';
import { extensionOf } from './extension.ts';
import type { EventName, RequestItem } from '#engine/requests/request.ts';
import { firstDayOf } from '#engine/requests/first-day.ts';

interface Counted {
  readonly days: number;
  readonly kind: 'calendar' | 'business';
}

/** What does it. An opt-out that works is also the answer to it: nothing is left to decide. */
const DOES: Readonly<Record<Exclude<Due, 'appeal'>, readonly EventName[]>> = {
  acknowledge: ['acknowledged', 'answered', 'denied'],
  answer: ['answered', 'denied'],
  effect: ['effect', 'denied'],
  withdraw: ['effect', 'answered', 'denied'],
  'completion-notice': ['completion-notice'],
};
const ANSWERED_BY_EFFECT: readonly EventName[] = [...DOES.answer, 'effect'];
const EXITS: readonly EventName[] = ['withdrawn', 'duplicate', 'not-a-request'];
const REFUSED: readonly EventName[] = [...EXITS, 'denied'];

/** In the order of DUTIES_WITH_A_DAY. */
export function datesOf(
  rule: RequestRule,
  item: RequestItem,
  dayZero: string,
  asOf: string,
): ClockDate[] {
  const { events } = item;
  const extension = extensionOf(rule, events, dayZero, asOf);
  const dates: ClockDate[] = [];
  const add = (
    due: Exclude<Due, 'appeal'>,
    { days, kind }: Counted,
    { extendedTo = null, strict = false, does = DOES[due], ends = EXITS }: Particulars = {},
  ) => {
    const business = kind === 'business';
    const by = business ? addBusinessDays(dayZero, days, FEDERAL_WEEK) : addDays(dayZero, days);
    const aim = business && strict ? addBusinessDays(dayZero, days, CALIFORNIA_WEEK) : by;
    const done = firstDayOf(events, does, asOf);
    const ended = firstDayOf(events, ends, asOf) !== null;
    dates.push(dated({ due, by, extendedTo, strict: aim < by ? aim : null, done, ended }, asOf));
  };
  const { acknowledge, answer, effect, withdrawal, completionNotice } = rule;
  if (acknowledge) add('acknowledge', acknowledge, { strict: true });
  if (answer)
    add('answer', answer, {
      extendedTo: extension,
      does: rule.family === 'stop' ? ANSWERED_BY_EFFECT : DOES.answer,
    });
  if (effect && effect.days !== null)
    add(
      'effect',
      { days: effect.days, kind: effect.kind },
      { extendedTo: effect.extendable ? extension : null, strict: true },
    );
  if (withdrawal) add('withdraw', withdrawal);
  const appeal = appealOf(rule, events, asOf);
  if (appeal) dates.push(dated({ due: 'appeal', ...appeal, strict: null, ended: false }, asOf));
  if (completionNotice) add('completion-notice', completionNotice, { ends: REFUSED });
  return dates;
}

interface Particulars {
  readonly extendedTo?: string | null;
  readonly strict?: boolean;
  readonly does?: readonly EventName[];
  /** After one of these it is not owed any more. */
  readonly ends?: readonly EventName[];
}

type Undated = Pick<ClockDate, 'due' | 'by' | 'extendedTo' | 'strict' | 'done'> & {
  readonly ended: boolean;
};

function dated({ ended, ...date }: Undated, asOf: string): ClockDate {
  const lastDay = date.extendedTo ?? date.by;
  return { ...date, lastDay, standing: standingOf(date.done, lastDay, ended, asOf) };
}

function standingOf(done: string | null, lastDay: string, ended: boolean, asOf: string) {
  if (done !== null) return done > lastDay ? 'late' : 'done';
  if (ended) return 'not owed any more';
  return asOf > lastDay ? 'overdue' : 'open';
}
