/**
 * What the person who runs an installation does for owners: `npm run admin -- reset-password someone@example.com` prints
 * a link with which the owner chooses a new password. It needs no mail server.
 */
import { readResetLink } from './admin/outbox-link.ts';
import { resetLinkFor } from './admin/reset-link.ts';
import { ConfigError, readConfig, type Config } from '#server/config.ts';
import { DatabaseStartError } from '#server/database/database.ts';
import { makeFilesPrivate } from '#server/data-folder.ts';
import { openDatabase } from '#server/database/open.ts';

const USE = 'Use it like this: npm run admin -- reset-password someone@example.com';
const HAND_OVER = 'It works once, for 1 hour. Give it only to the owner of the account.';

const say = (line: string) => process.stderr.write(`${line}\n`);

function print(link: string): number {
  process.stdout.write(`${link}\n`);
  say(HAND_OVER);
  return 0;
}

/** The embedded database belongs to the running server; what it wrote to its outbox can be read all the same. */
function whileRunning(config: Config, email: string): number {
  const link = readResetLink(config.dataDir, email, new Date());
  if (link !== undefined) return print(link);
  say(
    'Statewise is running on this data folder, and its outbox has no fresh link for this address.',
  );
  say(
    'Either ask the owner to type the address at sign-in and press "Forgot password", then run this again.',
  );
  say('Or stop Statewise, run this again, and start it.');
  return 1;
}

async function resetPassword(config: Config, email: string): Promise<number> {
  let database;
  try {
    database = await openDatabase(config, say);
  } catch (fault) {
    if (fault instanceof DatabaseStartError && config.databaseUrl === undefined)
      return whileRunning(config, email);
    throw fault;
  }
  try {
    const link = await resetLinkFor(database.db, config, email, new Date());
    if (link !== undefined) return print(link);
    say(`No account has the address ${email}.`);
    return 1;
  } finally {
    await database.close();
  }
}

async function run(args: readonly string[]): Promise<number> {
  const [command, email, ...rest] = args;
  if (command !== 'reset-password' || !email?.includes('@') || rest.length > 0) {
    say(USE);
    return 2;
  }
  try {
    return await resetPassword(readConfig(process.env), email);
  } catch (fault) {
    if (!(fault instanceof ConfigError || fault instanceof DatabaseStartError)) throw fault;
    say(fault.message);
    return 1;
  }
}

makeFilesPrivate();
process.exitCode = await run(process.argv.slice(2));
