/**
 * One test at a time for each account of a machine: two browsers at once would take each other's
 * time and memory. SQLite takes the operating system's lock on a file, which is released however
 * the process ends.
 */
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 500;

/** The lock's folder; undefined where somebody else made it: then nobody can be waited for. */
function ownFolder(): string | undefined {
  // in a container an account may have no name
  const account = process.getuid?.() ?? userInfo().username;
  const folder = join(tmpdir(), `statewise-site-test-of-${account}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const made = lstatSync(folder);
  const isOwn = process.getuid === undefined || made.uid === process.getuid();
  return made.isDirectory() && isOwn ? folder : undefined;
}

function lockOf(folder: string): DatabaseSync | undefined {
  const handle = new DatabaseSync(join(folder, 'turn'), { timeout: 0 });
  try {
    handle.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    return handle;
  } catch (cause) {
    handle.close();
    if (!(cause instanceof Error) || !cause.message.includes('locked')) throw cause;
    return undefined;
  }
}

/** Waits until no other test of this account runs; call what comes back at the end. */
export async function takeTurn(say: (line: string) => void): Promise<() => void> {
  const folder = ownFolder();
  if (folder === undefined) return () => {};
  let lock = lockOf(folder);
  if (!lock) say('Another test is running on this machine; waiting until it ends ...');
  while (!lock) {
    await setTimeout(LOOK_EVERY_MS);
    lock = lockOf(folder);
  }
  const taken = lock;
  return () => taken.close();
}
