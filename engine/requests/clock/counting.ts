/** Whether the clock of an item runs, and from which day. */
import type { RequestLaw, RequestRule } from '#law/schema.ts';
import type { NOT_OWED } from '#engine/words/requests.ts';
import { firstDayOf } from '#engine/requests/first-day.ts';
import type { Binds, RequestItem } from '#engine/requests/request.ts';

type NotOwed = (typeof NOT_OWED)[number];

export type Counting =
  | { owed: true | 'assumed'; notOwed: null; dayZero: string; rule: RequestRule }
  | { owed: false; notOwed: NotOwed; dayZero: null; rule: null };

const no = (notOwed: NotOwed): Counting => ({ owed: false, notOwed, dayZero: null, rule: null });

const BINDS: ReadonlySet<Binds> = new Set(['applies', 'cannot tell']);

/**
 * A request received before the first day of its right, and still open on that day, counts as
 * received then.
 */
export function countingOf(
  law: RequestLaw | undefined,
  { type, binds, received, events }: RequestItem,
  asOf: string,
): Counting {
  if (!law || binds === 'no law') return no('no law');
  if (!BINDS.has(binds)) return no('verdict');
  const rule = law.rules[type];
  if (!rule) return no('no right');
  const open = received >= rule.from || (asOf >= rule.from && !endedBefore(events, rule.from));
  if (!open) return no('before first day');
  const dayZero = received > rule.from ? received : rule.from;
  return { owed: binds === 'applies' ? true : 'assumed', notOwed: null, dayZero, rule };
}

const endedBefore = (events: RequestItem['events'], day: string) => {
  const ended = firstDayOf(events, ENDS, '9999-12-31');
  return ended !== null && ended < day;
};
const ENDS = [
  'answered',
  'denied',
  'effect',
  'withdrawn',
  'duplicate',
  'not-a-request',
  'closed',
  'erased',
] as const;
