/**
 * `npm run restore -- file`: puts a backup into an empty place, and proves that it holds the same.
 */
import { restoreBackup } from '#server/base/backup/restore.ts';
import { command, say, tell } from './backups/command.ts';

await command('Use it like this: npm run restore -- file', async (config, [file, ...rest]) => {
  if (file === undefined || rest.length > 0) return false;
  tell(await restoreBackup(config, file));
  say('Restored. Each table holds what the backup says: rows and SHA-256 are above.');
  return true;
});
