/** The stop kits in the binder: the pieces, the test from before, and what the last test says. */
import { csvOf } from '#documents/formats/csv.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import type { Database } from '#server/base/database/database.ts';
import { findRecord, type StoredTest } from '#server/subjects/site-tests/store.ts';
import { newestKit, type StoredKit } from './kit-store.ts';
import { kitProofOf } from './proof-reply.ts';

export interface KitFiles {
  /** Path in the binder → content. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Tests from before a kit, by id → path of the record. */
  readonly records: ReadonlyMap<string, string>;
}

const COLUMNS = ['Site', 'Kit of', 'SHA-256 of the first piece', 'What', 'Says', 'Why'];
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Of each site its newest kit. `last`: the last test of each site. */
export async function kitFiles(last: readonly StoredTest[], db: Database): Promise<KitFiles> {
  const files: Record<string, Uint8Array> = {};
  const records = new Map<string, string>();
  const rows: Record<string, string>[] = [];
  for (const test of last) {
    const { ownerId, businessId, host } = test;
    const kit = await newestKit(ownerId, db, businessId, host);
    if (!kit) continue;
    files[`site-tests/kit-${host}.html`] = bytesOf(pieces(kit));
    const before = await findRecord(ownerId, db, businessId, kit.testId);
    if (before !== null && kit.testId !== test.id) {
      records.set(kit.testId, `site-tests/before-kit-${host}.json`);
      files[`site-tests/before-kit-${host}.json`] = bytesOf(before);
    }
    rows.push(...(await kitRows(kit, test, db)));
  }
  if (rows.length > 0) files['site-tests/kits.csv'] = bytesOf(csvOf(rows, COLUMNS));
  return { files, records };
}

/** Both pieces as they are pasted; the hash is that of the first line. */
function pieces({ kit }: StoredKit): string {
  // makeSiteKit wrote it
  const { snippet, link } = JSON.parse(kit) as { snippet: string; link: { html: string } };
  return `${snippet}\n${link.html}\n`;
}

async function kitRows(
  { host, day, hash }: StoredKit,
  test: StoredTest,
  db: Database,
): Promise<Record<string, string>[]> {
  const { ownerId, businessId, id } = test;
  const text = await findRecord(ownerId, db, businessId, id);
  // finishTest wrote it
  const record = text === null ? undefined : (JSON.parse(text) as SiteRecord);
  const proof = await kitProofOf(test, record, db);
  const row = (what: string, says: string, why = '') => ({
    Site: host,
    'Kit of': day,
    'SHA-256 of the first piece': hash,
    What: what,
    Says: says,
    Why: why,
  });
  if (!proof || proof.hash !== hash) return [row('all tools', 'not tested since')];
  return [
    row('pages that the test opened', proof.onPage, proof.without.join(' ')),
    ...proof.rows.map(({ name, says, why }) => row(name, says, why ?? '')),
    ...proof.parts.map(({ kind, name, now }) => row(`${name} (${kind})`, now)),
  ];
}
