/**
 * `npm run test:cluster -- citus`: a coordinator and two workers of Citus on this machine, OWNERS
 * filled before the tables are spread, one node under load: what happens when a third worker comes
 * and shards move to it, when a worker is killed and comes back, and when the coordinator is killed
 * and its standby promoted? How many workers does a statement touch? Then the operator's commands
 * on what is left. The same calls on one PostgreSQL stand beside, and by turns. Exits with 1 where
 * a goal is missed; where Citus is not installed, it says so and ends with 0; without HAProxy no
 * standby is tried.
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
import { operatorsCommands } from './citus-commands.ts';
import { compared, statementsOfKinds } from './citus-compare.ts';
import { ask, isInstalled, member, portOf } from './citus-members.ts';
import {
  coordinatorKilled,
  during,
  forgetStatements,
  missedRows,
  row,
  say,
  touched,
  workerComes,
  workerKilled,
  WRITERS,
} from './citus-parts.ts';
import { Pair } from './citus-standby.ts';
import { Load } from './load.ts';
import { SiteNode } from './nodes.ts';
import { haproxy, Programs } from './programs.ts';

const OWNERS = Number(process.env['OWNERS'] ?? 100_000);
const CALM_MS = 20_000;

/** Commands of the operator that did not do what they should. */
let wrong = 0;

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

async function spreadOver(members: readonly PostgresServer[], folder: string): Promise<void> {
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
}

/** Rows of the calls by turns, and of their statements. */
async function withMembers(
  plain: PostgresServer,
  members: PostgresServer[],
  folder: string,
  programs: Programs,
): Promise<Awaited<ReturnType<typeof sideBySide>>> {
  await spreadOver(members, folder);
  const [coordinator] = members as [PostgresServer];
  const beside = await sideBySide(plain, coordinator, folder);
  await forgetStatements(coordinator.url);
  await plain.end('SIGINT');
  const pair = haproxy() ? await Pair.of(programs, coordinator) : undefined;
  const url = pair?.url ?? coordinator.url;
  const { site, origin } = await nodeAt(url, folder, 'node');
  try {
    const load = await Load.begin(origin, url, WRITERS);
    row('Citus, calm', await during(load, () => pause(CALM_MS)), '', true);
    await workerComes(load, members);
    await workerKilled(load, members);
    await touched(coordinator.url);
    if (pair) await coordinatorKilled(load, pair, members.slice(1));
    else say('Skipped: the standby of the coordinator. It needs HAProxy (Debian: haproxy).');
    await load.end();
    const { acknowledged, lost } = await load.compare();
    load.close();
    row('all', load.requests, `${acknowledged} acknowledged, ${lost} lost`, lost === 0);
  } finally {
    await site.end('SIGKILL');
  }
  for (const { what, is, said } of await operatorsCommands(url, folder)) {
    say(`${what}: ${is ? 'right' : 'WRONG'}. ${said}`);
    if (!is) wrong += 1;
  }
  pair?.end();
  return beside;
}

/** The same owners and calls on one PostgreSQL. */
async function calmOn(server: PostgresServer, folder: string): Promise<void> {
  await filled(server.url, folder, 'plain');
  const { site, origin } = await nodeAt(server.url, folder, 'plain');
  const load = await Load.begin(origin, server.url, WRITERS);
  row('one PostgreSQL, calm', await during(load, () => pause(CALM_MS)), '', true);
  await load.end();
  load.close();
  await site.end('SIGKILL');
}

/** A node on each, asked by turns, before there is a standby that each write waits for. */
async function sideBySide(plain: PostgresServer, citus: PostgresServer, folder: string) {
  const one = await nodeAt(plain.url, folder, 'one-by-turns');
  const other = await nodeAt(citus.url, folder, 'citus-by-turns');
  try {
    const byTurns = await compared(one.origin, other.origin);
    return { byTurns, byKind: await statementsOfKinds(other.origin, citus.url) };
  } finally {
    await one.site.end('SIGKILL');
    await other.site.end('SIGKILL');
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
  const others: PostgresServer[] = [];
  const programs = new Programs();
  try {
    const plain = await startPostgres(tmpdir());
    if (!plain) throw new Error('PostgreSQL could not be started');
    others.push(plain);
    await calmOn(plain, folder);
    for (const _ of ['coordinator', 'worker', 'worker']) members.push(await member());
    const { byTurns, byKind } = await withMembers(plain, members, folder, programs);
    say('\n| By turns | Times | One PostgreSQL p50 / p99, ms | Citus | Citus / one, p50, p99 |');
    say('| --- | --- | --- | --- | --- |');
    for (const line of byTurns) say(line);
    say('\n| Statements a call | coordinator alone | one worker | more |');
    say('| --- | --- | --- | --- |');
    for (const line of byKind) say(line);
  } catch (fault) {
    say(programs.lastWords());
    throw fault;
  } finally {
    await programs.end();
    for (const server of [...members, ...others]) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const all = missedRows() + wrong;
  say(all === 0 ? 'All goals are met.' : `${all} goals are missed.`);
  return all === 0 ? 0 : 1;
}
