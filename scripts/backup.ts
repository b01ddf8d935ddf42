/**
 * `npm run backup -- folder`: one file with everything that is stored, also while the server runs.
 */
import { join } from 'node:path';
import { takeBackup } from '#server/base/backup/take.ts';
import { command, say } from './backups/command.ts';

await command(
  'Use it like this: npm run backup, or: npm run backup -- folder',
  async (config, words) => {
    const [folder, ...rest] = words;
    if (rest.length > 0) return false;
    const into = folder ?? config.backupDir ?? join(config.dataDir, 'backups');
    const { file, sha256, contents } = await takeBackup(config, into, new Date());
    const rows = Object.values(contents).reduce((sum, each) => sum + each.rows, 0);
    process.stdout.write(`${sha256}  ${file}\n`);
    say(
      `${rows} rows of ${Object.keys(contents).length} tables. The line above has the file and its SHA-256.`,
    );
    return true;
  },
);
