/** A real server process on a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readyAt } from '../../tests/ready-at.ts';

const MAIN = resolve(import.meta.dirname, '../../server/main.ts');

export interface Place {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  /** Flags of Node, beside those of SERVER_FLAGS. */
  readonly flags?: readonly string[];
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'statewise-fairness-'));
export const dropFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Runs `use` with the server's origin, and ends the server. */
export async function withServer<T>(
  { folder, databaseUrl, flags = [] }: Place,
  use: (origin: string, peakMb: () => number, pid: number) => Promise<T>,
): Promise<T> {
  const more = process.env['SERVER_FLAGS']?.split(' ') ?? [];
  const server = spawn(process.execPath, [...flags, ...more, MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      // each visitor of a bench has an address of its own
      TRUSTED_PROXY: '127.0.0.0/8',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  try {
    const origin = await readyAt(server);
    return await use(origin, () => peakOf(server), server.pid ?? 0);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Peak memory in MB, on Linux; elsewhere not a number. */
function peakOf({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}
