/** Puts a backup into an empty place and proves that it holds the same. */
import { sql } from 'drizzle-orm';
import type { Config } from '#server/base/settings/config.ts';
import type { Database } from '#server/base/database/database.ts';
import { hasEmbedded, openEmbedded } from '#server/base/database/embedded/embedded.ts';
import { bringUpToDate, knowsVersion, LANGUAGE_VERSION } from '#server/base/database/migrations.ts';
import { rowsOf } from '#server/base/database/rows.ts';
import { onOneConnection } from '#server/base/database/postgres.ts';
import { contentsOf } from './dump.ts';
import { BackupFault, checkBackup, isEqual, linesOf } from './file.ts';
import type { BackupHead, Contents } from './lines.ts';
import { load } from './load.ts';

/**
 * Restores a file. All of it or nothing. Throws a BackupFault or DatabaseStartError with a message
 * for the operator.
 */
export async function restoreBackup(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<Contents> {
  const { head, contents } = await checkBackup(file);
  const version = versionOf(head, contents);
  if (!knowsVersion(version))
    throw new BackupFault(
      `${file} was made by a newer version of Statewise. Restore it with that version.`,
    );
  const fill = (db: Database) => filled(db, file, contents, version);
  if (databaseUrl) await onOneConnection(databaseUrl, fill);
  else {
    refuseFull(hasEmbedded(dataDir), `The data folder ${dataDir}`, 'Set DATA_DIR to a new folder');
    await (await openEmbedded(dataDir, () => {}, fill)).close();
  }
  return contents;
}

/** What came after `0024_language`, the newest first: a table of each, and when it was made. */
const FOLLOWERS = [
  ['law_news', 1_795_759_435_239],
  ['givings', 1_795_755_483_529],
  ['request_copies', 1_795_745_264_130],
  ['arrived_mails', 1_795_736_586_155],
  ['site_kits', 1_795_732_575_079],
] as const;

/** Backups of the day on which that version was dated behind its followers name it for all. */
function versionOf({ schema }: BackupHead, contents: Contents): number {
  if (schema !== LANGUAGE_VERSION.told) return schema;
  return FOLLOWERS.find(([table]) => table in contents)?.[1] ?? LANGUAGE_VERSION.made;
}

async function filled(
  db: Database,
  file: string,
  wanted: Contents,
  version: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [held] = await rowsOf<{ tables: number }>(
      tx,
      sql`select count(*)::int as tables from pg_class
          where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'drizzle')`,
    );
    refuseFull(
      (held?.tables ?? 0) > 0,
      'The database of DATABASE_URL',
      'Make a new, empty database and set DATABASE_URL to it',
    );
    await load(tx, linesOf(file), version);
    if (!isEqual(await contentsOf(tx), wanted))
      throw new BackupFault(
        'The restored data is not equal to the backup. Nothing was kept. Please report this.',
      );
  });
  await bringUpToDate(db);
}

function refuseFull(isHeld: boolean, what: string, instead: string): void {
  if (isHeld)
    throw new BackupFault(
      `${what} holds data already, and a restore never overwrites. ${instead}, then run this again.`,
    );
}
