/**
 * A PostgreSQL server for tests: started, stopped, killed and frozen as they need it. None is
 * started where none is installed.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';

export interface PostgresServer {
  readonly url: string;
  /** SIGINT ends it fast, SIGQUIT at once. Its data stays until `stop`. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Whether its main process is there: a log that cannot be written ends it. */
  runs(): boolean;
  start(): Promise<void>;
  /** Stops all of its processes in their tracks, or lets them go on. */
  freeze(): void;
  thaw(): void;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's programs; undefined where it is not installed. */
export function findPrograms(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const usual = globSync([
    '/usr/lib/postgresql/*/bin',
    '/usr/local/opt/postgresql*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
    '/usr/local/pgsql/bin',
  ]);
  return [...onPath, ...usual.toSorted().toReversed()].find(
    (place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  );
}

const MEMORY = '/dev/shm';
/** Bytes; an API run leaves 1.5 GB. */
const ROOM = 4 * 1024 ** 3;

/** PostgreSQL refuses to run as root; its own account is used then. */
export function account(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** A folder in memory where there is one with room for a hundred small databases. */
function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    accessSync(MEMORY, constants.W_OK);
    return bavail * bsize > ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * What makes many small databases cheap: none lives long enough to be tidied up, compiled for or
 * copied to a second server. A fifth of the processor time of the API tests.
 */
export const SHORT_LIVED = ['autovacuum=off', 'jit=off', 'wal_level=minimal', 'max_wal_senders=0'];

/** Of each server; a copy of one has to have them too. */
export const RUNNING = [
  'fsync=off',
  'full_page_writes=off',
  'max_wal_size=128MB',
  'max_connections=200',
];

/** Makes an empty database server in a folder below `where` and starts it. */
export async function startPostgres(
  where = quickFolder(),
  settings: readonly string[] = [],
): Promise<PostgresServer | undefined> {
  const programs = findPrograms();
  const who = account();
  if (!programs || !who) return undefined;
  const folder = mkdtempSync(join(where, 'statewise-pg-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-E', 'UTF8', '--no-locale', '-U', 'postgres'],
    { ...who, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const server = new Server(join(programs, 'postgres'), folder, await freePort(), who, settings);
  await server.start();
  return server;
}

class Server implements PostgresServer {
  readonly url: string;
  readonly #program: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #who: { uid?: number; gid?: number };
  readonly #settings: readonly string[];
  #process: ChildProcess | undefined;

  constructor(
    program: string,
    folder: string,
    port: number,
    who: { uid?: number; gid?: number },
    settings: readonly string[],
  ) {
    this.#program = program;
    this.#folder = folder;
    this.#port = port;
    this.#who = who;
    this.#settings = settings;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  async start(): Promise<void> {
    const data = join(this.#folder, 'data');
    const settings = [...RUNNING, ...this.#settings].flatMap((each) => ['-c', each]);
    this.#process = spawn(
      this.#program,
      ['-D', data, '-p', String(this.#port), '-k', this.#folder, '-h', '127.0.0.1', ...settings],
      // a group of its own, so that all its processes can be frozen
      { ...this.#who, cwd: dirname(data), stdio: 'ignore', detached: true },
    );
    await answers(this.url);
  }

  async end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (this.runs()) {
      const gone = new Promise((done) => this.#process?.once('exit', done));
      this.#process?.kill(signal);
      await gone;
    }
    this.#process = undefined;
  }

  runs(): boolean {
    const { exitCode, signalCode } = this.#process ?? { exitCode: 0, signalCode: null };
    return exitCode === null && signalCode === null;
  }

  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  /** To every process of the server: each connection has one, in a group of its own. */
  #signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const main = this.#process?.pid;
    if (main === undefined) return;
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(main)], {
      encoding: 'utf8',
    });
    for (const pid of [main, ...stdout.trim().split(/\s+/).map(Number)])
      if (pid > 0) process.kill(pid, signal);
  }

  async stop(): Promise<void> {
    if (this.#process) await this.end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error('the PostgreSQL server for the tests did not start');
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
