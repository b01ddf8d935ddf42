/**
 * Locks the data folder for one process. Two processes on one embedded database silently lose rows.
 * SQLite takes the operating system's file lock, which is released however the process ends.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError } from '#server/base/database/database.ts';

/**
 * Takes the lock and returns a function that releases it. Throws a DatabaseStartError that names
 * the process and the folder.
 */
export function lockFolder(folder: string): () => void {
  const pidFile = join(folder, 'pid');
  const handle = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    handle.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    handle.close();
    if (!(cause instanceof Error) || !cause.message.includes('locked')) throw cause;
    throw new DatabaseStartError(inUse(folder, holder(pidFile)), { cause });
  }
  writeFileSync(pidFile, String(process.pid));
  return () => handle.close();
}

function inUse(folder: string, pid: string): string {
  return (
    `The data folder ${folder} is already in use by another Statewise process (process ${pid}). ` +
    'Stop that process, choose another folder with DATA_DIR, or set DATABASE_URL to share a PostgreSQL server between processes.'
  );
}

function holder(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
