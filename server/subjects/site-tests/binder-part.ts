/**
 * What the binder holds of tests of sites: a table of all that are kept; of each site the last
 * record with its pictures; and its stop kit, with the record from before it and what the last
 * test says of it.
 */
import { csvOf } from '#documents/formats/csv.ts';
import type { Owner } from '#server/base/owner.ts';
import type { Services } from '#server/subjects/services.ts';
import { sentenceOf } from './judgement.ts';
import { kitFiles } from './kits/binder-kit.ts';
import { findPicture, findRecord, listPictures, listTests, type StoredTest } from './store.ts';
import { lastOfSites } from './tools.ts';

const COLUMNS = ['Ended (UTC)', 'Site', 'What', 'Result', 'SHA-256 of the record', 'Record'];
const bytesOf = (text: string) => new TextEncoder().encode(text);
const day = ({ endedAt, askedAt }: StoredTest) => (endedAt ?? askedAt).toISOString().slice(0, 10);
const nameOf = (test: StoredTest) => `site-tests/${day(test)}-${test.host}`;

/** Path in the binder → content; empty where no test has a result. */
export async function siteTestFiles(
  { userId }: Pick<Owner, 'userId'>,
  { db }: Pick<Services, 'db'>,
  businessId: string,
): Promise<Record<string, Uint8Array>> {
  const tests = (await listTests(userId, db, businessId)).filter(({ state }) => state === 'done');
  if (tests.length === 0) return {};
  const last = lastOfSites(tests);
  const kits = await kitFiles(last, db);
  const recordName = (test: StoredTest) =>
    last.includes(test) ? `${nameOf(test)}.json` : (kits.records.get(test.id) ?? '');
  const rows = tests.map((test) => ({
    'Ended (UTC)': (test.endedAt ?? test.askedAt).toISOString(),
    Site: test.host,
    What: test.kind,
    Result: sentenceOf(test.findings ?? []),
    'SHA-256 of the record': test.recordHash ?? '',
    Record: recordName(test),
  }));
  const files: Record<string, Uint8Array> = {
    'site-tests/tests.csv': bytesOf(csvOf(rows, COLUMNS)),
    ...kits.files,
  };
  for (const test of last) {
    const { id } = test;
    files[`${nameOf(test)}.json`] = bytesOf((await findRecord(userId, db, businessId, id)) ?? '');
    for (const { number } of await listPictures(userId, db, businessId, id)) {
      const jpeg = await findPicture(userId, db, businessId, { id, number });
      if (jpeg) files[`${nameOf(test)}-${number}.jpg`] = jpeg;
    }
  }
  return files;
}
