/** Makes a backup of the configured database, whether the server runs or not. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle as onLite } from 'drizzle-orm/pglite';
import type { Config } from '#server/base/settings/config.ts';
import { hasEmbedded, openEmbedded } from '#server/base/database/embedded/embedded.ts';
import { onOneConnection } from '#server/base/database/postgres.ts';
import * as schema from '#server/base/database/schema.ts';
import { askForCopy } from './copy-on-request.ts';
import { BackupFault, writeBackup, type Written } from './file.ts';

type Source = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Writes a backup into `folder`. Throws a BackupFault or DatabaseStartError with a message for the
 * operator.
 */
export async function takeBackup(
  { databaseUrl, dataDir }: Source,
  folder: string,
  now: Date,
): Promise<Written> {
  if (databaseUrl) return onOneConnection(databaseUrl, (db) => writeBackup(db, folder, now));
  if (!hasEmbedded(dataDir)) throw new BackupFault(`There is no database in ${dataDir} yet.`);
  const copy = await askForCopy(dataDir);
  if (!copy) return fromFolder(dataDir, folder, now);
  try {
    const lite = await PGlite.create(copy.folder);
    try {
      return await writeBackup(onLite(lite, { schema }), folder, now);
    } finally {
      await lite.close();
    }
  } finally {
    copy.done();
  }
}

/** From a data folder that no server uses; its schema stays as it is. */
export async function fromFolder(dataDir: string, folder: string, now: Date): Promise<Written> {
  const opened = await openEmbedded(
    dataDir,
    () => {},
    async () => {},
  );
  try {
    return await writeBackup(opened.db, folder, now);
  } finally {
    await opened.close();
  }
}
