/**
 * Starts the server: reads the settings, opens the database, reads the pages, then starts
 * listening.
 */
import { OWNED } from './owned.ts';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { serveOperators } from './whole/administration/on-request.ts';
import { assemble } from './assemble.ts';
import { copyOnRequest } from './base/backup/copy-on-request.ts';
import { backUpDaily } from './base/backup/daily.ts';
import { ConfigError, readConfig, type Config } from './base/settings/config.ts';
import { DatabaseStartError, type Database } from './base/database/database.ts';
import { keepMailsPrivate, keepPrivate, makeFilesPrivate } from './base/settings/data-folder.ts';
import { openDatabase } from './base/database/open.ts';
import { servedAt } from './base/http/own-address.ts';
import { openToOthers } from './base/settings/settings.ts';
import { readPages, PagesMissing } from './base/pages/files.ts';
import { stopOnSignals } from './shutdown.ts';

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
  const stopCopying = await copyOnRequest(database, config.dataDir, warn);
  const assembled = await assemble({ config, db: database.db, pages, warn });
  const { app } = assembled;
  const stopAdministering = await administer(config, database.db, app.server);
  let stopBackups = () => {};
  const close = async () => {
    stopBackups();
    await assembled.close();
    await stopAdministering();
    await stopCopying();
    await database.close();
  };
  try {
    await listen(app, config);
  } catch (cause) {
    await close();
    throw cause;
  }
  assembled.open();
  stopBackups = backUpDaily({ ...config, warn });
  stopOnSignals(app.server, close, assembled.hurry);
  if (config.contact === undefined) say(NO_CONTACT);
  if (config.https && config.trustedProxy.length === 0) warn(NO_PROXY);
  say(`Statewise is ready at ${config.publicUrl ?? servedAt(app.server, config)}`);
}

/**
 * Beside an embedded database the operator's commands go through the server, which alone opens it.
 */
async function administer(config: Config, db: Database, server: Server) {
  if (config.databaseUrl !== undefined) return async () => {};
  const origin = () => config.publicUrl ?? servedAt(server, config);
  return serveOperators({ db, now: () => new Date(), origin, owned: OWNED }, config.dataDir, warn);
}

/** Starts listening. Turns the usual errors into a ConfigError that names the setting to change. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `Port ${port} is already in use. Put another number in PORT, or stop the program that uses it.`,
      );
    if (code === 'EACCES')
      throw new ConfigError(
        `Port ${port} may not be used by this account. Put a number from 1024 on in PORT.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(
        `HOST is "${host}", which is no address of this machine. Put 127.0.0.1 or 0.0.0.0.`,
      );
    throw cause;
  }
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
