/**
 * Serves on an open database: the application with its background work, the operator's commands,
 * backups. Apart from main.ts, since reading the application takes longer than to see that a start
 * must be refused.
 */
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { assemble } from './assemble.ts';
import { copyOnRequest } from './base/backup/copy-on-request.ts';
import { backUpDaily } from './base/backup/daily.ts';
import type { Database, OpenDatabase } from './base/database/database.ts';
import { servedAt } from './base/http/own-address.ts';
import type { BuiltPages } from './base/pages/files.ts';
import { ConfigError, type Config } from './base/settings/config.ts';
import { OWNED } from './owned.ts';
import { stopOnSignals } from './shutdown.ts';
import { serveOperators } from './whole/administration/on-request.ts';

interface Serving {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly pages: BuiltPages;
  /** Prints a line that tells the operator of a fault. */
  readonly warn: (line: string) => void;
}

/** Resolves with its own address once it listens. Throws a ConfigError where it cannot listen. */
export async function serve({ config, database, pages, warn }: Serving): Promise<string> {
  const stopCopying = await copyOnRequest(database, config.dataDir, warn);
  const { db, poolUse } = database;
  const assembled = await assemble({ config, db, pages, warn, ...(poolUse && { poolUse }) });
  const { app, faults } = assembled;
  const stopAdministering = await administer({ config, warn }, db, app.server);
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
    await assembled.open();
  } catch (cause) {
    await close();
    throw cause;
  }
  stopBackups = backUpDaily({ ...config, warn: faults.warnOf('backup') });
  stopOnSignals(app.server, close, assembled.hurry);
  return servedAt(app.server, config);
}

/**
 * Beside an embedded database the operator's commands go through the server, which alone opens it.
 */
async function administer(
  { config, warn }: Pick<Serving, 'config' | 'warn'>,
  db: Database,
  server: Server,
) {
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
