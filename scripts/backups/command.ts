/**
 * What the three commands around backups share: plain lines for whoever runs them, and 1 where
 * something is in the way.
 */
import { BackupFault } from '#server/base/backup/file.ts';
import type { Contents } from '#server/base/backup/lines.ts';
import { ConfigError, readConfig, type Config } from '#server/base/settings/config.ts';
import { makeFilesPrivate } from '#server/base/settings/data-folder.ts';
import { DatabaseStartError } from '#server/base/database/database.ts';
import { isStorageFault } from '#server/base/database/faults.ts';

export const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Runs a command with the settings of the server. `use` is said where the words after it do not
 * fit.
 */
export async function command(
  use: string,
  run: (config: Config, words: readonly string[]) => Promise<boolean>,
): Promise<void> {
  makeFilesPrivate();
  try {
    if (await run(readConfig(process.env), process.argv.slice(2))) return;
    say(use);
    process.exitCode = 2;
  } catch (fault) {
    const plain =
      fault instanceof BackupFault ||
      fault instanceof ConfigError ||
      fault instanceof DatabaseStartError ||
      isStorageFault(fault);
    if (!plain || !(fault instanceof Error)) throw fault;
    say(fault.message);
    process.exitCode = 1;
  }
}

/** One line for each table: rows and content. */
export function tell(contents: Contents): void {
  for (const [table, { rows, sha256 }] of Object.entries(contents))
    process.stdout.write(`${table}\t${rows}\t${sha256}\n`);
}
