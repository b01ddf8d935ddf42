/**
 * `npm run test:cluster -- citus`: a coordinator and two workers of Citus on this machine, OWNERS
 * filled before the tables are spread, one node under load: what happens when a third worker comes
 * and shards move to it, and when a worker is killed and comes back? How many workers does a
 * statement touch? The same calls on one PostgreSQL stand beside. Exits with 1 where a goal is
 * missed; where Citus is not installed, it says so and ends with 0.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { spreadTables } from '#server/base/database/distribution.ts';
import { onOneConnection, openPostgres } from '#server/base/database/postgres.ts';
import { fill } from '../../bench/scale/fill.ts';
import { freePort, type PostgresServer, startPostgres } from '../postgres-server.ts';
import { ask, isInstalled, member, portOf } from './citus-members.ts';
import { failed, Load, type Request } from './load.ts';
import { SiteNode } from './nodes.ts';
import { until } from './waiting.ts';

const OWNERS = Number(process.env['OWNERS'] ?? 100_000);
const WRITERS = 6;
const CALM_MS = 20_000;
const AWAY_MS = 8_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The schema with one owner, whom the others are copies of. */
async function filled(url: string, folder: string, name: string): Promise<void> {
  await (await openPostgres(url, say)).close();
  const node = await nodeAt(url, folder, `${name}-first`);
  const load = await Load.begin(node.origin, url, 1);
  await load.end();
  load.close();
  await node.site.end('SIGTERM');
  const [owner] = await ask<{ id: string }>(url, 'select id from users limit 1');
  const client = new Client({ connectionString: url });
  await client.connect();
  await fill(client, owner?.id ?? '', OWNERS, () => {});
  await client.end();
}

async function nodeAt(databaseUrl: string, root: string, name: string) {
  const [folder, port] = [join(root, name), await freePort()];
  mkdirSync(folder);
  const site = new SiteNode({ folder, port, databaseUrl });
  await site.start();
  return { site, origin: `http://127.0.0.1:${port}` };
}

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** Milliseconds of the calls of one kind. */
function timesOf(requests: readonly Request[], kind: Request['kind']) {
  const sorted = requests
    .filter((each) => each.kind === kind && !failed(each))
    .map(({ sentAt, endedAt }) => endedAt - sentAt)
    .toSorted((one, other) => one - other);
  return `${at(sorted, 0.5)} / ${at(sorted, 0.99)} / ${at(sorted, 1)}`;
}

/** The requests that ended while something was done. */
async function during(load: Load, work: () => Promise<unknown>): Promise<Request[]> {
  const since = performance.now();
  await work();
  return load.requests.filter(({ endedAt }) => endedAt >= since);
}

let missed = 0;
function row(what: string, requests: readonly Request[], seen: string, isMet: boolean): void {
  const [write, read] = [timesOf(requests, 'write'), timesOf(requests, 'read')];
  if (!isMet) missed += 1;
  say(
    `| ${what} | ${requests.length} | ${requests.filter(failed).length} | ${write} | ${read} | ${seen} | ${isMet ? 'met' : 'MISSED'} |`,
  );
}

