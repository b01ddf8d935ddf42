/** What a test says of the kit that was made before it, for its reply and for the binder. */
import type { KitProofReply } from '#contract/site-tests/kits.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { kitProof } from '#engine/site/report/kit-proof.ts';
import { partsAfterKit } from '#engine/site/report/site-parts.ts';
import { SITE_PARTS } from '#reference/site-parts.server.ts';
import type { Database } from '#server/base/database/database.ts';
import { findRecord, type StoredTest } from '#server/subjects/site-tests/store.ts';
import { kitToolName } from './make-kit.ts';
import { listKits, type StoredKit } from './kit-store.ts';

const MOST_PAGES = 10;

/** The newest kit of the site that was made before the test was asked for; null: none was. */
export async function kitBefore(
  { ownerId, businessId, host, askedAt }: StoredTest,
  db: Database,
): Promise<StoredKit | null> {
  const kits = await listKits(ownerId, db, businessId);
  return kits.find((kit) => kit.host === host && kit.madeAt < askedAt) ?? null;
}

/** The proof; null where no kit was made before the test, or the test opened no browser. */
export async function kitProofOf(
  test: StoredTest,
  record: SiteRecord | undefined,
  db: Database,
): Promise<KitProofReply | null> {
  if (!record?.visits.some(({ by }) => by === 'browser')) return null;
  const kit = await kitBefore(test, db);
  if (!kit) return null;
  const { onPage, without, rows } = kitProof(kit, record, test.findings ?? []);
  const before = await findRecord(test.ownerId, db, test.businessId, kit.testId);
  // finishTest wrote it
  const compared = before === null ? undefined : (JSON.parse(before) as SiteRecord);
  return {
    kitId: kit.id,
    day: kit.day,
    hash: kit.hash,
    onPage,
    without: without.slice(0, MOST_PAGES),
    rows: rows.map(({ tool, says, why }) => ({ name: kitToolName(tool), says, why })),
    parts: compared ? partsAfterKit(SITE_PARTS, compared, record) : [],
    compared: compared !== undefined,
  };
}

/** Ids of tools that still send after a no, and that the kit before the test does not hold. */
export async function unheldTools(db: Database, test: StoredTest): Promise<ReadonlySet<string>> {
  const kit = await kitBefore(test, db);
  if (!kit) return new Set();
  const held = new Set(kit.held.map(({ tool }) => tool));
  return new Set(
    (test.findings ?? []).flatMap(({ finding, verdict, tool = '' }) =>
      finding === 'tool still sends' && verdict === 'still sends' && !held.has(tool) ? [tool] : [],
    ),
  );
}
