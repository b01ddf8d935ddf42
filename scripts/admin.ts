/**
 * `npm run admin -- COMMAND`: what the person who runs an installation does for accounts. Without a
 * mail server, and while it serves.
 */
import { carryOut, help, Refused } from '#server/whole/administration/commands.ts';
import type { Operating } from '#server/whole/administration/operating.ts';
import { askServer } from '#server/whole/administration/on-request.ts';
import { originOf, readConfig, ConfigError, type Config } from '#server/base/settings/config.ts';
import { DatabaseStartError } from '#server/base/database/database.ts';
import { openDatabase } from '#server/base/database/open.ts';
import { OWNED } from '#server/owned.ts';
import { makeFilesPrivate } from '#server/base/settings/data-folder.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

function print(lines: readonly string[], done: boolean): number {
  for (const line of lines) (done ? process.stdout : process.stderr).write(`${line}\n`);
  return done ? 0 : 1;
}

async function here(config: Config, command: readonly string[]): Promise<number> {
  const database = await openDatabase(config, say);
  try {
    const operating: Operating = {
      db: database.db,
      now: () => new Date(),
      owned: OWNED,
      origin: () => originOf(config),
    };
    return print(await carryOut(operating, command), true);
  } finally {
    await database.close();
  }
}

async function run(command: readonly string[]): Promise<number> {
  if (command.length === 0) return print(help(), false) + 1;
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    const answered = await askServer(config.dataDir, command);
    if (answered) return print(answered.lines, answered.done);
  }
  return here(config, command);
}

makeFilesPrivate();
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (fault) {
  if (
    !(
      fault instanceof ConfigError ||
      fault instanceof DatabaseStartError ||
      fault instanceof Refused
    )
  )
    throw fault;
  process.exitCode = print([fault.message], false);
}
