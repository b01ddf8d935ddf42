/**
 * Whether the events of requests say what the history of their business says: a row that was
 * changed, taken out or added shows.
 */
import { and, between, inArray } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { requestEvents, requests } from '#server/base/database/schema.ts';
import { readEvent, type StoredLine } from '#server/base/history/chain.ts';
import { historyForm } from './event-store.ts';

interface OfChain {
  readonly owner: string;
  readonly businessId: string;
}

/** What the lines say of requests, by the number of the line. */
function eventsById(lines: readonly StoredLine[]): Map<number, { id: string; text: string }> {
  const events = new Map<number, { id: string; text: string }>();
  for (const line of lines) {
    // most lines are about something else, and are not read
    if (!line.body.includes('{"of":"request ')) continue;
    for (const { of, after } of readEvent(line).changes)
      if (of.startsWith('request ') && isAbout(after))
        events.set(line.seq, { id: after.request, text: inOrder(after) });
  }
  return events;
}

const isAbout = (after: unknown): after is { readonly request: string } =>
  typeof after === 'object' && after !== null && 'request' in after;

/** The same whatever the order of names, which the database does not keep. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  );
}

/**
 * The first event of a request that is not as these lines of the history tell it; undefined if all
 * are.
 */
export async function faultInRequests(
  db: Database,
  { owner, businessId }: OfChain,
  lines: readonly StoredLine[],
): Promise<string | undefined> {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return undefined;
  const rows = await db
    .select()
    .from(requestEvents)
    .where(
      and(
        ofBusiness(requestEvents, owner, businessId),
        between(requestEvents.historySeq, first.seq, last.seq),
      ),
    );
  const events = eventsById(lines);
  // each row by itself: an added one may carry the number of another
  for (const row of rows)
    if (events.get(row.historySeq)?.text !== inOrder(historyForm(row)))
      return `event ${row.historySeq}: the request desk says something else`;
  const stored = new Set(rows.map(({ historySeq }) => historySeq));
  const missing = [...events].filter(([seq]) => !stored.has(seq));
  const kept = await stillThere(
    db,
    { owner, businessId },
    new Set(missing.map(([, { id }]) => id)),
  );
  const gone = missing.find(([, { id }]) => kept.has(id));
  return gone && `event ${gone[0]}: the request desk does not have it`;
}

/**
 * Requests that were deleted whole, such as those whose time is over, took their events with them.
 */
async function stillThere(
  db: Database,
  { owner, businessId }: OfChain,
  ids: ReadonlySet<string>,
): Promise<Set<string>> {
  if (ids.size === 0) return new Set();
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(ofBusiness(requests, owner, businessId), inArray(requests.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}
