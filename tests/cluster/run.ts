/**
 * `npm run test:cluster`: two nodes, two PostgreSQL under Patroni and etcd, PgBouncer in
 * transaction mode and HAProxy, all on this machine, under load: what happens when parts of it are
 * killed, stopped and upgraded? Exits with 1 where a goal is missed. OWNERS=6: each writes and
 * reads at once. `npm run test:cluster -- citus`: on a database that is spread (citus.ts).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../postgres-server.ts';
import { startBalancer } from './balancer.ts';
import { runOnCitus } from './citus.ts';
import { DatabaseCluster, startPooler } from './database.ts';
import { Load } from './load.ts';
import { NEW_COLUMN, nextVersion, SiteNode } from './nodes.ts';
import { nodeKilled, nodesStopped, primaryKilled, upgraded, type Outcome } from './parts.ts';
import { findCluster, Programs, type Places } from './programs.ts';
import { until } from './waiting.ts';

const OWNERS = Number(process.env['OWNERS'] ?? 6);
const say = (line = '') => process.stdout.write(`${line}\n`);

/** Asks the primary, through HAProxy and PgBouncer as the nodes do. */
async function rows<Row extends object>(url: string, query: string, values: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const answer = await client.query<Row>(query, values);
  await client.end();
  return answer.rows;
}

async function outcomes(programs: Programs, places: Places): Promise<Outcome[]> {
  say(
    'Starting etcd, Patroni (synchronous_mode on) with two PostgreSQL, HAProxy, PgBouncer and two nodes ...',
  );
  const databases = await DatabaseCluster.start(programs, places);
  try {
    return await withDatabases(programs, places, databases);
  } finally {
    databases.end();
  }
}

async function withDatabases(programs: Programs, places: Places, databases: DatabaseCluster) {
  const [site, database] = [await freePort(), await freePort()];
  const ports = [await freePort(), await freePort()] as const;
  startBalancer(programs, places, { site, database, nodes: ports }, databases.members);
  const databaseUrl = await startPooler(programs, places, database);
  await until('PgBouncer', 20, async () => (await rows(databaseUrl, 'select 1', [])).length === 1);
  const node = (port: number) => {
    const folder = join(programs.folder, `node-${port}`);
    mkdirSync(folder);
    return new SiteNode({ folder, port, databaseUrl });
  };
  const nodes = [node(ports[0]), node(ports[1])] as const;
  try {
    await Promise.all(nodes.map((each) => each.start()));
    const origin = `http://127.0.0.1:${site}`;
    await until('HAProxy', 20, async () => (await fetch(`${origin}/readyz`)).ok);
    const load = await Load.begin(origin, databaseUrl, OWNERS);
    const cluster = { load, nodes, databases };
    const done: Outcome[] = [];
    for (const part of [nodeKilled, nodesStopped, primaryKilled])
      done.push(tell(await part(cluster)));
    const next = nextVersion(programs.folder);
    done.push(tell(await upgraded(cluster, next, () => isExpanded(databaseUrl))));
    await load.end();
    load.close();
    return done;
  } finally {
    await Promise.all(nodes.map((each) => each.end('SIGKILL')));
  }
}

const isExpanded = async (url: string) => {
  const found = await rows(url, 'select from information_schema.columns where column_name = $1', [
    NEW_COLUMN,
  ]);
  return found.length > 0;
};

/** One row of the table, and what the failures said. */
function tell(one: Outcome): Outcome {
  const failures = new Map<string, number>();
  for (const { kind, status, text } of one.failures) {
    const name = `${kind} ${status || `no reply (${text.slice(0, 60)})`}`;
    failures.set(name, (failures.get(name) ?? 0) + 1);
  }
  const causes = [...failures].map(([name, count]) => `${count} × ${name}`).join(', ');
  say(
    `| ${one.what} | ${one.goal} | ${one.requests} | ${one.failures.length}${causes && ` (${causes})`} | ${one.measured} | ${one.met ? 'met' : 'MISSED'} |`,
  );
  return one;
}

async function run(): Promise<number> {
  const places = findCluster();
  if (!('patroni' in places)) {
    say(`Skipped: not installed are ${places.join(', ')}. On Debian:`);
    say('  apt-get install postgresql patroni etcd-server pgbouncer haproxy');
    say('Their services need not run: this command starts programs of its own.');
    return 0;
  }
  const programs = new Programs();
  try {
    const done = await outcomes(programs, places);
    const missed = done.filter(({ met }) => !met).length;
    say(missed === 0 ? 'All goals are met.' : `${missed} of ${done.length} goals are missed.`);
    return missed === 0 ? 0 : 1;
  } catch (fault) {
    process.stderr.write(`${programs.lastWords()}\n`);
    throw fault;
  } finally {
    await programs.end();
  }
}

if (process.argv.includes('citus')) process.exitCode = await runOnCitus();
else {
  say('| What | Goal | Requests | Failed | Measured | |');
  say('| --- | --- | --- | --- | --- | --- |');
  process.exitCode = await run();
}
