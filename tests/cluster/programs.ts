/**
 * The programs of the cluster: where they are, started in a folder of their own, ended by their id.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { account, findPrograms } from '../postgres-server.ts';

const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
} as const;
type ProgramName = keyof typeof PACKAGES;

/** Where each program is, and the folder of PostgreSQL's. */
export type Places = Readonly<Record<ProgramName | 'postgresql', string>>;

const onPath = (name: string) =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((place) => join(place, name))
    .find((file) => existsSync(file));

/** HAProxy alone. */
export const haproxy = () => onPath(PACKAGES.haproxy);

/** Patroni needs all of its programs, and a link may lead to some of them only. */
export function homeOfPostgres(): string | undefined {
  const found = findPrograms();
  return found && dirname(realpathSync(join(found, 'postgres')));
}

/** The places, or the Debian packages that are missing. */
export function findCluster(): Places | readonly string[] {
  const missing: string[] = [];
  const find = (name: string, place: string | undefined) => {
    if (place === undefined) missing.push(name);
    return place ?? '';
  };
  const places = {
    postgresql: find('postgresql', account() && homeOfPostgres()),
    patroni: find(PACKAGES.patroni, onPath('patroni')),
    etcd: find(PACKAGES.etcd, onPath('etcd')),
    pgbouncer: find(PACKAGES.pgbouncer, onPath('pgbouncer')),
    haproxy: find(PACKAGES.haproxy, haproxy()),
  };
  return missing.length > 0 ? missing : places;
}

/** All that was started, in one temporary folder that belongs to the account of PostgreSQL. */
export class Programs {
  readonly folder: string;
  readonly #who = account() ?? {};
  readonly #running = new Set<ChildProcess>();

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'statewise-cluster-'));
    this.own(this.folder);
  }

  /** Gives a file to the account under which the programs run. */
  own(path: string): void {
    const { uid, gid } = this.#who;
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  }

  /** Starts one; what it says goes to a file of its name. */
  start(name: string, program: string, args: readonly string[]): ChildProcess {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    const started = spawn(program, args, {
      ...this.#who,
      cwd: this.folder,
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], HOME: this.folder, LC_ALL: 'C' },
    });
    this.#running.add(started);
    started.once('exit', () => this.#running.delete(started));
    return started;
  }

  /** What each program said last, for whoever looks for the cause of a failure. */
  lastWords(lines = 60): string {
    const logs = readdirSync(this.folder).filter((name) => name.endsWith('.log'));
    return logs
      .map((name) => {
        const said = readFileSync(join(this.folder, name), 'utf8').trim().split('\n');
        return [`--- ${name}`, ...said.slice(-lines)].join('\n');
      })
      .join('\n');
  }

  /** Ends all that still runs, and deletes what they wrote. */
  async end(): Promise<void> {
    const left = [...this.#running];
    const ended = left.map((one) => new Promise((done) => one.once('exit', done)));
    // children first, since Patroni ends its PostgreSQL only where it is asked to
    for (const one of left) for (const pid of familyOf(one.pid)) signal(pid, 'SIGKILL');
    await Promise.all(ended);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A process and all that it started, and those started: the youngest last. */
export function familyOf(pid: number | undefined): readonly number[] {
  if (pid === undefined) return [];
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of pairs)
      if (parent === member && child !== undefined) family.push(child);
  return family;
}

/** To a process that may be gone already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH')) throw fault;
  }
}
