/** Reads and changes the data map of a business. */
import type { DataMap, SavedMap, StoredMap } from '#contract/documents/data-map.ts';
import { MOST_MAP } from '#contract/documents/data-map.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type * as calls from '#contract/documents/data-map.ts';
import { afterChange, changeFaults } from '#documents/map/map-with-proposals.ts';
import type { MapChange, MergedMap } from '#documents/map/map-with-proposals.ts';
import { asText } from '#documents/values/values.ts';
import { TOOLS } from '#reference/data.server.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { changedRows } from '#server/base/history/changes.ts';
import { changeBusiness } from '#server/business/stored/change.ts';
import type { Database } from '#server/base/database/database.ts';
import { contentHashes } from '#server/subjects/documents/drafting/content-hashes.ts';
import { loadDocumentInput, type DocumentInput } from '#server/subjects/documents/known/subject.ts';
import { invalidInput } from '#server/base/problem.ts';
import { FileReply } from '#server/base/http/serve.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import { mapCsv, readMapCsv } from './file.ts';
import { mapReply } from './reply.ts';
import { putStoredMap, readStoredMap } from '#server/business/data-map/store.ts';

/** The map with its proposals. Throws `not-found`. */
export async function readDataMap(
  owner: Owner,
  db: Database,
  services: Services,
  businessId: string,
): Promise<DataMap> {
  return mapReply(await loadDocumentInput(owner, db, services, businessId), services);
}

/** Saves what is named, all or nothing. Throws `invalid-input`, `stale-version`, `not-found`. */
export async function saveDataMap(
  owner: Owner,
  services: Services,
  businessId: string,
  { version, ...change }: BodyOf<typeof calls.saveDataMap>,
): Promise<SavedMap> {
  return changeMap(owner, services, businessId, {
    version,
    what: 'Data map saved',
    change: () => change,
  });
}

/**
 * Takes the entries of a CSV file, all or none. Throws `invalid-input`, `stale-version`,
 * `not-found`.
 */
export async function importDataMap(
  owner: Owner,
  services: Services,
  businessId: string,
  { version, csv }: BodyOf<typeof calls.importDataMap>,
): Promise<SavedMap> {
  return changeMap(owner, services, businessId, {
    version,
    what: 'Data map imported',
    change: (map) => readMapCsv(csv, map),
  });
}

/** The map as CSV. Throws `not-found`, `too-many-tries`. */
export async function mapFile(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<FileReply> {
  const { map, asOf } = await loadDocumentInput(owner, services.db, services, businessId);
  await countTryOrThrow(services, 'downloads', owner.userId);
  return new FileReply('text/csv; charset=utf-8', `data-map-${asOf}.csv`, bytesOf(map));
}

const bytesOf = (map: MergedMap) => new TextEncoder().encode(mapCsv(map));

/** The same without a name of its own, for the binder. Throws `not-found`. */
export const mapTable = async (
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<Uint8Array> =>
  bytesOf((await loadDocumentInput(owner, services.db, services, businessId)).map);

interface Step {
  readonly version: number;
  readonly what: string;
  readonly change: (map: MergedMap) => MapChange;
}

async function changeMap(
  owner: Owner,
  services: Services,
  businessId: string,
  { version, what, change }: Step,
): Promise<SavedMap> {
  const before = await loadDocumentInput(owner, services.db, services, businessId);
  const checked = before.business.version === version ? checkedChange(change, before) : {};
  const saved = await changeBusiness(owner.userId, services, {
    businessId,
    version,
    by: actorOf(owner),
    what,
    detail: summary(checked),
    write: async (db, now) => {
      const stored = await readStoredMap(owner.userId, db, businessId);
      const map = afterChange(stored, checked, before.map);
      refuseTooMuch(map);
      await putStoredMap(owner.userId, db, businessId, { map, setAt: now });
      return changedRows({ ...stored }, { ...map });
    },
    read: (db) =>
      loadDocumentInput(owner, db, services, businessId).then((now) => mapReply(now, services)),
  });
  const now = await loadDocumentInput(owner, services.db, services, businessId);
  return { ...saved, changed: await changedDocuments(before, now, services) };
}

/** The change, if each entry of it can be stored. Throws `invalid-input`. */
function checkedChange(change: Step['change'], { map }: DocumentInput): MapChange {
  const made = cleaned(change(map));
  const unknown = (made.tools ?? []).filter((id) => !TOOLS.some((tool) => tool.id === id));
  const faults = {
    ...changeFaults(made, map),
    ...(unknown.length > 0 ? { tools: 'Choose tools from the list' } : {}),
  };
  if (Object.keys(faults).length > 0) throw invalidInput(faults);
  return made;
}

/** On one line, without signs that hide or reorder text, and without empty items. */
function cleaned(change: MapChange): MapChange {
  const plain = (value: unknown): unknown => {
    if (typeof value === 'string') return asText(value.replaceAll(/\s+/g, ' '));
    return Array.isArray(value) ? value.map(plain).filter((item) => item !== '') : value;
  };
  const entry = <Entry extends object>(each: Entry) =>
    Object.fromEntries(Object.entries(each).map(([key, value]) => [key, plain(value)])) as Entry;
  return {
    ...change,
    lines: change.lines?.map(entry),
    recipients: change.recipients?.map(entry),
  };
}

function refuseTooMuch({ lines, recipients }: StoredMap): void {
  if (lines.length > MOST_MAP.lines)
    throw invalidInput({ lines: `A data map holds at most ${MOST_MAP.lines} kinds of data` });
  if (recipients.length > MOST_MAP.recipients)
    throw invalidInput({ recipients: `A data map holds at most ${MOST_MAP.recipients} companies` });
}

function summary({ lines = [], recipients = [], tools }: MapChange): string | null {
  const words = [
    lines.length > 0 && `kinds of data: ${lines.length}`,
    recipients.length > 0 && `companies: ${recipients.length}`,
    tools && `tools in use: ${tools.length}`,
  ];
  return words.filter(Boolean).join(', ') || null;
}

/** The documents that read otherwise than before. */
async function changedDocuments(
  before: DocumentInput,
  now: DocumentInput,
  services: Services,
): Promise<SavedMap['changed']> {
  const was = await contentHashes(before, services);
  const is = await contentHashes(now, services);
  return is
    .filter(({ id, hash }) => was.find((each) => each.id === id)?.hash !== hash)
    .map(({ id, title }) => ({ id, title }));
}
