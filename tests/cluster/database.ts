/**
 * Two PostgreSQL under Patroni and etcd, and before them HAProxy, which finds the primary, and
 * PgBouncer in transaction mode.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { freePort } from '../postgres-server.ts';
import { familyOf, signal, type Places, type Programs } from './programs.ts';
import { until } from './waiting.ts';

export interface Member {
  readonly name: string;
  readonly port: number;
  /** Where its Patroni answers. */
  readonly watch: number;
}

/** Patroni's least: after so many seconds without a word the primary counts as gone. */
const TTL = 20;

export class DatabaseCluster {
  readonly members: readonly Member[];
  readonly #programs: Programs;
  readonly #places: Places;
  readonly #etcd: number;
  readonly #patroni = new Map<Member, ChildProcess>();

  constructor(programs: Programs, places: Places, etcd: number, members: readonly Member[]) {
    this.#programs = programs;
    this.#places = places;
    this.#etcd = etcd;
    this.members = members;
  }

  static async start(programs: Programs, places: Places): Promise<DatabaseCluster> {
    const [etcd, peer] = [await freePort(), await freePort()];
    const at = (port: number) => `http://127.0.0.1:${port}`;
    const settings = {
      name: 'etcd',
      'data-dir': join(programs.folder, 'etcd'),
      'listen-client-urls': at(etcd),
      'advertise-client-urls': at(etcd),
      'listen-peer-urls': at(peer),
      'initial-advertise-peer-urls': at(peer),
      'initial-cluster': `etcd=${at(peer)}`,
    };
    const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
    programs.start('etcd', places.etcd, args);
    await until('etcd', 20, async () => (await fetch(`${at(etcd)}/health`)).ok);
    const members: Member[] = [];
    for (const name of ['one', 'two'])
      members.push({ name, port: await freePort(), watch: await freePort() });
    const cluster = new DatabaseCluster(programs, places, etcd, members);
    for (const member of members) {
      cluster.startMember(member);
      await until(`PostgreSQL ${member.name}`, 60, () => answers(member, 'health'));
    }
    await cluster.standbyReady();
    return cluster;
  }

  startMember(member: Member): void {
    const settings = join(this.#programs.folder, `${member.name}.json`);
    mkdirSync(join(this.#programs.folder, 'sockets'), { recursive: true, mode: 0o700 });
    this.#programs.own(join(this.#programs.folder, 'sockets'));
    writeFileSync(settings, JSON.stringify(this.#settings(member), null, 2));
    this.#programs.own(settings);
    const started = this.#programs.start(
      `patroni-${member.name}`,
      this.#places.patroni,
      // JSON is YAML
      [settings],
    );
    this.#patroni.set(member, started);
  }

  /** The member that accepts writes; undefined where there is none. */
  async primary(): Promise<Member | undefined> {
    for (const member of this.members) if (await answers(member, 'primary')) return member;
    return undefined;
  }

  /** Waits for a standby that confirms each write before it is acknowledged. */
  async standbyReady(): Promise<void> {
    await until('the synchronous standby', 60, async () => {
      for (const member of this.members) if (await answers(member, 'synchronous')) return true;
      return false;
    });
  }

  /**
   * What a host that loses its power does: Patroni and all processes of PostgreSQL are gone at
   * once.
   */
  kill(member: Member): void {
    const data = this.#dataOf(member);
    const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const all = [
      ...familyOf(this.#patroni.get(member)?.pid),
      ...familyOf(Number(postmaster.trim())),
    ];
    for (const pid of new Set(all)) signal(pid, 'SIGKILL');
  }

  /** PostgreSQL is no child of Patroni once that was killed, so it is ended by itself. */
  end(): void {
    for (const member of this.members) {
      try {
        this.kill(member);
      } catch {
        // it has no PostgreSQL
      }
    }
  }

  #dataOf(member: Member): string {
    return join(this.#programs.folder, `data-${member.name}`);
  }

  #settings(member: Member): object {
    const { folder } = this.#programs;
    const watch = `127.0.0.1:${member.watch}`;
    const at = `127.0.0.1:${member.port}`;
    return {
      scope: 'statewise',
      name: member.name,
      restapi: { listen: watch, connect_address: watch },
      etcd3: { hosts: `127.0.0.1:${this.#etcd}` },
      bootstrap: {
        dcs: {
          ttl: TTL,
          loop_wait: 2,
          retry_timeout: 5,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
        pg_hba: [
          'local all all trust',
          'host all all 127.0.0.1/32 trust',
          'host replication all 127.0.0.1/32 trust',
        ],
      },
      postgresql: {
        listen: at,
        connect_address: at,
        data_dir: this.#dataOf(member),
        bin_dir: this.#places.postgresql,
        pgpass: join(folder, `pgpass-${member.name}`),
        authentication: {
          superuser: { username: 'postgres', password: 'test' },
          replication: { username: 'replicator', password: 'test' },
        },
        parameters: { unix_socket_directories: join(folder, 'sockets') },
      },
    };
  }
}

async function answers({ watch }: Member, what: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${watch}/${what}`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts PgBouncer in transaction mode before an address. Returns the DATABASE_URL of the nodes.
 */
export async function startPooler(
  programs: Programs,
  places: Places,
  behind: number,
): Promise<string> {
  const port = await freePort();
  const settings = join(programs.folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${behind} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 10
`,
  );
  programs.own(settings);
  programs.start('pgbouncer', places.pgbouncer, [settings]);
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}
