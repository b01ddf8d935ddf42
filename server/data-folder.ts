/** The data folder belongs to the account that runs the server: it holds answers, hashes of passwords and links from mails. */
import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

const OTHERS_WRITE = 0o022;
const OTHERS_READ = 0o055;
const OTHERS = 0o077;

/** From now on, files of this process are 0600 and folders 0700. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Throws a ConfigError where other accounts may write to the folder; warns where they may read it. Takes
 * them their access to what is in it. Windows has no such modes.
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

/** Takes other accounts their access to all that is in a folder. PGlite makes its first files 0666, whatever the umask. */
export function closeToOthers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = lstatSync(path);
    if (found.isSymbolicLink()) continue;
    if (found.mode & OTHERS) chmodSync(path, found.mode & 0o700);
    if (found.isDirectory()) closeToOthers(path);
  }
}