/** Statements of a node by how many workers each was sent to. */
async function touched(url: string): Promise<{ one: number; more: number; which: string[] }> {
  const rows = await ask<{ query: string; calls: string; key: string | null }>(
    url,
    `select query, calls, partition_key as key from citus_stat_statements
     where query ~* '^\\s*(select|insert|update|delete|with)' and executor = 'adaptive'`,
  );
  const count = (wanted: typeof rows) => wanted.reduce((sum, { calls }) => sum + Number(calls), 0);
  const more = rows.filter(({ key }) => key === null);
  return {
    one: count(rows.filter(({ key }) => key !== null)),
    more: count(more),
    which: more.map(
      ({ query, calls }) => `${calls} × ${query.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
    ),
  };
}

/** How many of the writers lie on a worker. */
async function writersAt(url: string, port: string): Promise<number> {
  const rows = await ask(
    url,
    `select from users join citus_shards on shardid = get_shard_id_for_distribution_column('users', id)
     where email like 'owner.%' and nodeport = $1`,
    [port],
  );
  return rows.length;
}

async function moved(coordinator: PostgresServer, worker: PostgresServer): Promise<number> {
  const start = performance.now();
  await ask(coordinator.url, `select citus_add_node('127.0.0.1', ${portOf(worker)})`);
  await ask(coordinator.url, "select citus_rebalance_start(shard_transfer_mode => 'auto')");
  await until('the rebalancing', 300, async () => {
    const [job] = await ask<{ state: string }>(
      coordinator.url,
      'select state::text from citus_rebalance_status() order by job_id desc limit 1',
    );
    return job?.state === 'finished';
  });
  return Math.round((performance.now() - start) / 1000);
}

async function withMembers(members: PostgresServer[], folder: string): Promise<void> {
  const [coordinator, ...workers] = members as [PostgresServer, ...PostgresServer[]];
  await filled(coordinator.url, folder, 'citus');
  await ask(
    coordinator.url,
    `select citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`,
  );
  for (const worker of workers)
    await ask(coordinator.url, `select citus_add_node('127.0.0.1', ${portOf(worker)})`);
  const start = performance.now();
  const spread = await onOneConnection(coordinator.url, spreadTables);
  say(
    `${spread} tables of ${OWNERS} owners spread in ${Math.round((performance.now() - start) / 1000)} s.`,
  );
  await ask(coordinator.url, 'create extension pg_stat_statements');
  const { site, origin } = await nodeAt(coordinator.url, folder, 'node');
  try {
    const load = await Load.begin(origin, coordinator.url, WRITERS);
    row('Citus, calm', await during(load, () => pause(CALM_MS)), '', true);
    const third = await member();
    members.push(third);
    let seconds = 0;
    const adding = await during(load, async () => {
      seconds = await moved(coordinator, third);
    });
    const [held] = await ask<{ shards: string }>(
      coordinator.url,
      'select count(*) as shards from citus_shards where nodeport = $1',
      [portOf(third)],
    );
    const isSpread = Number(held?.shards) > 0 && adding.filter(failed).length === 0;
    row('a third worker, shards moved', adding, `${seconds} s, ${held?.shards} shards`, isSpread);
    const [victim] = workers as [PostgresServer];
    const hit = await writersAt(coordinator.url, portOf(victim));
    const killing = await during(load, async () => {
      await victim.end('SIGQUIT');
      await pause(AWAY_MS);
      await victim.start();
      await pause(AWAY_MS);
    });
    const late = killing.filter(
      (each) => failed(each) && each.sentAt > killing.at(-1)!.endedAt - AWAY_MS / 2,
    );
    row(
      'a worker killed, back after 8 s',
      killing,
      `${hit} of ${WRITERS} writers lay on it; ${late.length} calls failed in the last 4 s`,
      late.length === 0,
    );
    await load.end();
    const { one, more, which } = await touched(coordinator.url);
    const { acknowledged, lost } = await load.compare();
    load.close();
    row('all', load.requests, `${acknowledged} acknowledged, ${lost} lost`, lost === 0);
    say(`Statements sent to one worker: ${one}; to more: ${more}.`);
    for (const each of which) say(`  ${each}`);
  } finally {
    await site.end('SIGKILL');
  }
}

/** The same owners and calls on one PostgreSQL. */
async function plain(folder: string): Promise<void> {
  const server = await startPostgres(tmpdir());
  if (!server) throw new Error('PostgreSQL could not be started');
  try {
    await filled(server.url, folder, 'plain');
    const { site, origin } = await nodeAt(server.url, folder, 'plain');
    const load = await Load.begin(origin, server.url, WRITERS);
    row('one PostgreSQL, calm', await during(load, () => pause(CALM_MS)), '', true);
    await load.end();
    load.close();
    await site.end('SIGKILL');
  } finally {
    await server.stop();
  }
}

/** The whole run; the exit code. */
export async function runOnCitus(): Promise<number> {
  if (!(await isInstalled())) {
    say('Skipped: Citus is not installed here. It is in no Debian package: docs/cluster.md.');
    return 0;
  }
  say(
    '| What | Requests | Failed | write p50 / p99 / most, ms | read p50 / p99 / most, ms | Seen | |',
  );
  say('| --- | --- | --- | --- | --- | --- | --- |');
  const folder = mkdtempSync(join(tmpdir(), 'statewise-citus-'));
  const members: PostgresServer[] = [];
  try {
    await plain(folder);
    for (const _ of ['coordinator', 'worker', 'worker']) members.push(await member());
    await withMembers(members, folder);
  } finally {
    for (const server of members) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  say(missed === 0 ? 'All goals are met.' : `${missed} goals are missed.`);
  return missed === 0 ? 0 : 1;
}
