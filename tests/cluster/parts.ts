/** What is done to the cluster while owners work, and what must hold meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseCluster } from './database.ts';
import { failed, type Load, type Request } from './load.ts';
import type { SiteNode } from './nodes.ts';
import { until } from './waiting.ts';

export interface Outcome {
  readonly what: string;
  readonly goal: string;
  readonly requests: number;
  readonly failures: readonly Request[];
  readonly measured: string;
  readonly met: boolean;
}

export interface Cluster {
  readonly load: Load;
  readonly nodes: readonly [SiteNode, SiteNode];
  readonly databases: DatabaseCluster;
}

/** The balancer looks once a second. */
const SEEN_MS = 2_500;
const BACK_WITHIN_S = 30;

/**
 * Runs something while the load goes on; gives the requests that were answered or failed from just
 * before to just after.
 */
async function during(load: Load, work: () => Promise<void>): Promise<Request[]> {
  await pause(SEEN_MS);
  const since = performance.now();
  await pause(1_000);
  await work();
  await pause(SEEN_MS);
  return load.requests.filter(({ endedAt }) => endedAt >= since);
}

export async function nodeKilled({ load, nodes }: Cluster): Promise<Outcome> {
  let [killedAt, goneAt] = [0, 0];
  const requests = await during(load, async () => {
    killedAt = performance.now();
    await nodes[0].end('SIGKILL');
    goneAt = performance.now();
    await pause(5_000);
    await nodes[0].start();
  });
  const failures = requests.filter(failed);
  const before = failures.filter(({ sentAt }) => sentAt <= killedAt).length;
  const meanwhile = failures.filter(({ sentAt }) => sentAt <= goneAt).length - before;
  const later = failures.length - before - meanwhile;
  return {
    what: 'a node killed (SIGKILL), started again',
    goal: 'only its requests in flight fail',
    requests: requests.length,
    failures,
    measured: `sent before the signal ${before}, in the ${Math.round(goneAt - killedAt)} ms until the process was gone ${meanwhile}, later ${later}`,
    met: later === 0,
  };
}

export async function nodesStopped({ load, nodes }: Cluster): Promise<Outcome> {
  const codes: unknown[] = [];
  const requests = await during(load, async () => {
    for (const node of nodes) {
      codes.push(await node.end('SIGTERM'));
      await node.start();
      await pause(SEEN_MS);
    }
  });
  const failures = requests.filter(failed);
  return {
    what: 'each node stopped (SIGTERM) and started, in turn',
    goal: 'no failed request',
    requests: requests.length,
    failures,
    measured: `exit codes ${codes.join(', ')}`,
    met: failures.length === 0 && codes.every((code) => code === 0),
  };
}

export async function primaryKilled({ load, databases }: Cluster): Promise<Outcome> {
  const first = await databases.primary();
  if (!first) throw new Error('there is no primary');
  let killedAt = 0;
  const requests = await during(load, async () => {
    killedAt = performance.now();
    databases.kill(first);
    await until('another primary', 90, async () => {
      const now = await databases.primary();
      return now !== undefined && now !== first;
    });
    await writesAgain(load, killedAt);
    databases.startMember(first);
    await databases.standbyReady();
  });
  const failures = requests.filter(failed);
  const away = (lastOf(failures) - killedAt) / 1000;
  const { acknowledged, lost } = await load.compare();
  return {
    what: 'the primary killed (its Patroni and PostgreSQL, SIGKILL)',
    goal: `back within ${BACK_WITHIN_S} s, no acknowledged write lost`,
    requests: requests.length,
    failures,
    measured: `last failure after ${away.toFixed(1)} s; ${acknowledged} acknowledged, ${lost} lost`,
    met: away <= BACK_WITHIN_S && lost === 0 && acknowledged > 0,
  };
}

const lastOf = (failures: readonly Request[]) => Math.max(0, ...failures.map((one) => one.endedAt));

/** Waits for a write that was sent and acknowledged after the failures: the service is back. */
async function writesAgain(load: Load, since: number): Promise<void> {
  await until('writing', 90, async () => {
    const after = Math.max(since, lastOf(load.requests.filter(failed)));
    return load.requests.some(
      (one) => one.kind === 'write' && !failed(one) && one.sentAt > after + 3_000,
    );
  });
}

/**
 * Each node replaced by the next version, and the old version started once more on the newer
 * schema.
 */
export async function upgraded(
  { load, nodes }: Cluster,
  next: string,
  isExpanded: () => Promise<boolean>,
): Promise<Outcome> {
  const steps: string[] = [];
  const requests = await during(load, async () => {
    await replaced(nodes[0], next);
    steps.push(`schema ${(await isExpanded()) ? 'newer' : 'NOT newer'}`);
    await replaced(nodes[1]);
    steps.push('old version started on it');
    await replaced(nodes[1], next);
    steps.push('both new');
  });
  const failures = requests.filter(failed);
  const { acknowledged, lost } = await load.compare();
  return {
    what: 'upgraded node by node, with a migration',
    goal: 'no failed request',
    requests: requests.length,
    failures,
    measured: `${steps.join(', ')}; ${acknowledged} acknowledged, ${lost} lost`,
    met: failures.length === 0 && lost === 0 && (await isExpanded()),
  };
}

async function replaced(node: SiteNode, tree?: string): Promise<void> {
  await node.end('SIGTERM');
  await node.start(tree);
  await pause(SEEN_MS);
}
