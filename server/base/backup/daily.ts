/**
 * One backup a day in BACKUP_DIR. It is made by a process of its own, so that the server goes on
 * serving.
 */
import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupName, isBackupName } from './file.ts';
import { DAY_MS, HOUR_MS } from '#calendar/lengths.ts';

const run = join(import.meta.dirname, 'run.ts');

interface Daily {
  readonly backupDir: string | undefined;
  readonly warn: (line: string) => void;
}

/**
 * Looks now and then every hour whether a backup is due. Returns a function that stops it, a
 * running one included.
 */
export function backUpDaily({ backupDir, warn }: Daily): () => void {
  if (backupDir === undefined) return () => {};
  let child: ReturnType<typeof spawn> | undefined;
  const look = () => {
    if (child || !isDue(backupDir, new Date())) return;
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', run], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr?.on('data', (part: Buffer) => (errors += part.toString()));
    child.once('error', (fault) => warn(`The daily backup failed: ${fault.message}`));
    child.once('close', (code) => {
      child = undefined;
      if (code !== 0) warn(`The daily backup failed: ${errors.trim() || 'it was ended'}`);
    });
  };
  look();
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    child?.removeAllListeners('close').kill();
  };
}

/**
 * Whether the last backup is a day old. One with a date still to come was made before the clock was
 * set back.
 */
export function isDue(folder: string, now: Date): boolean {
  return !backups(folder).some((name) => {
    const age = now.getTime() - statSync(join(folder, name)).mtime.getTime();
    return age < DAY_MS && age > -HOUR_MS;
  });
}

/** When the newest backup in a folder was made; undefined where there is none. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const made = names
    .filter(isBackupName)
    .map(async (name) => (await stat(join(folder, name))).mtime);
  return (await Promise.all(made)).toSorted((one, other) => Number(other) - Number(one))[0];
}

/**
 * What a person had erased stands in backups so long, and no longer
 * (docs/decisions/0090-request-desk.md).
 */
const LONGEST_MS = 30 * DAY_MS;
/** However old they are: after a long stop, one that was just made may hold what went wrong. */
const LEAST = 2;

/** Deletes the oldest backups but `keep`, and those older than 30 days. */
export function deleteOld(folder: string, keep: number, now: Date): void {
  const names = backups(folder);
  const first = backupName(new Date(now.getTime() - LONGEST_MS));
  const old = names.slice(0, -LEAST).filter((name) => name < first);
  for (const name of new Set([...names.slice(0, -keep), ...old])) rmSync(join(folder, name));
}

/** Oldest first: their names begin with the time. */
const backups = (folder: string) => {
  try {
    return readdirSync(folder).filter(isBackupName).toSorted();
  } catch {
    return [];
  }
};
