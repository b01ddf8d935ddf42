/**
 * The process of the daily backup: makes one in BACKUP_DIR, then deletes the oldest. Started by
 * daily.ts.
 */
import { readConfig } from '#server/base/settings/config.ts';
import { makeFilesPrivate } from '#server/base/settings/data-folder.ts';
import { deleteOld } from './daily.ts';
import { takeBackup } from './take.ts';
import { causeInWords } from '#server/base/pacing/cause.ts';

makeFilesPrivate();
const config = readConfig(process.env);
if (config.backupDir !== undefined) {
  try {
    await takeBackup(config, config.backupDir, new Date());
    deleteOld(config.backupDir, config.backupKeep, new Date());
  } catch (fault) {
    console.error(causeInWords(fault));
    process.exitCode = 1;
  }
}
