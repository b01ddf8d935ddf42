/** A data folder that cannot be opened: one line says what is wrong with it and what to do. */
import type { PGlite } from '@electric-sql/pglite';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '#server/base/database/database.ts';

/** Larger databases are not read as a whole at start. */
const LOOK_FOR_MS = 1_500;
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** What is said of a database that holds data and cannot be read. */
function damaged(dataDir: string, what: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError(
    `The database in ${dataDir} is damaged: ${what}. Nothing was changed. Move that folder away, then restore a backup: npm run restore -- FILE (docs/backup.md).`,
    { cause },
  );
}

/** Where there should be a folder and is a file, or the other way round. */
export function refuseOdd(dataDir: string): void {
  const odd = (name: string, is: string, wanted: string) =>
    new DatabaseStartError(
      `${join(dataDir, name)} is ${is}, and the server needs ${wanted} of that name there. Move it away, or set DATA_DIR to another folder, then start again.`,
    );
  const isFolder = (name: string) => statSync(join(dataDir, name)).isDirectory();
  if (existsSync(join(dataDir, 'database')) && !isFolder('database'))
    throw odd('database', 'a file', 'a folder');
  for (const name of ['lock', 'pid'])
    if (existsSync(join(dataDir, name)) && isFolder(name)) throw odd(name, 'a folder', 'a file');
}

/**
 * What to say where a server ran before and its database is gone, as when a volume was not mounted;
 * undefined elsewhere.
 */
export function emptiedSince(dataDir: string): string | undefined {
  const folder = join(dataDir, 'database');
  const ranBefore = existsSync(join(dataDir, 'pid'));
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  return ranBefore && isEmpty
    ? `${folder} is empty, though a server ran in ${dataDir} before: a new database without any account is made. If a volume belongs there, stop the server, mount it and start again; if the data is lost, restore a backup (docs/backup.md).`
    : undefined;
}

/**
 * Throws where the file that every database begins with is gone: PGlite would make an empty
 * database over the data.
 */
export function refuseHeadless(dataDir: string, folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, 'PG_VERSION'))) return;
  if (readdirSync(folder).length > 0) throw damaged(dataDir, 'its file PG_VERSION is missing');
}

/** Opens it. `isNew`: it holds no data yet, so the cause is the disk and not the data. */
export async function openedOrExplained(
  dataDir: string,
  isNew: boolean,
  open: () => Promise<PGlite>,
): Promise<PGlite> {
  let lite: PGlite;
  try {
    lite = await open();
  } catch (cause) {
    if (isNew) throw noRoom(dataDir, cause);
    throw damaged(dataDir, 'PostgreSQL cannot start on it', cause);
  }
  if (isNew) return lite;
  const table = await unreadable(lite);
  if (table === undefined) return lite;
  await lite.close();
  throw damaged(dataDir, `its table ${table} cannot be read`);
}

/**
 * The first table with a page that was overwritten: each page has a checksum, and counting rows
 * reads them all.
 */
async function unreadable(lite: PGlite): Promise<string | undefined> {
  const { rows } = await lite.query<{ name: string; of: string }>(
    `select part.oid::regclass::text as name, named.relname as of
     from pg_class named join pg_class part on part.oid in (named.oid, named.reltoastrelid)
     where named.relkind = 'r' and named.relnamespace = 'public'::regnamespace
     order by pg_relation_size(part.oid)`,
  );
  const until = performance.now() + LOOK_FOR_MS;
  for (const { name, of } of rows) {
    if (performance.now() > until) return undefined;
    try {
      await lite.query(`select count(*) from ${name}`);
    } catch {
      return of;
    }
  }
  return undefined;
}

/** For whatever keeps a new database from being made. */
export function noRoom(dataDir: string, cause: unknown): DatabaseStartError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const why = NO_ROOM.has(code) ? 'the disk is full' : 'the disk may be full or not writable';
  return new DatabaseStartError(
    `The database cannot be made in ${dataDir}: ${why}. Make room there, or set DATA_DIR to another folder, then start again.`,
    { cause },
  );
}
