/**
 * Starts a checkout of the project with its own bootstrap: on a free port, with an empty data
 * folder, on a fixed day.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * When every recording starts: in the morning in all US time zones, so that the day does not change
 * while it runs.
 */
const START = '2026-11-23T15:00:00Z';
/** The address that pages state as their own; the one that a build without settings uses. */
const ORIGIN = 'http://127.0.0.1:3000';
const PATIENCE_MS = 600_000;

export interface Served {
  /** The address that it listens on. */
  readonly at: string;
  /** The address that it takes for its own. */
  readonly origin: string;
  readonly outbox: string;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let printed = '';
    const late = setTimeout(() => fail(new Error(`not ready in time: ${printed}`)), PATIENCE_MS);
    const read = (part: Buffer) => {
      printed += part.toString();
      if (!printed.includes('Statewise is ready at')) return;
      clearTimeout(late);
      done();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${printed}`)));
  });
}

/** Builds the checkout if needed, and starts it. */
export async function serveFolder(folder: string): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'statewise-sameness-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      PUBLIC_URL: ORIGIN,
      DATA_DIR: data,
      CLOCK_SHIFT_MS: String(Date.parse(START) - Date.now()),
      NODE_OPTIONS: `--import=${new URL('clock.mjs', import.meta.url).href}`,
    },
  });
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { at: `http://127.0.0.1:${port}`, origin: ORIGIN, outbox: join(data, 'outbox'), stop };
}
