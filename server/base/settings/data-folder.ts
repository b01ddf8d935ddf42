/**
 * The data folder belongs to the account that runs the server: it holds answers, hashes of
 * passwords and links from mails.
 */
import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

const OTHERS_WRITE = 0o022;
const OTHERS_READ = 0o055;
const STRANGERS_WRITE = 0o002;
const OTHERS = 0o077;

/** From now on, files of this process are 0600 and folders 0700. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Throws a ConfigError where other accounts may write to the folder; warns where they may read it.
 * Takes them their access to what is in it. Windows has no such modes.
 */
export function keepPrivate(dataDir: string, warn: (line: string) => void): void {
  if (process.platform === 'win32' || !existsSync(dataDir)) return;
  const { mode } = statSync(dataDir);
  if (mode & OTHERS_WRITE)
    throw new ConfigError(
      `Other accounts of this machine may write to the data folder ${dataDir}. Run: chmod 700 ${dataDir}`,
    );
  if (mode & OTHERS_READ)
    warn(
      `Other accounts of this machine may look into the data folder ${dataDir}. Run: chmod 700 ${dataDir}`,
    );
  closeToOthers(dataDir);
}

/**
 * For a node on PostgreSQL, which keeps letters there at most. A volume of Kubernetes may belong to
 * a group (fsGroup) and to an account that is not ours: that is not refused, and only the letters
 * are closed to others.
 */
export function keepMailsPrivate(dataDir: string): void {
  if (process.platform === 'win32' || !existsSync(dataDir)) return;
  if (statSync(dataDir).mode & STRANGERS_WRITE)
    throw new ConfigError(
      `Everybody on this machine may write to the data folder ${dataDir}. Run: chmod o-w ${dataDir}`,
    );
  const letters = join(dataDir, 'outbox');
  if (!existsSync(letters)) return;
  chmodSync(letters, 0o700);
  closeToOthers(letters);
}

/**
 * Takes other accounts their access to all that is in a folder. PGlite makes its first files 0666,
 * whatever the umask.
 */
export function closeToOthers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = lstatSync(path);
    if (found.isSymbolicLink()) continue;
    if (found.mode & OTHERS) takeFromOthers(path, found.mode);
    if (found.isDirectory()) closeToOthers(path);
  }
}

function takeFromOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode & 0o700);
  } catch (fault) {
    // On a disk that cannot be written, the database says in one line what to do.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EROFS')) throw fault;
  }
}

/** Longer paths of sockets are cut by the system. */
const LONGEST_PATH = 100;

/** Where the server that runs on a data folder listens to commands of its own account. */
export function socketPath(dataDir: string, name: 'admin' | 'backup'): string {
  const code = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\statewise-${name}-${code}`;
  const path = join(dataDir, `${name}.sock`);
  return path.length <= LONGEST_PATH ? path : join(tmpdir(), `statewise-${name}-${code}.sock`);
}
