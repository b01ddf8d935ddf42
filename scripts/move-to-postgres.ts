/**
 * `npm run move-to-postgres`: from the embedded database in DATA_DIR into the empty PostgreSQL of
 * DATABASE_URL.
 */
import { join } from 'node:path';
import { BackupFault } from '#server/base/backup/file.ts';
import { restoreBackup } from '#server/base/backup/restore.ts';
import { fromFolder } from '#server/base/backup/take.ts';
import { hasEmbedded } from '#server/base/database/embedded/embedded.ts';
import { command, say, tell } from './backups/command.ts';

await command('Use it like this: npm run move-to-postgres', async (config, words) => {
  if (words.length > 0) return false;
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined)
    throw new BackupFault('Set DATABASE_URL to the new, empty PostgreSQL database.');
  if (!hasEmbedded(dataDir)) throw new BackupFault(`There is no database in ${dataDir}.`);
  // The server must not run: what it stores meanwhile would be left behind. Opening the folder
  // refuses that.
  const { file } = await fromFolder(dataDir, join(dataDir, 'backups'), new Date());
  tell(await restoreBackup(config, file));
  say('Moved. Each table holds the same in both databases: rows and SHA-256 are above.');
  say(
    `Start Statewise with this DATABASE_URL from now on. ${dataDir} and the backup ${file} stay as they are.`,
  );
  return true;
});
