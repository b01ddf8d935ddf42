/**
 * `npm run verify-history`: is every stored event as it was written, and none missing? Exits with 1
 * if not.
 */
import { askServer } from '#server/whole/administration/on-request.ts';
import { ConfigError, readConfig, type Config } from '#server/base/settings/config.ts';
import { DatabaseStartError } from '#server/base/database/database.ts';
import { openDatabase } from '#server/base/database/open.ts';
import { noteHistoryCheck } from '#server/base/operations/last-history-check.ts';
import { inLines, verifyHistory } from '#server/whole/history-check.ts';
import { OWNED } from '#server/owned.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

async function verified(config: Config): Promise<{ lines: readonly string[]; right: boolean }> {
  // The embedded database belongs to the server that runs on it.
  if (config.databaseUrl === undefined) {
    const answered = await askServer(config.dataDir, ['verify-history']);
    if (answered) return { lines: answered.lines, right: answered.done };
  }
  const database = await openDatabase(config, say);
  try {
    return inLines(await verifyHistory(database.db, OWNED));
  } finally {
    await database.close();
  }
}

/** For the figures of the server; without a folder to write to, the words alone tell. */
function noted({ dataDir }: Config, faults: number): void {
  try {
    noteHistoryCheck(dataDir, { at: new Date(), faults });
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : 'unknown cause';
    say(`The check could not be noted in DATA_DIR, so the figures of the server miss it: ${why}`);
  }
}

try {
  const config = readConfig(process.env);
  const { lines, right } = await verified(config);
  // the last line is the sum
  noted(config, lines.length - 1);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = right ? 0 : 1;
} catch (fault) {
  if (!(fault instanceof ConfigError || fault instanceof DatabaseStartError)) throw fault;
  say(fault.message);
  process.exitCode = 1;
}
