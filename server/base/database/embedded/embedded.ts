/**
 * The default database: PostgreSQL compiled to WebAssembly (PGlite), in a folder, for one process.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { closeToOthers } from '#server/base/settings/data-folder.ts';
import {
  DatabaseStartError,
  type Database,
  type OpenDatabase,
} from '#server/base/database/database.ts';
import { emptiedSince, noRoom, openedOrExplained, refuseHeadless, refuseOdd } from './damage.ts';
import { lockFolder } from './folder-lock.ts';
import { bringUpToDate } from '#server/base/database/migrations.ts';
import * as schema from '#server/base/database/schema.ts';
import { pauseAfterQueries } from './pauses.ts';
import { countSyncs } from './syncing.ts';
import { scheduleUpkeep } from './upkeep.ts';

/**
 * Opens the database in `dataDir`; creates both if they do not exist. `prepare` makes or migrates
 * its schema. Throws if another process has locked the folder.
 */
export async function openEmbedded(
  dataDir: string,
  warn: (message: string) => void,
  prepare: (db: Database) => Promise<void> = bringUpToDate,
): Promise<OpenDatabase> {
  makeFolder(dataDir);
  lookOver(dataDir, warn);
  const unlock = locked(dataDir);
  try {
    const lite = await startIn(dataDir);
    const syncs = countSyncs(lite);
    pauseAfterQueries(lite);
    const db = drizzle(lite, { schema });
    await prepare(db);
    finished(dataDir);
    if (process.platform !== 'win32') closeToOthers(join(dataDir, 'database'));
    if (!(await reachesTheDisk(lite, syncs)))
      warn(
        'Writes are not synced to the disk: a power cut may lose the last ones. Set DATABASE_URL for a database that syncs.',
      );
    const endUpkeep = scheduleUpkeep(lite, warn);
    return {
      db,
      kind: 'embedded',
      // no statement runs meanwhile, so the files fit each other
      copyTo: (to) =>
        lite.runExclusive(() =>
          cp(join(dataDir, 'database'), to, { recursive: true, mode: constants.COPYFILE_FICLONE }),
        ),
      close: async () => {
        await endUpkeep();
        await lite.close();
        unlock();
      },
    };
  } catch (cause) {
    unlock();
    throw cause;
  }
}

/** Before anything is made there. */
function lookOver(dataDir: string, warn: (message: string) => void): void {
  refuseOdd(dataDir);
  const emptied = existsSync(unfinished(dataDir)) ? undefined : emptiedSince(dataDir);
  if (emptied !== undefined) warn(emptied);
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new DatabaseStartError(
      `The data folder ${dataDir} cannot be written. Set DATA_DIR to a folder that this account may write to.`,
      { cause },
    );
  }
}

/** Whether the folder holds a database that was made to its end. */
export const hasEmbedded = (dataDir: string) =>
  existsSync(join(dataDir, 'database')) && !existsSync(unfinished(dataDir));

const unfinished = (dataDir: string) => join(dataDir, 'database.unfinished');

/**
 * A first start that is killed half way leaves a folder that no later start can open. A marker file
 * next to the folder exists until the database was created and migrated once: until then the folder
 * holds no data.
 */
async function startIn(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  if (existsSync(unfinished(dataDir))) rmSync(folder, { recursive: true, force: true });
  refuseHeadless(dataDir, folder);
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (isNew) {
    writeFileSync(
      unfinished(dataDir),
      'The database beside this file is being made. It is made again at the next start.\n',
    );
  }
  return openedOrExplained(dataDir, isNew, () =>
    PGlite.create(folder, {
      // The default "-F" would turn fsync off.
      startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      // fdatasync does nothing in PGlite; fsync is passed on (syncing.ts).
      postgresqlconf: ['shared_buffers = 16MB', 'wal_sync_method = fsync'],
    }),
  );
}

/** On a disk without room not even the lock can be taken. */
function locked(dataDir: string): () => void {
  try {
    return lockFolder(dataDir);
  } catch (cause) {
    if (cause instanceof DatabaseStartError) throw cause;
    throw noRoom(dataDir, cause);
  }
}

function finished(dataDir: string): void {
  rmSync(unfinished(dataDir), { force: true });
}

/** The fsync hook relies on PGlite's internals: one write at start checks that it still works. */
async function reachesTheDisk(lite: PGlite, syncs: () => number): Promise<boolean> {
  const before = syncs();
  await lite.exec(
    "insert into rate_limits (key, tries, resets_at) values ('start', 1, now()) on conflict (key) do update set resets_at = now()",
  );
  return syncs() > before;
}
