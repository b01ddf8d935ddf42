/** What tests and stop kits of a business's sites say, for the file for counsel. */
import type { SiteOnFile } from '#documents/cure/counsel-file.ts';
import type { Database } from '#server/base/database/database.ts';
import { toolName } from '#server/subjects/site-tests/judgement.ts';
import { listKits } from '#server/subjects/site-tests/kits/kit-store.ts';
import { listTests, type StoredTest } from '#server/subjects/site-tests/store.ts';

/** So many are printed, the newest first; the binder has all. */
const MOST = 30;

export async function siteOnFile(
  owner: string,
  db: Database,
  businessId: string,
): Promise<SiteOnFile> {
  const tests = (await listTests(owner, db, businessId)).filter(({ state }) => state === 'done');
  const kits = await listKits(owner, db, businessId);
  return {
    tests: tests.slice(0, MOST).map((test) => ({
      host: test.host,
      day: (test.endedAt ?? test.askedAt).toISOString().slice(0, 10),
      hash: test.recordHash ?? '',
      tools: plainTools(test),
    })),
    kits: kits.slice(0, MOST).map(({ host, day, hash, held }) => ({
      host,
      day,
      hash,
      held: held.map(({ tool }) => toolName(tool)),
    })),
  };
}

/** Tools that a plain visit met: nothing was pressed, and no signal was set. */
const plainTools = ({ findings }: StoredTest): string[] =>
  (findings ?? []).flatMap(({ finding, tool, situation }) =>
    finding === 'tool seen' && situation === 'plain' && tool !== undefined ? [toolName(tool)] : [],
  );
