/** The real server as a process of its own, on a free port, with its own folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../server/main.ts');

export interface Place {
  readonly root: string;
  readonly data: string;
  readonly site: string;
}

/** A data folder that is not there yet, and a site of two pages, so that no build is needed. */
export function makePlace(): Place {
  const root = mkdtempSync(join(tmpdir(), 'statewise-endurance-'));
  const site = join(root, 'site');
  mkdirSync(site);
  for (const name of ['index', '404'])
    writeFileSync(join(site, `${name}.html`), `<!doctype html><title>${name}</title>`);
  return { root, data: join(root, 'data'), site };
}

export interface Running {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  readonly printed: () => string;
  /** The origin, once the ready line was printed; rejects if the process ends first. */
  readonly ready: Promise<string>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

export function startServer(
  folders: { data: string; site: string },
  environment: Record<string, string> = {},
): Running {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      NODE_COMPILE_CACHE: join(tmpdir(), 'statewise-compiled'),
      DATA_DIR: folders.data,
      SITE_DIR: folders.site,
      ...environment,
    },
    // The channel makes the server stop with the tests, however they end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const ended = new Promise<number | NodeJS.Signals | null>((done) =>
    child.once('exit', (code, signal) => done(code ?? signal)),
  );
  const ready = new Promise<string>((done, fail) => {
    const read = (part: Buffer) => {
      printed += part.toString();
      const origin = /ready at (http:\S+)/.exec(printed)?.[1];
      if (origin) done(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((how) =>
      fail(new Error(`the server ended with ${how} before it was ready: ${printed}`)),
    );
  });
  ready.catch(() => {});
  return { process: child, printed: () => printed, ready, ended };
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
