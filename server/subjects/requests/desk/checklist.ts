/**
 * Where to look for a person's data, and whom to tell: from the data map and the details of the
 * business.
 */
import { titleOf } from '#documents/map/entries.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { listDetails } from '#server/business/stored/detail-store.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import type { Services } from '#server/subjects/services.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';

interface Ticked {
  readonly name: string;
  /** The day; null: not yet. */
  readonly on: string | null;
}

/**
 * Each with the day on which it was ticked. What was ticked stays, also when the map names it no
 * more.
 */
export async function checklistOf(
  { db }: Pick<Services, 'db'>,
  { ownerId, id }: StoredBusiness,
  events: readonly RequestEvent[],
): Promise<{ systems: Ticked[]; companies: Ticked[] }> {
  const { lines, recipients } = await readStoredMap(ownerId, db, id);
  const kept = lines.filter(({ state }) => state !== 'dropped');
  const places = (await listDetails(ownerId, db, id)).find(
    ({ variable }) => variable === 'dataPlaces',
  );
  return {
    systems: ticked(
      [...kept.flatMap(({ systems }) => systems), ...textsIn(places?.value)],
      events,
      'searched',
    ),
    companies: ticked(
      recipients.filter(({ state }) => state !== 'dropped').map(titleOf),
      events,
      'passed-on',
    ),
  };
}

/** The value of a detail that is a list, or a table by its first column. */
function textsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const firsts: unknown[] = value.map((row: unknown) => (Array.isArray(row) ? row[0] : row));
  return firsts.filter((text): text is string => typeof text === 'string' && text !== '');
}

function ticked(
  names: readonly string[],
  events: readonly RequestEvent[],
  what: 'searched' | 'passed-on',
): Ticked[] {
  const on = new Map<string, string>();
  for (const event of events) {
    const to = (event.fields as { readonly to?: unknown }).to;
    if (event.what === what && typeof to === 'string') on.set(to, event.on);
  }
  return [...new Set([...names, ...on.keys()])].map((name) => ({
    name,
    on: on.get(name) ?? null,
  }));
}
