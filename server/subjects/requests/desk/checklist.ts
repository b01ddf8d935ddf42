/**
 * Where to look for a person's data, and whom to tell: from the data map and the details of the
 * business.
 */
import { plainName, titleOf } from '#documents/map/entries.ts';
import type { StoredMap } from '#contract/documents/data-map.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { TOOLS } from '#reference/data.server.ts';
import { TOOL_STEPS } from '#reference/tool-steps.server.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { listDetails } from '#server/business/stored/detail-store.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import type { Services } from '#server/subjects/services.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import { stepsIn, toolNamed } from './tool-steps.ts';

interface Ticked {
  readonly name: string;
  /** The day; null: not yet. */
  readonly on: string | null;
}

/**
 * Each with the day on which it was ticked, and tools with the steps for what was asked. What was
 * ticked stays, also when the map names it no more.
 */
export async function checklistOf(
  { db }: Pick<Services, 'db'>,
  { ownerId, id }: Pick<StoredBusiness, 'ownerId' | 'id'>,
  asked: readonly string[],
  events: readonly RequestEvent[],
): Promise<RequestWhole['checklist']> {
  const map = await readStoredMap(ownerId, db, id);
  const details = await listDetails(ownerId, db, id);
  const told = details.find(({ variable }) => variable === 'dataPlaces');
  const named = [...systemsIn(map), ...textsIn(told?.value), ...toolsIn(map)];
  const ofStaff = placesOfStaff(map);
  const systems = ticked(onceEach(named), events, 'searched').map(({ name, on }) => {
    const tool = toolNamed(name);
    const steps = tool ? stepsIn(tool, asked) : [];
    return { name, on, steps, staffOnly: ofStaff.has(plainName(name)) };
  });
  return {
    read: TOOL_STEPS.checked,
    systems: systems.toSorted((one, other) => Number(one.staffOnly) - Number(other.staffOnly)),
    companies: ticked(companiesIn(map).map(titleOf), events, 'passed-on'),
  };
}

const linesIn = ({ lines }: StoredMap) => lines.filter(({ state }) => state !== 'dropped');
const systemsIn = (map: StoredMap) => linesIn(map).flatMap(({ systems }) => systems);
const companiesIn = ({ recipients }: StoredMap) =>
  recipients.filter(({ state }) => state !== 'dropped');

/** Tools in use, each by the name that the map gives it; without those that were dropped. */
function toolsIn({ tools, recipients }: StoredMap): string[] {
  const entries = new Map(recipients.map((entry) => [entry.tool, entry]));
  const ids = new Set([...tools, ...recipients.flatMap(({ tool }) => tool ?? [])]);
  return [...ids].flatMap((id) => {
    const entry = entries.get(id);
    if (entry?.state === 'dropped') return [];
    return entry ? titleOf(entry) : (TOOLS.find((tool) => tool.id === id)?.name ?? []);
  });
}

const STAFF = new Set(['staff', 'applicants']);

/** Places that, as the map says, hold nothing but data of people who work there or apply. */
function placesOfStaff(map: StoredMap): Set<string> {
  const titles = new Map(companiesIn(map).map((entry) => [entry.id, titleOf(entry)]));
  const holders = linesIn(map).flatMap(({ people, systems, recipients }) =>
    [...systems, ...recipients.flatMap((id) => titles.get(id) ?? [])].map((name) => ({
      name: plainName(name),
      isStaff: people.length > 0 && people.every((who) => STAFF.has(who)),
    })),
  );
  const others = new Set(holders.flatMap(({ name, isStaff }) => (isStaff ? [] : name)));
  return new Set(holders.flatMap(({ name }) => (others.has(name) ? [] : name)));
}

/** The value of a detail that is a list, or a table by its first column. */
function textsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const firsts: unknown[] = value.map((row: unknown) => (Array.isArray(row) ? row[0] : row));
  return firsts.filter((text): text is string => typeof text === 'string' && text !== '');
}

/** Names that differ in case and signs alone stand once, as they were written first. */
const onceEach = (names: readonly string[]) =>
  [...Map.groupBy(names, plainName).values()].flatMap(([first]) => first ?? []);

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
