/** `npm run verify-history`: is every stored event as it was written, and none missing? Exits with 1 if not. */
import { ConfigError, readConfig } from '#server/config.ts';
import { DatabaseStartError } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { verifyHistory } from '#server/history/verify.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

async function run(): Promise<number> {
  const database = await openDatabase(readConfig(process.env), say);
  try {
    const { chains, events, faults } = await verifyHistory(database.db);
    for (const { owner, chain, fault } of faults)
      process.stdout.write(`Not right: account ${owner}, history ${chain}: ${fault}.\n`);
    process.stdout.write(
      `${chains} histories with ${events} events; not right: ${faults.length}.\n`,
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run();
} catch (fault) {
  if (!(fault instanceof ConfigError || fault instanceof DatabaseStartError)) throw fault;
  say(fault.message);
  process.exitCode = 1;
}
