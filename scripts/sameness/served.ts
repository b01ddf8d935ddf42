/** A checkout of the project, started by its own bootstrap: on a free port, with an empty data folder, on a fixed day. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** When every recording starts: in the morning of the states' time, so that no zone turns its day while it runs. */
const START = '2026-11-23T15:00:00Z';
/** Pages name it as their address; it is the one that they are built with where nothing is set. */
const ORIGIN = 'http://127.0.0.1:3000';
const PATIENCE_MS = 600_000;

export interface Served {
  /** Where it listens. */
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

/** Builds the checkout where that is needed, and starts it. */
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
