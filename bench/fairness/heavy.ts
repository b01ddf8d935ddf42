/** One owner at work, alone and then beside heavy owners, in one run on one server. */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { Caller } from './caller.ts';
import { heavyOwner, type HeavyOwner } from './heavy-loops.ts';
import { withServer, type Place } from './served.ts';

const LOOPS = resolve(import.meta.dirname, 'heavy-loops.ts');
const PAUSE_MS = 30;
const GOAL_MS = 50;
const pause = (ms: number) => new Promise<void>((pass) => void setTimeout(pass, ms));

export interface Heavy {
  readonly owners: number;
  /** Milliseconds alone, and beside the heavy ones. */
  readonly alone: number;
  readonly beside: number;
}

/** Says both, and what was added. */
export async function besideHeavy(
  place: Place,
  { owners, alone, beside }: Heavy,
  say: (line: string) => void,
): Promise<void> {
  await withServer(place, async (origin, peakMb, pid) => {
    const heavy: HeavyOwner[] = [];
    for (let at = 0; at < owners; at += 1) heavy.push(await heavyOwner(origin, `heavy${at}`));
    const good = await quietOwner(origin);
    const before = await seen(good, alone, pid);
    const loops = begin(origin, heavy);
    const during = await seen(good, beside, pid);
    const statuses = await loops.end();
    good.caller.close();
    const added = (['times', 'net'] as const).map((kind) => {
      const more = at(during[kind], 0.99) - at(before[kind], 0.99);
      return `${more.toFixed(0)}${more > GOAL_MS ? ' (missed)' : ''}`;
    });
    say(
      `| ${owners} | ${inWords(before)} | ${inWords(during)} | ${added.join(' · ')} | ${peakMb()} | ${loadavg()[0]?.toFixed(1)} | ${statuses} |`,
    );
  });
}

/** The head of the table. */
export const HEAVY_HEAD = `| Heavy owners | alone, ms: p50 / p99 / max · the same without waits for a processor (refused; server's share of a core) | beside them | added at p99 (goal ${GOAL_MS}) | peak MB | load | replies to the heavy ones |
|---|---|---|---|---|---|---|`;

interface Good {
  readonly caller: Caller;
  readonly paths: readonly string[];
}

async function quietOwner(origin: string): Promise<Good> {
  const caller = new Caller(origin, 1);
  await caller.signUp('quiet@example.com');
  const { id } = await caller.get<{ id: string }>('POST', '/api/businesses', {
    businessName: 'Quiet Books',
    industry: 'Retail',
    employeeCount: 40,
    annualRevenue: 30_000_000,
    statesOperating: ['DE', 'CA', 'TX', 'VA', 'OR'],
    dataTypesCollected: ['Email addresses', 'Postal addresses', 'Purchase history'],
  });
  return { caller, paths: [`/api/businesses/${id}`, `/api/assessments/${id}`] };
}

interface Seen {
  readonly times: readonly number[];
  /** Without the time in which the server's thread waited for a processor. */
  readonly net: readonly number[];
  readonly refused: number;
  readonly share: number;
}

async function seen({ caller, paths }: Good, ms: number, pid: number): Promise<Seen> {
  const times: number[] = [];
  const net: number[] = [];
  let refused = 0;
  const from = cpuMs(pid);
  const start = performance.now();
  while (performance.now() < start + ms) {
    for (const path of paths) {
      const waited = waitedMs(pid);
      const reply = await caller.call('GET', path, { keep: false });
      times.push(reply.ms);
      net.push(Math.max(0, reply.ms - (waitedMs(pid) - waited)));
      if (reply.status !== 200) refused += 1;
    }
    await pause(PAUSE_MS);
  }
  const share = (cpuMs(pid) - from) / (performance.now() - start);
  return { times: inOrder(times), net: inOrder(net), refused, share };
}

const inOrder = (times: readonly number[]) => times.toSorted((one, other) => one - other);

/**
 * Milliseconds that the main thread of a process was ready and got no processor, on Linux;
 * elsewhere 0.
 */
function waitedMs(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/** Milliseconds of processor time that a process took, on Linux; elsewhere not a number. */
function cpuMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

const three = (times: readonly number[]) =>
  [0.5, 0.99, 1].map((each) => at(times, each).toFixed(0)).join(' / ');
const inWords = ({ times, net, refused, share }: Seen) =>
  `${three(times)} · ${three(net)} (${refused}; ${share.toFixed(2)})`;

/** The loops of the heavy owners, in a process of their own. */
function begin(origin: string, owners: readonly HeavyOwner[]) {
  const helper = fork(LOOPS);
  helper.send({ origin, owners });
  return {
    end: () =>
      new Promise<string>((done, fail) => {
        helper.once('message', (statuses) =>
          done(JSON.stringify(statuses).replaceAll(/[{}"]/g, '')),
        );
        helper.once('exit', (code) => code && fail(new Error(`the loops ended with ${code}`)));
        helper.send('end');
      }),
  };
}
