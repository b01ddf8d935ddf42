/**
 * A backup as one file: packed, for its owner's eyes only, and checked against its own hashes
 * before anything of it is used.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '#server/base/database/database.ts';
import { dump } from './dump.ts';
import {
  TableHash,
  endLine,
  headLine,
  isRow,
  tableLine,
  type Contents,
  type BackupHead,
} from './lines.ts';

const ENDING = '.statewise.gz';
export const isBackupName = (name: string) =>
  /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.statewise\.gz$/.test(name);

/** A file that is no backup, or not a whole one. The message is for the person who named it. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

/** The name of a backup made at a moment. */
export const backupName = (at: Date) =>
  `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${ENDING}`;

export interface Written {
  readonly file: string;
  /** Of the file. */
  readonly sha256: string;
  readonly contents: Contents;
}

/**
 * Writes the database to a file in `folder`; it has its name only once it is whole and on the disk.
 */
export async function writeBackup(db: Database, folder: string, now: Date): Promise<Written> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, backupName(now));
  const part = `${file}.part`;
  const packed = createGzip();
  const hash = createHash('sha256');
  packed.on('data', (bytes: Buffer) => hash.update(bytes));
  const writing = pipeline(packed, createWriteStream(part, { mode: 0o600 }));
  // it is awaited below; a full disk must not end the process before that
  writing.catch(() => {});
  try {
    const contents = await dump(db, (line) => written(packed, writing, line), now);
    packed.end();
    await writing;
    await synced(part);
    renameSync(part, file);
    await synced(dirname(file));
    return { file, sha256: hash.digest('hex'), contents };
  } catch (fault) {
    packed.destroy();
    rmSync(part, { force: true });
    throw fault;
  }
}

async function written(
  packed: ReturnType<typeof createGzip>,
  writing: Promise<void>,
  line: string,
): Promise<void> {
  if (packed.write(`${line}\n`)) return;
  await Promise.race([once(packed, 'drain'), writing]);
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().catch(() => {});
  await handle.close();
}

function unpacked(file: string): AsyncIterable<Buffer> {
  const unpacking = createGunzip();
  return createReadStream(file)
    .once('error', (fault) => unpacking.destroy(fault))
    .pipe(unpacking);
}

/** The lines of a file, one after the other. Throws a BackupFault where it cannot be unpacked. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  try {
    for await (const part of unpacked(file)) {
      let from = 0;
      for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, from)) {
        yield Buffer.concat([...rest, part.subarray(from, at)]).toString();
        rest = [];
        from = at + 1;
      }
      if (from < part.length) rest.push(part.subarray(from));
    }
  } catch (cause) {
    throw new BackupFault(`${file} cannot be read as a backup: it is no such file, or damaged.`, {
      cause,
    });
  }
}

export interface Checked {
  readonly head: BackupHead;
  readonly contents: Contents;
}

/**
 * Reads a file to its end and compares it with its own hashes. Throws a BackupFault that says what
 * is wrong.
 */
export async function checkBackup(file: string): Promise<Checked> {
  const whole = createHash('sha256');
  const hashes = new Map<string, TableHash>();
  let head: BackupHead | undefined;
  let current: TableHash | undefined;
  let end: ReturnType<typeof endLine.parse> | undefined;
  for await (const line of linesOf(file)) {
    if (end) throw damaged(file);
    if (isRow(line)) current?.add(line);
    else {
      const value = parsed(file, line);
      if (!head) head = headOf(file, value);
      end = endLine.safeParse(value).data;
      const table = tableLine.safeParse(value).data;
      if (table) hashes.set(table.table, (current = new TableHash()));
    }
    if (!end) whole.update(`${line}\n`);
  }
  const found = Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.content]));
  if (!head || !end || end.sha256 !== whole.digest('hex') || !isEqual(found, end.end))
    throw damaged(file);
  return { head, contents: found };
}

const damaged = (file: string) =>
  new BackupFault(
    `${file} is damaged or not whole: it does not match its own hashes. Nothing was changed. Take another backup.`,
  );

function parsed(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new BackupFault(damaged(file).message, { cause });
  }
}

function headOf(file: string, told: unknown): BackupHead {
  const head = headLine.safeParse(told);
  if (head.success) return head.data;
  throw new BackupFault(`${file} is no backup of Statewise, or one of a newer version.`);
}

/** Whether two databases hold the same. */
export function isEqual(one: Contents, other: Contents): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(
    (name) => one[name]?.rows === other[name]?.rows && one[name]?.sha256 === other[name]?.sha256,
  );
}
