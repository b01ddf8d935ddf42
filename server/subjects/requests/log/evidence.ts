/**
 * The figures of a desk as evidence for the tasks "answer requests" and "offer safe ways": examples
 * are left out.
 */
import type { ReplyOf } from '#contract/endpoint.ts';
import type { readDeskEvidence } from '#contract/requests/request-desk.ts';
import type { Database } from '#server/base/database/database.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { loggedRequests } from './log.ts';
import { dayOf, type WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';

const RUNNING = new Set(['open', 'waiting', 'appealed']);
const ANSWERS = new Set(['answered', 'denied', 'effect']);

const isRunning = ({ state }: WorkedOut) => RUNNING.has(state.state);
const wasAnswered = ({ item }: WorkedOut) => item.events.some(({ what }) => ANSWERS.has(what));
const hasLate = ({ state }: WorkedOut) => state.late.length > 0;
const isOverdue = ({ state }: WorkedOut) => state.overdue.length > 0;

type Standing = 'open' | 'inTime' | 'late' | 'ended';

/** A request is open while one thing of it is, and late once one of its days was missed. */
function standingOf(items: readonly WorkedOut[]): Standing {
  if (items.some(isRunning)) return 'open';
  if (!items.some(wasAnswered)) return 'ended';
  return items.some(hasLate) ? 'late' : 'inTime';
}

/** How the requests of a desk stand today. */
export async function deskEvidence(
  db: Database,
  desk: StoredDesk,
  now: Date,
): Promise<ReplyOf<typeof readDeskEvidence>> {
  const counts = { open: 0, inTime: 0, late: 0, ended: 0, overdue: 0 };
  const ways = new Map<string, number>();
  let nextLastDay: string | null = null;
  for await (const page of loggedRequests(db, desk, dayOf(desk, now)))
    for (const { request, items } of page) {
      const standing = standingOf(items);
      counts[standing] += 1;
      ways.set(request.channel, (ways.get(request.channel) ?? 0) + 1);
      if (standing !== 'open') continue;
      if (items.some(isOverdue)) counts.overdue += 1;
      for (const { state } of items.filter(isRunning))
        for (const { standing: due, lastDay } of state.dates)
          if (due === 'open' && (nextLastDay === null || lastDay < nextLastDay))
            nextLastDay = lastDay;
    }
  return {
    ...counts,
    received: counts.open + counts.inTime + counts.late + counts.ended,
    nextLastDay,
    isOn: desk.isOn,
    ways: [...ways]
      .map(([way, count]) => ({ way, count }))
      .toSorted((one, other) => other.count - one.count),
  };
}
