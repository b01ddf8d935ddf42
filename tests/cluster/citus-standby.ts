/**
 * The coordinator's standby: copied by pg_basebackup, streaming, confirming each write; and what is
 * done when the coordinator is gone. HAProxy finds whoever takes writes, as it does for Patroni.
 */
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { account, freePort, type PostgresServer, RUNNING } from '../postgres-server.ts';
import { startBalancer } from './balancer.ts';
import { ask, portOf, SETTINGS } from './citus-members.ts';
import { familyOf, haproxy, homeOfPostgres, type Programs, signal } from './programs.ts';
import { until } from './waiting.ts';

const NAME = 'standby';

/** Two PostgreSQL behind one address. */
export class Pair {
  /** The DATABASE_URL of nodes: HAProxy's. */
  readonly url: string;
  readonly standbyUrl: string;
  readonly #coordinator: PostgresServer;
  readonly #data: string;
  readonly #watchers: readonly Server[];

  private constructor(
    coordinator: PostgresServer,
    { database, standby, data }: { database: number; standby: number; data: string },
    watchers: readonly Server[],
  ) {
    this.#coordinator = coordinator;
    this.#data = data;
    this.#watchers = watchers;
    this.url = at(database);
    this.standbyUrl = at(standby);
  }

  /** Copies the coordinator, lets the copy follow it, and puts HAProxy before both. */
  static async of(programs: Programs, coordinator: PostgresServer): Promise<Pair> {
    const data = join(programs.folder, NAME);
    const from = `${coordinator.url}?application_name=${NAME}`;
    const copied = pgProgram('pg_basebackup', ['-d', from, '-D', data, '-R', '-c', 'fast']);
    if (copied.status !== 0) throw new Error(`pg_basebackup: ${copied.stderr}`);
    const [standby, database, site] = [await freePort(), await freePort(), await freePort()];
    const settings = [...RUNNING, ...SETTINGS].flatMap((each) => ['-c', each]);
    const place = ['-D', data, '-p', String(standby), '-k', programs.folder, '-h', '127.0.0.1'];
    programs.start(NAME, join(homeOfPostgres() ?? '', 'postgres'), [...place, ...settings]);
    await ask(coordinator.url, `alter system set synchronous_standby_names = '${NAME}'`);
    await ask(coordinator.url, 'select pg_reload_conf()');
    await until('the standby', 60, () => confirms(coordinator.url));
    const urls = { coordinator: coordinator.url, [NAME]: at(standby) };
    const watched = await Promise.all(Object.entries(urls).map(watch));
    const members = watched.map(({ member }) => member);
    const places = { haproxy: haproxy() ?? '' };
    startBalancer(programs, places, { site, database, nodes: [] }, members);
    const pair = new Pair(
      coordinator,
      { database, standby, data },
      watched.map(({ server }) => server),
    );
    await until('HAProxy', 20, async () => (await ask(pair.url, 'select 1')).length === 1);
    return pair;
  }

  /** All processes of the coordinator are gone at once. */
  async kill(): Promise<void> {
    const [row] = await ask<{ file: string }>(
      this.#coordinator.url,
      "select pg_read_file('postmaster.pid') as file",
    );
    const pid = Number(row?.file.split('\n', 1)[0]);
    for (const one of familyOf(pid)) signal(one, 'SIGKILL');
  }

  /** What an operator does: promote the standby, tell the workers where their coordinator is. */
  async promote(): Promise<void> {
    const promoted = pgProgram('pg_ctl', ['-D', this.#data, '-w', 'promote']);
    if (promoted.status !== 0) throw new Error(`pg_ctl promote: ${promoted.stdout}`);
    const port = new URL(this.standbyUrl).port;
    await ask(
      this.standbyUrl,
      `select citus_update_node(nodeid, '127.0.0.1', ${port}) from pg_dist_node where groupid = 0`,
    );
  }

  /** Where each worker believes the coordinator to be: its ports. */
  async knownBy(workers: readonly PostgresServer[]): Promise<string> {
    const ports = await Promise.all(
      workers.map(async ({ url }) => {
        const rows = await ask<{ nodeport: number }>(
          url,
          'select nodeport from pg_dist_node where groupid = 0',
        );
        return rows.map(({ nodeport }) => nodeport);
      }),
    );
    const port = new URL(this.standbyUrl).port;
    return `${ports.flat().filter((each) => String(each) === port).length} of ${workers.length}`;
  }

  end(): void {
    for (const server of this.#watchers) server.close();
  }
}

const at = (port: number | string) => `postgres://postgres@127.0.0.1:${port}/postgres`;

const pgProgram = (name: string, words: readonly string[]) =>
  spawnSync(join(homeOfPostgres() ?? '', name), words, {
    ...account(),
    cwd: '/',
    encoding: 'utf8',
  });

async function confirms(url: string): Promise<boolean> {
  const rows = await ask(url, "select from pg_stat_replication where sync_state = 'sync'");
  return rows.length === 1;
}

/** Answers 200 to HAProxy while a server takes writes. */
async function watch([name, url]: [string, string]) {
  const server = createServer((_request, response) => {
    ask<{ standby: boolean }>(url, 'select pg_is_in_recovery() as standby').then(
      ([row]) => response.writeHead(row?.standby === false ? 200 : 503).end(),
      () => response.writeHead(503).end(),
    );
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { server, member: { name, port: Number(portOf({ url })), watch: port } };
}
