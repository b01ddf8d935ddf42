/**
 * Starts the server: reads the settings and the pages, opens the database, then serves. What
 * refuses a start is found before the application is read.
 */
import { ConfigError, readConfig, type Config } from './base/settings/config.ts';
import { DatabaseStartError } from './base/database/database.ts';
import { keepMailsPrivate, keepPrivate, makeFilesPrivate } from './base/settings/data-folder.ts';
import { openDatabase } from './base/database/open.ts';
import { openToOthers } from './base/settings/settings.ts';
import { otherOrigin, readPages, PagesMissing } from './base/pages/files.ts';

const say = (line: string) => console.log(line);
const warn = (line: string) => console.error(line);

const opening = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl
    ? 'Opening the PostgreSQL database.'
    : `Opening the database in ${dataDir}. The first time takes a few seconds.`;
const NO_CONTACT =
  'No CONTACT is set: the pages say that this installation names no contact. Set it to a mail or https address.';
const NO_PROXY =
  'PUBLIC_URL is https, so a proxy stands before this server, but TRUSTED_PROXY is not set: all visitors share one set of limits. Put the address of the proxy into TRUSTED_PROXY.';

/** Files, and what goes over the network. */
function keepToOneself({ dataDir, databaseUrl, smtpUrl }: Config): void {
  makeFilesPrivate();
  if (databaseUrl === undefined) keepPrivate(dataDir, warn);
  else if (smtpUrl === undefined) keepMailsPrivate(dataDir);
  const open = openToOthers(databaseUrl);
  if (open !== undefined) warn(open);
}

async function start(config: Config): Promise<void> {
  keepToOneself(config);
  const pages = readPages(config.pagesDir);
  say(opening(config));
  const database = await openDatabase(config, warn);
  const { serve } = await import('./serve.ts');
  const address = await serve({ config, database, pages, warn });
  if (config.contact === undefined) say(NO_CONTACT);
  if (config.https && config.trustedProxy.length === 0) warn(NO_PROXY);
  const other = otherOrigin(pages, config.publicUrl);
  if (other !== undefined) warn(other);
  say(`Statewise is ready at ${config.publicUrl ?? address}`);
}

/**
 * Prints one line for errors that the operator can fix, and the whole error otherwise; then exits
 * with 1.
 */
function refuseToStart(fault: unknown): never {
  const plain =
    fault instanceof ConfigError ||
    fault instanceof DatabaseStartError ||
    fault instanceof PagesMissing;
  console.error(plain ? fault.message : fault);
  process.exit(1);
}

try {
  await start(readConfig(process.env));
} catch (fault) {
  refuseToStart(fault);
}
