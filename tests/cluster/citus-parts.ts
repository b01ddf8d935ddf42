/** What is done to a spread database while owners work, what must hold, and the table of it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresServer } from '../postgres-server.ts';
import { ask, member, portOf } from './citus-members.ts';
import type { Pair } from './citus-standby.ts';
import { failed, type Load, type Request } from './load.ts';
import { until } from './waiting.ts';

const AWAY_MS = 8_000;
/** Owners who write and read at once. */
export const WRITERS = 6;

export const say = (line: string) => process.stdout.write(`${line}\n`);

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
export async function during(load: Load, work: () => Promise<unknown>): Promise<Request[]> {
  const since = performance.now();
  await work();
  return load.requests.filter(({ endedAt }) => endedAt >= since);
}

let missed = 0;
/** How many rows missed their goal. */
export const missedRows = () => missed;

/** One row of the table. */
export function row(
  what: string,
  requests: readonly Request[],
  seen: string,
  isMet: boolean,
): void {
  const [write, read] = [timesOf(requests, 'write'), timesOf(requests, 'read')];
  if (!isMet) missed += 1;
  say(
    `| ${what} | ${requests.length} | ${requests.filter(failed).length} | ${write} | ${read} | ${seen} | ${isMet ? 'met' : 'MISSED'} |`,
  );
}

interface Counted {
  readonly query: string;
  readonly calls: string;
}
const sumOf = (rows: readonly Counted[]) => rows.reduce((sum, { calls }) => sum + Number(calls), 0);
const READS_OR_WRITES = "~* '^\\s*(select|insert|update|delete|with)'";

/** Statements by how many workers each was sent to, and those sent to more than one. */
export async function sentTo(url: string) {
  const spread = await ask<Counted & { key: string | null }>(
    url,
    `select query, calls, partition_key as key from citus_stat_statements
     where query ${READS_OR_WRITES} and executor = 'adaptive'`,
  );
  const all = await ask<Counted>(
    url,
    `select query, calls from pg_stat_statements where toplevel and query ${READS_OR_WRITES}
     and query !~* '(citus_|pg_|get_shard_id|generate_series)'`,
  );
  const which = spread.filter(({ key }) => key === null);
  const one = sumOf(spread) - sumOf(which);
  return { none: sumOf(all) - sumOf(spread), one, more: sumOf(which), which };
}

/** Says it of a whole run. */
export async function touched(url: string): Promise<void> {
  const { none, one, more, which } = await sentTo(url);
  say(`Statements: on the coordinator alone ${none}; to one worker ${one}; to more ${more}.`);
  for (const { query, calls } of which)
    say(`  ${calls} × ${query.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
}

/** Begins to count anew. */
export async function forgetStatements(url: string): Promise<void> {
  await ask(url, 'select pg_stat_statements_reset()');
  await ask(url, 'select citus_stat_statements_reset()');
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

export async function workerComes(load: Load, members: PostgresServer[]): Promise<void> {
  const [coordinator] = members as [PostgresServer];
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
}

export async function workerKilled(load: Load, members: readonly PostgresServer[]): Promise<void> {
  const [coordinator, victim] = members as [PostgresServer, PostgresServer];
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
}

/** Somebody has to see it and decide; here that takes so long. */
const DECIDED_MS = 2_000;
const BACK_WITHIN_S = 30;

export async function coordinatorKilled(
  load: Load,
  pair: Pair,
  workers: readonly PostgresServer[],
): Promise<void> {
  let killedAt = 0;
  const requests = await during(load, async () => {
    await pause(AWAY_MS / 2);
    killedAt = performance.now();
    await pair.kill();
    await pause(DECIDED_MS);
    await pair.promote();
    await until('writing', 90, async () =>
      load.requests.some(
        ({ kind, ...each }) =>
          kind === 'write' && !failed({ kind, ...each }) && each.sentAt > killedAt + DECIDED_MS,
      ),
    );
    await pause(AWAY_MS);
  });
  const writes = requests.filter((each) => each.kind === 'write' && !failed(each));
  const last = Math.max(...writes.map(({ endedAt }) => endedAt).filter((at) => at <= killedAt));
  const first = Math.min(
    ...writes.filter(({ sentAt }) => sentAt > killedAt).map(({ endedAt }) => endedAt),
  );
  const away = (first - last) / 1000;
  const { acknowledged, lost } = await load.compare();
  row(
    'the coordinator killed (SIGKILL), its standby promoted',
    requests,
    `no write for ${away.toFixed(1)} s, ${DECIDED_MS / 1000} of them until it was promoted; known to ${await pair.knownBy(workers)} workers; ${acknowledged} acknowledged, ${lost} lost`,
    away <= BACK_WITHIN_S && lost === 0,
  );
}
