/**
 * How fast the server answers, beside the least that could answer the same: a bare Fastify route
 * with the same bytes and headers, in the same run. `SECONDS=5 npm run bench:server`. Compare the
 * shares: times vary with the machine.
 */
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Caller } from './fairness/caller.ts';
import { dropFolder, newFolder, withServer } from './fairness/served.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 5);
const ROUNDS = 3;
const CONNECTIONS = 64;
const GOAL = 0.9;

const say = (line: string) => console.log(line);

interface Asked {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** So many calls, where an owner may not make as many as fit into the time. */
  readonly calls?: number;
}

async function perSecond(asked: Asked): Promise<number> {
  if (asked.calls !== undefined) return counted(asked, asked.calls);
  const { url, headers } = asked;
  const { requests, non2xx, duration } = await autocannon({
    url,
    headers: { ...headers },
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} replies were not 2xx`);
  return requests.total / duration;
}

/** So many calls in eight lanes. */
async function counted({ url, headers }: Asked, calls: number): Promise<number> {
  const { origin, pathname } = new URL(url);
  const caller = new Caller(origin, 8);
  let left = calls;
  const start = performance.now();
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      caller.cookie = headers['cookie'] ?? '';
      const { status } = await caller.call('GET', pathname, { keep: false });
      if (status !== 200) throw new Error(`${url}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  caller.close();
  return (calls * 1000) / (performance.now() - start);
}

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** A bare route that gives these bytes and headers, in a process of its own. */
async function bare(body: Buffer, headers: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'server/bare.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ body: body.toString('base64'), headers }));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), stop: () => child.kill() };
}

async function compare(asked: Asked): Promise<void> {
  const { name, url, headers } = asked;
  const reply = await fetch(url, { headers, redirect: 'manual' });
  // fetch unpacks the body; the peer has to send what came over the wire
  const wire = await new Caller(new URL(url).origin, 1).raw(url, headers);
  const peer = await bare(wire.body, wire.headers);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await perSecond(asked));
    theirs.push(await perSecond({ ...asked, url: peer.origin }));
  }
  peer.stop();
  const share = middle(ours) / middle(theirs);
  say(
    `${name.padEnd(34)} ${Math.round(middle(ours))} a second, bare Fastify ${Math.round(middle(theirs))}: ${(share * 100).toFixed(0)} % (${wire.body.length} bytes, status ${reply.status})`,
  );
}

const folder = newFolder();
try {
  await withServer({ folder, databaseUrl: undefined }, async (origin) => {
    const caller = new Caller(origin, 1);
    await caller.signUp('fast@example.com');
    const { id } = await caller.get<{ id: string }>('POST', '/api/businesses', {
      businessName: 'Harbor Books',
      industry: 'Retail',
      employeeCount: 12,
      annualRevenue: 2_400_000,
      statesOperating: ['DE', 'IA', 'NE', 'MN', 'TX'],
      dataTypesCollected: ['Email addresses'],
    });
    await caller.get('GET', `/api/assessments/${id}`);
    say(
      `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, ${availableParallelism()} cores shared with the client. Goal for the page: ${GOAL * 100} %.`,
    );
    await compare({
      name: 'a guide, /delaware',
      url: `${origin}/delaware`,
      headers: { 'accept-encoding': 'br' },
    });
    await compare({
      name: 'a signed-in assessment, five states',
      url: `${origin}/api/assessments/${id}`,
      headers: { cookie: `${caller.cookie}; signed-in=1` },
      calls: 800,
    });
    caller.close();
  });
} finally {
  dropFolder(folder);
}
